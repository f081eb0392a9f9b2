import type { StoreCountry } from './types.ts';

/** Everything that can determine the country a visitor shops for; codes are ISO 3166-1 alpha-2 in any case. */
export interface CountrySources {
  /** Where the storefront sells, the default first. */
  readonly allowed: readonly [Pick<StoreCountry, 'code'>, ...Pick<StoreCountry, 'code'>[]];
  /** The `country` parameter of the address. */
  readonly query?: string | null;
  /** What the visitor chose earlier. */
  readonly cookie?: string | null;
  /** Whether the page runs inside another site or app, which has no selector of its own. */
  readonly embedded?: boolean;
  /** Where the edge saw the request come from. */
  readonly geo?: string | null;
}

export interface ResolvedCountry {
  /** One of the allowed countries, lower case. */
  readonly country: string;
  readonly source: 'query' | 'cookie' | 'embedded' | 'geo' | 'default';
  /** What to log when the cookie names a country that is not allowed; the cookie is then to be removed. */
  readonly invalidCookie: string | null;
}

/**
 * The country a visitor shops for: the one in the address, otherwise the first allowed one if the site is embedded,
 * otherwise the one chosen earlier, otherwise the visitor's location, otherwise the storefront's default. A country that
 * is not allowed is ignored.
 */
export function resolveCountry({ allowed, query, cookie, embedded, geo }: CountrySources): ResolvedCountry {
  const known = (code: string | null | undefined) => {
    const wanted = code?.trim().toLowerCase();
    return allowed.find((country) => country.code === wanted)?.code;
  };
  const asked = known(query);
  const chosen = known(cookie);
  const seen = known(geo);
  const first = allowed[0].code;
  const invalidCookie = cookie && !chosen ? `Invalid country cookie value "${cookie}"` : null;

  if (asked) return { country: asked, source: 'query', invalidCookie };
  if (embedded) return { country: first, source: 'embedded', invalidCookie };
  if (chosen) return { country: chosen, source: 'cookie', invalidCookie };
  if (seen) return { country: seen, source: 'geo', invalidCookie };
  return { country: first, source: 'default', invalidCookie };
}
