import { useEffect, useEffectEvent, useState } from 'react';
import { callShopApi } from './call-shop-api.ts';
import { errorCodeOf, type ShopErrorCode } from './shop-api-error.ts';
import type { shopApi } from './shop-api.ts';

/** What the shop API answered to a question: both null while the answer is on its way. */
export interface ShopData<Data> {
  readonly data: Data | null;
  readonly error: ShopErrorCode | null;
  readonly retry: () => void;
}

/**
 * Asks the shop API when the screen appears and again whenever the key changes; an answer to an earlier key
 * is never shown.
 * @param key What the answer depends on.
 */
export function useShopData<Data>(key: string, load: (api: typeof shopApi) => Promise<Data>): ShopData<Data> {
  const [attempt, setAttempt] = useState(0);
  const question = `${key} ${attempt}`;
  const [answer, setAnswer] = useState<{
    question: string;
    data: Data | null;
    error: ShopErrorCode | null;
  } | null>(null);
  const ask = useEffectEvent(() => callShopApi(load));
  useEffect(() => {
    let wanted = true;
    ask().then(
      (data) => wanted && setAnswer({ question, data, error: null }),
      (error: unknown) => wanted && setAnswer({ question, data: null, error: errorCodeOf(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [question]);
  const current = answer?.question === question ? answer : null;
  return { data: current?.data ?? null, error: current?.error ?? null, retry: () => setAttempt(attempt + 1) };
}
