import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import cart from '../../locales/en/cart.json' with { type: 'json' };
import checkout from '../../locales/en/checkout.json' with { type: 'json' };
import common from '../../locales/en/common.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import product from '../../locales/en/product.json' with { type: 'json' };
import type { Store } from '../../stores/types.ts';
import { us } from '../../stores/us.ts';
import { CheckoutContextProvider } from '../checkout/checkout-context.tsx';
import { CartProvider } from '../checkout/use-cart.tsx';
import { ConsentContextProvider } from '../consent/consent-context.tsx';
import { TextsProvider } from '../i18n/texts-provider.tsx';
import { ShopContextProvider } from '../shop/shop-context.tsx';

const texts = { cart, checkout, common, errors, product };

/** All that stands around every page of the shop, with English texts. */
export function InShop({ children, store = us }: { children: ReactNode; store?: Store }) {
  return (
    <TextsProvider language="en" texts={texts}>
      <ConsentContextProvider>
        <ShopContextProvider store={store} siteConfig={{ brandName: 'Brand', supportEmail: 'a@b.example' }}>
          <CheckoutContextProvider>
            <CartProvider>{children}</CartProvider>
          </CheckoutContextProvider>
        </ShopContextProvider>
      </ConsentContextProvider>
    </TextsProvider>
  );
}

/** Renders a part of the shop inside all that stands around every page. */
export function renderInShop(part: ReactNode, store: Store = us) {
  const user = userEvent.setup();
  return { user, ...render(<InShop store={store}>{part}</InShop>) };
}

/** A busy machine must not fail a test: waiting ends with what is waited for, long before this. */
configure({ asyncUtilTimeout: 10_000 });
