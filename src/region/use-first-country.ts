import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Visitor } from '../../api/contract.ts';
import { resolveCountry } from '../../stores/resolve-country.ts';
import { useCart } from '../checkout/use-cart.tsx';
import { readEntry, removeEntry } from '../consent/guarded-storage.ts';
import { replaceQueryParameter } from '../navigation/query.ts';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { isBot } from '../navigation/bots.ts';

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

/**
 * Where the edge sees the visitor, or null when it does not say or cannot be asked. Every first visit asks, so it does
 * without the shop API's client and its schemas; a code that is none of ours has no effect.
 */
async function countrySeen(): Promise<string | null> {
  try {
    const answer = (await (
      await fetch('/api/visitor', { cache: 'no-store' })
    ).json()) as Partial<Visitor> | null;
    return typeof answer?.country === 'string' ? answer.country : null;
  } catch {
    return null;
  }
}
