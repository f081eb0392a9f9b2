import { createStore, type StoreApi } from 'zustand';
import { resolveCountry } from '../../stores/resolve-country.ts';
import { readEntry, removeEntry } from '../consent/guarded-storage.ts';
import { isBot } from '../navigation/bots.ts';
import { replaceQueryParameter } from '../navigation/query.ts';
import type { ShopStore } from '../shop/shop-context.tsx';
import { countrySeen } from './country-seen.ts';

/** Names the country in an address, e.g. of a link from another storefront. */
export const countryParameter = 'country';

export interface RegionState {
  /** A country the visitor seems to be in and that this storefront does not sell to; null when there is none. */
  readonly suggestedCountry: string | null;
  readonly selectorOpen: boolean;
}

/** The country the visitor shops in: ISO 3166-1 alpha-2, lower case, as everywhere here. Nothing else sets it. */
export interface RegionStore {
  readonly state: StoreApi<RegionState>;
  readonly country: () => string;
  /** Shops in a country from now on, also on later visits. */
  readonly choose: (country: string) => void;
  /** Shops in a country that nobody chose, on this visit only. */
  readonly follow: (country: string) => void;
  /**
   * Finds out, once per visit, which country the visitor shops in: what the address asks for, what was chosen earlier, or
   * where the visitor seems to be. A country of another storefront is only suggested.
   * @param cartCountry Where the cart goes, which decides all but a question in the address; null without a cart.
   * @returns The country that the address asks for when there is a cart, which has to be moved first; else null.
   */
  readonly begin: (cartCountry: string | null) => string | null;
  /** Stays in this storefront, here and on later visits. */
  readonly stay: () => void;
  readonly setSelectorOpen: (open: boolean) => void;
}

/** Makes the one owner of the country, which keeps it in the shop's shared state. */
export function createRegionStore(shop: ShopStore): RegionStore {
  const state = createStore<RegionState>(() => ({ suggestedCountry: null, selectorOpen: false }));
  const country = () => shop.getState().userCountry;
  const choose = (chosen: string) => shop.dispatch({ type: 'setUserCountry', country: chosen });
  const follow = (found: string) => shop.dispatch({ type: 'resolveUserCountry', country: found });

  const lookAround = async (fallback: string) => {
    const geo = await countrySeen();
    if (geo === null) return;
    const seen = resolveCountry({ allowed: shop.getState().allowedCountries, geo });
    if (seen.source !== 'geo') state.setState({ suggestedCountry: geo });
    // Unless the visitor has chosen in the meantime.
    else if (country() === fallback) follow(seen.country);
  };

  return {
    state,
    country,
    choose,
    follow,
    begin(cartCountry) {
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
    stay() {
      choose(country());
      state.setState({ suggestedCountry: null });
    },
    setSelectorOpen: (selectorOpen) => state.setState({ selectorOpen }),
  };
}
