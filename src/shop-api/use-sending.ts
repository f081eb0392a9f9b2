import { useRef, useState } from 'react';
import { loadShopPart } from './call-shop-api.ts';
import { type ShopApiError, shopErrorOf } from './shop-api-error.ts';

/**
 * Sends what a form or a button contains: once at a time, however often it is pressed.
 * @param load fetches the calls of the shop API that it needs.
 * @param request asks the shop API, and says what follows if that worked.
 * @returns `sending`: what is under way, or null; `error`: why it did not work the last time.
 */
export function useSending<Api, Content>(
  load: () => Promise<Api>,
  request: (api: Api, content: Content) => Promise<void>,
) {
  const [error, setError] = useState<ShopApiError | null>(null);
  const [sending, setSending] = useState<Content | null>(null);
  // A second press may come before the first one is rendered.
  const isUnderWay = useRef(false);
  const send = async (content: Content): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(() => content);
    setError(null);
    try {
      await request(await loadShopPart(load), content);
    } catch (thrown) {
      setError(shopErrorOf(thrown));
    } finally {
      setSending(null);
      isUnderWay.current = false;
    }
  };
  return { error, sending, isSending: sending !== null, send };
}
