import { loadShopPart } from '../../shop-api/call-shop-api.ts';
import type { orders } from '../../shop-api/orders.ts';

/** Asks the shop API about orders. @throws ShopApiError, also if its client cannot be fetched. */
export async function callOrders<Answer>(ask: (api: typeof orders) => Promise<Answer>): Promise<Answer> {
  const client = await loadShopPart(() => import('../../shop-api/orders.ts'));
  return ask(client.orders);
}
