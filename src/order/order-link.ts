import { useEffect, useMemo } from 'react';
import { replaceQueryParameter, useQuery } from '../navigation/query.ts';
import type { PlacedOrder } from '../shop-api/shop-api-error.ts';

/** Under this name, the state of the page's entry in the history keeps what opens the order. */
const entry = 'placedOrder';

/**
 * The order that the page's link (`?order=…&token=…`) opens; null if it opens none, undefined during server rendering
 * and hydration. The token is a secret: it is moved from the address, which others may see, to the state of the page's
 * entry in the history, where a reload still finds it.
 */
export function useOrderLink(): PlacedOrder | null | undefined {
  const query = useQuery();
  const link = useMemo(() => query && (linkIn(query) ?? keptLink()), [query]);
  useEffect(() => {
    if (!query?.has('token')) return;
    const found = linkIn(query);
    if (found)
      window.history.replaceState({ ...(window.history.state as object | null), [entry]: found }, '');
    replaceQueryParameter('token', null);
    replaceQueryParameter('order', null);
  }, [query]);
  return query === null ? undefined : link;
}

function linkIn(query: URLSearchParams): PlacedOrder | null {
  const orderNumber = query.get('order');
  const token = query.get('token');
  return orderNumber && token ? { orderNumber, token } : null;
}

function keptLink(): PlacedOrder | null {
  const state = window.history.state as { readonly [entry]?: PlacedOrder } | null;
  return state?.[entry] ?? null;
}
