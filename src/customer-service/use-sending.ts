import { useRef, useState } from 'react';
import { loadShopPart } from '../shop-api/call-shop-api.ts';
import type { ShopApiError } from '../shop-api/shop-api-error.ts';
import { shopErrorOf } from '../shop-api/use-shop-data.ts';
import type * as requests from './requests.ts';

/**
 * Sends what a form contains: once at a time, however often its button is pressed.
 * @param request asks the shop API, and says what follows if that worked.
 * @returns `error`: why it did not work the last time.
 */
export function useSending<Content>(request: (api: typeof requests, content: Content) => Promise<void>) {
  const [error, setError] = useState<ShopApiError | null>(null);
  const [isSending, setIsSending] = useState(false);
  // A second press may come before the first one is rendered.
  const isUnderWay = useRef(false);
  const send = async (content: Content): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    setError(null);
    try {
      await request(await loadShopPart(() => import('./requests.ts')), content);
    } catch (thrown) {
      setError(shopErrorOf(thrown));
    } finally {
      setIsSending(false);
      isUnderWay.current = false;
    }
  };
  return { error, isSending, send };
}
