import { conditionCountries } from './types.ts';

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
 * The country by which a redirect is chosen, the same at the edge and in the browser: the one in the address, otherwise
 * the visitor's earlier choice, otherwise the visitor's location. A code that no rule may use is ignored in the first
 * two. Lower case, or null if unknown.
 */
export function countryForRedirects({ query, chosen, seen }: CountrySigns): string | null {
  return (
    usable(new URLSearchParams(query).get(countryName)) ??
    usable(chosen) ??
    seen?.trim().toLowerCase() ??
    null
  );
}

/** The sign that the visitor's location is needed, because neither the address nor a choice decides. */
export const needsLocation = (signs: Omit<CountrySigns, 'seen'>): boolean =>
  countryForRedirects({ ...signs, seen: null }) === null;

function usable(code: string | null): string | null {
  const wanted = code?.trim().toLowerCase();
  return conditionCountries.find((country) => country === wanted) ?? null;
}
