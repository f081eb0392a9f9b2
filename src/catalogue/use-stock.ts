import { useEffect } from 'react';
import type { Stock } from '../../contract/stock.ts';
import { useRequest } from '../components/use-request.ts';

/** The page's pictures and scripts come first, in milliseconds. */
const delay = 1000;

/** A product's stock now. */
interface CurrentStock {
  /** Units in stock, null if not tracked; of an SKU that is not known yet, what the page was built with. */
  readonly of: (variant: {
    readonly sku: string;
    readonly availableQuantity: number | null;
  }) => number | null;
  /** Whether a count can be told to the shopper. */
  readonly isCurrent: (sku: string) => boolean;
}

/**
 * Asks what is in stock now, since pages are as old as their build: after the page has been shown, and whenever the tab
 * becomes visible again. Every product page asks, so this does not use the shop API's client and its schemas; whatever
 * is not a count has no effect.
 */
export function useStock(variants: readonly { readonly sku: string }[]): CurrentStock {
  const query = new URLSearchParams(variants.map(({ sku }) => ['sku', sku])).toString();
  const { value, retry } = useRequest(query, (signal) => fetchStock(query, signal), delay);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [retry]);
  const known = (sku: string) => {
    const count = value?.[sku];
    return typeof count === 'number' || count === null ? count : undefined;
  };
  return {
    of: ({ sku, availableQuantity }) => {
      const count = known(sku);
      return count === undefined ? availableQuantity : count;
    },
    isCurrent: (sku) => known(sku) !== undefined,
  };
}

async function fetchStock(query: string, signal: AbortSignal): Promise<Partial<Stock> | null> {
  return (await (await fetch(`/api/stock?${query}`, { signal })).json()) as Partial<Stock> | null;
}
