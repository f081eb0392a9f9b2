import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { callShopApi, useShopData } from '../../shop-api/call-shop-api.ts';

/** Pauses between looks at an order whose payment is being processed, in milliseconds; then the long one. */
const pauses: readonly number[] = [3000, 5000, 8000, 15_000, 30_000];
/** The pause while the shopper has yet to pay, at a bank or a cash desk. */
const longPause = 60_000;
/** How many times to look; after more than an hour, the shopper can reload the page. */
const maxLooks = 80;

/**
 * An order that this browser may open, be it by the link that opened the page. While its payment is open, it is looked at again, ever more slowly and only while somebody can
 * see the page; a look without an answer is left out. `update` shows it as it is after a change.
 */
export function useOrder(orderNumber: string) {
  const first = useShopData(orderNumber, (api) => api.openOrder(orderNumber));
  const [latest, setLatest] = useState<Order | null>(null);
  const order = latest ?? first.data;

  const look = useEffectEvent(async (isWanted: () => boolean) => {
    const next = await callShopApi((api) => api.loadOrder(orderNumber)).catch(() => null);
    if (next && isWanted()) setLatest(next);
  });
  const isOpen = order?.paymentState === 'pending' && order.status !== 'canceled';
  const hasInstructions = order?.instructions != null;
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      if (!isWanted || looks >= maxLooks) return;
      const pause = (hasInstructions ? undefined : pauses[looks]) ?? longPause;
      looks += 1;
      timer = setTimeout(() => {
        const seen = document.visibilityState === 'visible' ? look(() => isWanted) : Promise.resolve();
        void seen.then(wait);
      }, pause);
    };
    wait();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isOpen, hasInstructions]);
  return { ...first, data: order, update: setLatest };
}
