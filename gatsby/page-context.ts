import { brand } from '../brands/build.ts';
import type { BrowserBrand } from '../brands/types.ts';
import type { BuiltPages } from '../stores/alternates.ts';
import { defaultLanguageOf } from '../stores/languages.ts';
import type { Language, Store } from '../stores/types.ts';
import { optionalPages, ownPages } from '../stores/page-paths.ts';
import { type PageKey, pathOf } from '../stores/urls.ts';
import type { PageContext, SitePaths } from '../src/navigation/page-context.tsx';

/** Creates the context of every page: its language and the addresses it may link to. */
export function pageContextMaker({
  store,
  stores,
  builtPages,
}: {
  readonly store: Store;
  readonly stores: readonly Store[];
  readonly builtPages: BuiltPages;
}) {
  const defaultLanguage = defaultLanguageOf(store);
  return (pageKey: PageKey, language: Language): PageContext => ({
    pageKey,
    i18n: {
      language,
      languages: store.languages,
      defaultLanguage,
      originalPath: pathOf(store, defaultLanguage, pageKey),
      path: pathOf(store, language, pageKey),
      routed: language !== defaultLanguage,
    },
    languagePaths: Object.fromEntries(store.languages.map((its) => [its, pathOf(store, its, pageKey)])),
    storeIds: isMessage(pageKey)
      ? []
      : stores.flatMap(({ id }) => (builtPages[id]?.has(pageKey) ? [id] : [])),
  });
}

/** The pages that a brand's own links lead to, whether a storefront has them or not. */
export const linkedPagesOf = ({ pages, reasons }: Pick<BrowserBrand, 'pages' | 'reasons'>) => [
  ...[pages.shop, pages.news, ...pages.guides, ...pages.about],
  ...reasons.map(({ page }) => page),
];

/** The paths of the pages that a storefront has and its interface links to, in a language. */
export function sitePathsOf(store: Store, language: Language, own: ReadonlySet<PageKey>): SitePaths {
  const screens = { ...ownPages, ...optionalPages };
  const finders = [...own].filter((key) => key.startsWith('finder/'));
  const linked = [...(Object.keys(screens) as (keyof typeof screens)[]), ...linkedPagesOf(brand), ...finders];
  return Object.fromEntries(
    linked.filter((key) => own.has(key)).map((key) => [key, pathOf(store, language, key)]),
  );
}

/** Whether a page has no address of its own: it appears at whatever address failed. */
export const isMessage = (key: string): boolean => key === 'not-found' || key === 'server-error';
