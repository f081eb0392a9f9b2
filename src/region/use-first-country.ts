import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { resolveCountry } from '../../stores/resolve-country.ts';
import { useCart } from '../cart/use-cart.tsx';
import { readEntry, removeEntry } from '../consent/guarded-storage.ts';
import { replaceQueryParameter } from '../navigation/query.ts';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { isBot } from '../navigation/bots.ts';
import { countrySeen } from './country-seen.ts';

/** Names the country in an address, e.g. of a link from another storefront. */
export const countryParameter = 'country';

/**
 * Finds out, once a visit, which country somebody shops for: what the address asks for (with a cart, as a change that
 * can be undone), what was chosen earlier, or where the visitor seems to be. A country of another storefront is only
 * suggested.
 */
export function useFirstCountry(changeCountry: (country: string) => Promise<void>) {
  const { allowedCountries, userCountry } = useShopState();
  const dispatch = useShopDispatch();
  const { loading, cart } = useCart();
  const [suggestedCountry, setSuggestedCountry] = useState<string | null>(null);

  const takeSeen = useEffectEvent((geo: string, fallback: string) => {
    const { country, source } = resolveCountry({ allowed: allowedCountries, geo });
    if (source !== 'geo') setSuggestedCountry(geo);
    // Whoever has chosen meanwhile has chosen.
    else if (userCountry === fallback) dispatch({ type: 'resolveUserCountry', country });
  });
  const begin = useEffectEvent(() => {
    const sources = {
      allowed: allowedCountries,
      query: new URLSearchParams(window.location.search).get(countryParameter),
      cookie: readEntry('country'),
      embedded: window.self !== window.top,
    };
    const { country, source, invalidCookie } = resolveCountry(sources);
    if (invalidCookie) {
      console.warn(invalidCookie);
      removeEntry('country');
    }
    if (sources.query !== null) replaceQueryParameter(countryParameter, null);
    if (source === 'query' && cart) void changeCountry(country);
    else if (source === 'query' || (source === 'cookie' && !cart))
      dispatch({ type: 'setUserCountry', country });
    return source === 'default' && !cart && !isBot(navigator.userAgent) ? country : null;
  });
  // The cart comes first: it knows where it goes.
  useEffect(() => {
    if (loading) return;
    const fallback = begin();
    if (fallback === null) return;
    void countrySeen().then((geo) => geo !== null && takeSeen(geo, fallback));
  }, [loading]);

  const forgetSuggestion = useCallback(() => setSuggestedCountry(null), []);
  return { suggestedCountry, forgetSuggestion };
}
