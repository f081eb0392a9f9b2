import { useRequest } from '../components/use-request.ts';
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
 * Asks the shop API when the screen appears and again whenever the key changes; an answer to an earlier key is never
 * shown.
 * @param key What the answer depends on.
 */
export function useShopData<Data>(key: string, load: (api: typeof shopApi) => Promise<Data>): ShopData<Data> {
  const { status, value, error, retry } = useRequest(key, () => callShopApi(load));
  return {
    data: status === 'answered' ? value : null,
    error: status === 'failed' ? errorCodeOf(error) : null,
    retry,
  };
}
