import type { GatsbyBrowser } from 'gatsby';
import type { ReactNode } from 'react';
import { CartProvider } from '../cart/use-cart.tsx';
import { ConsentProvider } from '../consent/consent-context.tsx';
import { CheckoutContextProvider } from '../checkout/checkout-context.tsx';
import { RegionProvider } from '../region/region-context.tsx';
import { currentStore, siteConfig } from '../shop/current-store.ts';
import { ShopContextProvider } from '../shop/shop-context.tsx';
import { Telemetry } from '../telemetry/telemetry.tsx';

/**
 * State that outlives the page, outside everything else: it stays mounted while the visitor navigates. This is not
 * `wrapRootElement`, which Gatsby also puts around each page's `Head`: the cart would be fetched twice.
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => <Root>{element}</Root>;

function Root({ children }: { children: ReactNode }) {
  return (
    <ConsentProvider>
      <ShopContextProvider store={currentStore} siteConfig={siteConfig}>
        <Telemetry />
        <RegionProvider>
          <CartProvider>
            <CheckoutContextProvider>{children}</CheckoutContextProvider>
          </CartProvider>
        </RegionProvider>
      </ShopContextProvider>
    </ConsentProvider>
  );
}
