import { defaultLanguageOf, languagesFor } from './languages.ts';
import type { Store, StoreId } from './types.ts';
import { type PageKey, urlOf } from './urls.ts';

/** The pages each storefront builds. */
export type BuiltPages = Readonly<Partial<Record<StoreId, ReadonlySet<PageKey>>>>;

/** An address of a page for one audience, for search engines and the country selector. */
export interface Alternate {
  /** BCP 47 language and country, or `x-default` for everyone else. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * Every address of a page across storefronts, countries, and languages; a storefront without the page is left out.
 * `x-default` is the address in the United States or, if there is none, that of the first storefront that has the page.
 * The result is the same in every storefront, so alternates are always reciprocal.
 */
export function alternatesOf(key: PageKey, all: readonly Store[], built: BuiltPages): Alternate[] {
  const having = all.filter(({ id }) => built[id]?.has(key));
  const alternates = having.flatMap((store) =>
    store.countries.flatMap((country) =>
      languagesFor(store, country).map((language) => ({
        hreflang: `${language}-${country.code.toUpperCase()}`,
        href: urlOf(store, language, key),
      })),
    ),
  );
  const everybodyElse = having.find(({ id }) => id === 'us') ?? having[0];
  if (!everybodyElse) return [];
  const href = urlOf(everybodyElse, defaultLanguageOf(everybodyElse), key);
  return [...alternates, { hreflang: 'x-default', href }];
}
