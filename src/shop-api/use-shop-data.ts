import { useRequest } from '../components/use-request.ts';
import { callShopApi } from './call-shop-api.ts';
import { type ShopApiError, shopErrorOf } from './shop-api-error.ts';
import type { shopApi } from './shop-api.ts';

/** The shop API's answer to a question: both are null while it is loading. */
export interface ShopData<Data> {
  readonly data: Data | null;
  readonly error: ShopApiError | null;
  readonly retry: () => void;
}

/** Asks the shop API whenever the key changes; an answer for an earlier key is never shown. */
export function useShopData<Data>(key: string, load: (api: typeof shopApi) => Promise<Data>): ShopData<Data> {
  const { status, value, error, retry } = useRequest(key, () => callShopApi(load));
  return {
    data: status === 'answered' ? value : null,
    error: status === 'failed' ? shopErrorOf(error) : null,
    retry,
  };
}
