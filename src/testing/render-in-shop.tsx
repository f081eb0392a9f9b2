import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Language, Store } from '../../stores/types.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import { pageKeysOf, pathOf } from '../../stores/urls.ts';
import { CheckoutContextProvider } from '../checkout/checkout-context.tsx';
import { CartProvider } from '../cart/use-cart.tsx';
import { type Page, type PageContext, PageContextProvider } from '../navigation/page-context.tsx';
import { RegionProvider } from '../region/region-context.tsx';
import type { SharedData } from '../i18n/shared-data.ts';
import { TextsProvider } from '../i18n/texts-provider.tsx';
import { ShopContextProvider } from '../shop/shop-context.tsx';
import { SeesNothing } from './intersections.ts';

const { us } = stores;
const pageKeys = pageKeysOf(us);

const englishTexts = Object.fromEntries(
  globSync('locales/en/*.json').map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(file, 'utf8')) as unknown,
  ]),
) as unknown as SharedData['texts'];

/** The home page of a storefront in one of its languages. */
export function homePageOf(store: Store, language: Language = defaultLanguageOf(store)): Page & PageContext {
  const pathIn = (wanted: Language) => pathOf(store, wanted, 'home');
  const defaultLanguage = defaultLanguageOf(store);
  return {
    pageKey: 'home',
    i18n: {
      language,
      languages: store.languages,
      defaultLanguage,
      originalPath: pathIn(defaultLanguage),
      path: pathIn(language),
      routed: language !== defaultLanguage,
    },
    languagePaths: Object.fromEntries(store.languages.map((offered) => [offered, pathIn(offered)])),
    sitePaths: Object.fromEntries(pageKeys.map((key) => [key, pathOf(store, language, key)])),
    storeIds: [store.id],
  };
}

interface InShopProps {
  readonly children: ReactNode;
  readonly store?: Store;
  /** What differs from the home page in the storefront’s own language. */
  readonly page?: Partial<Page & PageContext>;
}

/** Everything around every page of the shop, with English texts in every language. */
export function InShop({ children, store = us, page = {} }: InShopProps) {
  const home = homePageOf(store, page.i18n?.language);
  return (
    <TextsProvider language={home.i18n.language} texts={englishTexts}>
      <PageContextProvider page={{ ...home, ...page }}>
        <ShopContextProvider store={store} siteConfig={{ brandName: 'Brand', supportEmail: 'a@b.example' }}>
          <RegionProvider>
            <CartProvider>
              <CheckoutContextProvider>{children}</CheckoutContextProvider>
            </CartProvider>
          </RegionProvider>
        </ShopContextProvider>
      </PageContextProvider>
    </TextsProvider>
  );
}

/** Renders a part of the shop inside everything that surrounds a page. jsdom has no viewport; tests may bring one. */
export function renderInShop(part: ReactNode, store: Store = us, page: Partial<Page> = {}) {
  const user = userEvent.setup();
  const rendered = render(part, {
    wrapper: ({ children }) => (
      <InShop store={store} page={page}>
        {children}
      </InShop>
    ),
  });
  return { user, ...rendered };
}

/** Also for code that arrives when a test's own globals have been taken back. */
if (!('IntersectionObserver' in globalThis)) Object.assign(globalThis, { IntersectionObserver: SeesNothing });

/** A slow machine must not fail a test: waiting normally ends long before this timeout. */
configure({ asyncUtilTimeout: 10_000 });
