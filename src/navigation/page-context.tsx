import { createContext, type ReactNode, useContext } from 'react';
import { brand } from '../../brands/browser.ts';
import type { Language, StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import type { NamedPageKey } from '../../stores/page-paths.ts';

/** What every page is created with, in addition to the arguments of its own query. */
export interface PageContext {
  readonly pageKey: PageKey;
  /** Language settings, which components read with `useLanguage`. */
  readonly i18n: {
    readonly language: Language;
    readonly languages: readonly Language[];
    readonly defaultLanguage: Language;
    readonly originalPath: string;
    readonly path: string;
    readonly routed: boolean;
  };
  readonly languagePaths: Readonly<Partial<Record<Language, string>>>;
  /** The storefronts that have this page; none for a page without an address of its own. */
  readonly storeIds: readonly StoreId[];
}

/** Where the interface's own links lead in a language; pages that the storefront does not have are missing. */
export type SitePaths = Readonly<Partial<Record<NamedPageKey, string>>>;

/** What components read here: the page, and what all pages of its language share. */
export type Page = Omit<PageContext, 'i18n'> & { readonly sitePaths: SitePaths };

const CurrentPage = createContext<Page | null>(null);

export function PageContextProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <CurrentPage.Provider value={page}>{children}</CurrentPage.Provider>;
}

/** The page this component is on. @throws Error outside the provider. */
export function usePage(): Page {
  const page = useContext(CurrentPage);
  if (!page) throw new Error('usePage must be used within a PageContextProvider');
  return page;
}

/** Finds the path of a page in the current language; that of the home page if the storefront does not have the page. */
export function useSitePaths(): (key: NamedPageKey) => string {
  const { sitePaths } = usePage();
  return (key) => sitePaths[key] ?? sitePaths.home ?? '/';
}

/** The finders that the storefront has: of which category, and where. */
export function useFinders(): readonly { readonly category: string; readonly path: string }[] {
  const prefix = 'finder/';
  return Object.entries(usePage().sitePaths).flatMap(([key, path]) =>
    key.startsWith(prefix) ? [{ category: key.slice(prefix.length), path }] : [],
  );
}

export function usePaths() {
  const sitePath = useSitePaths();
  return {
    shop: sitePath(brand.pages.shop),
    cart: sitePath('cart'),
    checkout: sitePath('checkout'),
    orderConfirmation: sitePath('order-confirmation'),
  };
}
