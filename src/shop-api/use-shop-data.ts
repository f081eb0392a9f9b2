import { useRequest } from '../components/use-request.ts';
import { callShopApi } from './call-shop-api.ts';
import { ShopApiError } from './shop-api-error.ts';
import type { shopApi } from './shop-api.ts';
import type { MoneyState } from '../../contract/payment.ts';

/** The shop API's answer to a question: both are null while it is loading. */
export interface ShopData<Data> {
  readonly data: Data | null;
  readonly error: ShopApiError | null;
  readonly retry: () => void;
}

/**
 * Asks the shop API when the screen appears and again whenever the key changes; an answer for an earlier key is never
 * shown.
 * @param key what the answer depends on.
 */
export function useShopData<Data>(key: string, load: (api: typeof shopApi) => Promise<Data>): ShopData<Data> {
  const { status, value, error, retry } = useRequest(key, () => callShopApi(load));
  return {
    data: status === 'answered' ? value : null,
    error: status === 'failed' ? shopErrorOf(error) : null,
    retry,
  };
}

// Apart from `shop-api-error.ts`, which every page loads.

const moneyStates: readonly unknown[] = ['none', 'returning', 'unknown'] satisfies MoneyState[];

/** What an error says about the money of a payment; null if it says nothing. */
export function moneyOf(error: ShopApiError): MoneyState | null {
  const { money } = error.details;
  return moneyStates.includes(money) ? (money as MoneyState) : null;
}

/** The error of a payment request: without an answer of the shop API, nobody knows what became of the money. */
export function withUnknownMoney(error: ShopApiError): ShopApiError {
  const { code, message, details, reference } = error;
  if (moneyOf(error) || (code !== 'network' && code !== 'Internal')) return error;
  return new ShopApiError(code, message, { ...details, money: 'unknown' }, reference);
}

/** The error to show for anything thrown; anything that does not come from the shop API counts as an internal error. */
export function shopErrorOf(error: unknown): ShopApiError {
  return error instanceof ShopApiError ? error : new ShopApiError('Internal', String(error));
}
