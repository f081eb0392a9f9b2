import { createStore } from 'zustand';
import { resolveCountry } from '../../stores/resolve-country.ts';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { isBot } from '../navigation/bots.ts';
import { replaceQueryParameter } from '../navigation/query.ts';
import { getJson } from '../recovery/get-json.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import type { Visitor } from '../../contract/visitor.ts';

/** The country in an address, e.g. of a link from another storefront. */
export const countryParameter = 'country';

export interface RegionState {
  /** The country the visitor seems to be in, if this storefront does not sell there; otherwise null. */
  readonly suggestedCountry: string | null;
  readonly selectorOpen: boolean;
}

export type RegionStore = ReturnType<typeof createRegionStore>;

/** Creates the only owner of the country that the visitor shops in; it is stored in the shop's shared state. */
export function createRegionStore(shop: ShopStore) {
  const state = createStore<RegionState>(() => ({ suggestedCountry: null, selectorOpen: false }));
  const country = () => shop.getState().userCountry;
  /** Shops in a country that nobody chose, only during this visit. */
  const follow = (found: string) => shop.setState({ userCountry: found });
  /** Shops in a country from now on, including later visits. */
  const choose = (chosen: string) => {
    writeEntry('country', chosen);
    follow(chosen);
  };

  const lookAround = async (fallback: string) => {
    const geo = await countrySeen();
    if (geo === null) return;
    const seen = resolveCountry({ allowed: shop.getState().allowedCountries, geo });
    if (seen.source !== 'geo') state.setState({ suggestedCountry: geo });
    // Unless the visitor has made a choice in the meantime.
    else if (country() === fallback) follow(seen.country);
  };

  return {
    state,
    country,
    choose,
    follow,
    /**
     * Determines, once per visit, which country the visitor shops in: the one in the address, the one chosen earlier, or
     * the one where the visitor seems to be. A country of another storefront is only suggested.
     * @param cartCountry the cart's country, which takes precedence over everything except the address; null without a
     * cart.
     * @returns the country in the address if there is a cart, which has to be moved first; otherwise null.
     */
    begin(cartCountry: string | null): string | null {
      const query = new URLSearchParams(window.location.search).get(countryParameter);
      const found = resolveCountry({
        allowed: shop.getState().allowedCountries,
        query,
        cookie: readEntry('country'),
        embedded: window.self !== window.top,
      });
      if (found.invalidCookie !== null) {
        console.warn(found.invalidCookie);
        removeEntry('country');
      }
      if (query !== null) replaceQueryParameter(countryParameter, null);
      const isAsked = found.source === 'query';
      if (cartCountry !== null && !isAsked) return null;
      if (cartCountry !== null && found.country !== cartCountry) return found.country;
      if (isAsked || found.source === 'cookie') choose(found.country);
      else if (found.source === 'default' && !isBot(navigator.userAgent)) void lookAround(found.country);
      return null;
    },
    /** Stays in this storefront, now and on later visits. */
    stay: () => {
      choose(country());
      state.setState({ suggestedCountry: null });
    },
    setSelectorOpen: (selectorOpen: boolean) => state.setState({ selectorOpen }),
  };
}

/**
 * Where the edge sees the visitor (ISO 3166-1 alpha-2, lower case), or null if it does not say so within five seconds. Every
 * first visit asks, so this does not use the shop API's client and its schemas; an unknown code has no effect.
 */
export async function countrySeen(): Promise<string | null> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(5000) } as const;
    const answer = await getJson<Partial<Visitor> | null>('/api/visitor', options);
    return typeof answer?.country === 'string' ? answer.country : null;
  } catch {
    return null;
  }
}
