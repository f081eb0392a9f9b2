import { isOnline } from '../recovery/network-status.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { ShopApiError } from './shop-api-error.ts';
import type { shopApi } from './shop-api.ts';

/** Calls the shop API, whose client is fetched on first use. @throws ShopApiError, also if that cannot be fetched. */
export async function callShopApi<Answer>(ask: (api: typeof shopApi) => Promise<Answer>): Promise<Answer> {
  const client = await loadShopPart(() => import(/* webpackChunkName: "shop-api" */ './shop-api.ts'));
  return ask(client.shopApi);
}

/** Imports a part of the shop that buying needs (`loadPart`). @throws ShopApiError if it cannot be fetched. */
export async function loadShopPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await loadPart(load);
  } catch (cause) {
    const code = isOnline() ? 'outdated' : 'network';
    throw new ShopApiError(code, `A part of the shop could not be fetched: ${String(cause)}`);
  }
}
