import { createContext, type ReactNode, useContext } from 'react';
import type { Alternate } from '../../stores/alternates.ts';
import type { Language } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';

/** Pages the interface itself links to: all but the products, whose paths come with their data. */
export type SitePageKey = Exclude<PageKey, `product/${string}`>;

/** What every page is created with, beside the arguments of its own query. */
export interface PageContext {
  readonly pageKey: PageKey;
  /** Language settings, which components read with `useI18next`. */
  readonly i18n: {
    readonly language: Language;
    readonly languages: readonly Language[];
    readonly defaultLanguage: Language;
    /** The page's path in the default language. */
    readonly originalPath: string;
    readonly path: string;
    /** Whether the path begins with a language. */
    readonly routed: boolean;
  };
  /** This page's path in each language of the storefront. */
  readonly languagePaths: Readonly<Partial<Record<Language, string>>>;
  /** Where the interface's own links lead in this language; pages that the storefront lacks are missing. */
  readonly sitePaths: Readonly<Partial<Record<SitePageKey, string>>>;
  /** This page across storefronts and languages. */
  readonly alternates: readonly Alternate[];
}

/** What components read of it here. */
type Page = Omit<PageContext, 'i18n'>;

const CurrentPage = createContext<Page | null>(null);

/** Gives everything below it the page it stands on. */
export function PageContextProvider({ page, children }: { page: Page; children: ReactNode }) {
  return <CurrentPage.Provider value={page}>{children}</CurrentPage.Provider>;
}

/** The page this component stands on. @throws Error outside the provider. */
export function usePage(): Page {
  const page = useContext(CurrentPage);
  if (!page) throw new Error('usePage must be used within a PageContextProvider');
  return page;
}

/** Finds the path of a page in the language of this one; the home page's for a page that the storefront lacks. */
export function useSitePaths(): (key: SitePageKey) => string {
  const { sitePaths } = usePage();
  return (key) => sitePaths[key] ?? sitePaths.home ?? '/';
}
