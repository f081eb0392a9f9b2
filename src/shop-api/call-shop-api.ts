import { isOnline } from '../recovery/network-status.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { ShopApiError } from './shop-api-error.ts';
import type { shopApi } from './shop-api.ts';

/**
 * Calls the shop API. Its client (with the schemas that validate responses) is fetched on first use: a visitor who only
 * looks around never loads it.
 * @throws ShopApiError, also if the client itself cannot be fetched.
 */
export async function callShopApi<Answer>(ask: (api: typeof shopApi) => Promise<Answer>): Promise<Answer> {
  return ask(await loadShopApi());
}

async function loadShopApi(): Promise<typeof shopApi> {
  try {
    return (await loadPart(() => import('./shop-api.ts'))).shopApi;
  } catch (cause) {
    const code = isOnline() ? 'outdated' : 'network';
    throw new ShopApiError(code, `The shop API's client could not be fetched: ${String(cause)}`);
  }
}
