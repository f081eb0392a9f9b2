import type { StoreCountry } from './types.ts';

/** Everything that may say which country a visitor shops for; codes are ISO 3166-1 alpha-2 in any case. */
export interface CountrySources {
  /** Where the storefront sells, the default first. */
  readonly allowed: readonly [Pick<StoreCountry, 'code'>, ...Pick<StoreCountry, 'code'>[]];
  /** The parameter `country` of the address. */
  readonly query?: string | null;
  /** What the visitor chose earlier. */
  readonly cookie?: string | null;
  /** Whether the page runs inside another site or app, which has no chooser of its own. */
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
 * The country a visitor shops for: what the address says, else what was chosen, else the first allowed one on an
 * embedded site, else where the visitor is, else the storefront's default. What is not allowed counts as not said.
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
  if (chosen) return { country: chosen, source: 'cookie', invalidCookie };
  if (embedded) return { country: first, source: 'embedded', invalidCookie };
  if (seen) return { country: seen, source: 'geo', invalidCookie };
  return { country: first, source: 'default', invalidCookie };
}
