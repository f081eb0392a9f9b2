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
 * The country by which a redirect is chosen, the same at the edge and in the browser, among those that its rules use:
 * lower case; null if none of them is known, so that the fallback applies.
 */
export const countryForRedirects = (
  { query, chosen, seen }: CountrySigns,
  { countries }: Pick<RuleIndex, 'countries'>,
): string | null =>
  [new URLSearchParams(query).get(countryName), chosen, seen]
    .map((code) => code?.trim().toLowerCase() ?? '')
    .find((code) => countries.has(code)) ?? null;
