import { resolveCountry } from '../stores/resolve-country.ts';
import type { RuleIndex } from './rule-index.ts';

/** The parameter and the cookie that contain the country a visitor has chosen (docs/product.md, 2.4 and 9). */
export const countryName = 'country';

/** Everything that may say which country a visitor is to be redirected for; codes are ISO 3166-1 alpha-2 in any case. */
export interface CountrySigns {
  /** The address's query, with or without its question mark. */
  readonly query: string;
  /** What the visitor chose earlier: the cookie is written only then. */
  readonly chosen: string | null;
  /** Where the host sees the visitor, or null if it does not know. */
  readonly seen: string | null;
}

/**
 * The country by which a redirect is chosen, the same at the edge and in the browser, and found as a storefront finds
 * the one it sells in (`resolveCountry`): among the countries that its rules use. Lower case; null if none of them is
 * known, so that the fallback applies.
 */
export function countryForRedirects(
  { query, chosen, seen }: CountrySigns,
  { countries }: Pick<RuleIndex, 'countries'>,
): string | null {
  const [first, ...others] = [...countries.keys()].map((code) => ({ code }));
  if (!first) return null;
  const { country, source } = resolveCountry({
    allowed: [first, ...others],
    query: new URLSearchParams(query).get(countryName),
    cookie: chosen,
    geo: seen,
  });
  return source === 'default' ? null : country;
}

/** The sign that the visitor's location is needed, because neither the address nor a choice decides. */
export const needsLocation = (
  signs: Omit<CountrySigns, 'seen'>,
  index: Pick<RuleIndex, 'countries'>,
): boolean => countryForRedirects({ ...signs, seen: null }, index) === null;
