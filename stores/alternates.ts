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
 * Every address of a page across storefronts, countries, and languages.
 * `x-default` is the address in the first storefront that has the page.
 * The result is the same in every storefront, so alternates are always reciprocal.
 * @param having the storefronts that have the page, in the brand's order.
 */
export function alternatesOf(key: PageKey, having: readonly Store[]): Alternate[] {
  const alternates = having.flatMap((store) =>
    store.countries.flatMap((country) =>
      languagesFor(store, country).map((language) => ({
        hreflang: `${language}-${country.code.toUpperCase()}`,
        href: urlOf(store, language, key),
      })),
    ),
  );
  const [everybodyElse] = having;
  if (!everybodyElse) return [];
  const href = urlOf(everybodyElse, defaultLanguageOf(everybodyElse), key);
  return [...alternates, { hreflang: 'x-default', href }];
}
