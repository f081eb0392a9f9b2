import { orderLinkSchema } from '../../contract/access.ts';
import { type Order, orderSchema } from '../../contract/order.ts';
import { call, segment, timeouts } from './shop-api.ts';

/**
 * Orders that this browser may open, as seen from it; every call throws only `ShopApiError`. Apart from the rest of the
 * client, which the first addition to a cart waits for.
 */
export const orders = {
  load: (orderNumber: string): Promise<Order> => call(orderSchema, `/orders/${segment(orderNumber)}`),

  /** Cancels an order that is not packed yet; doing so twice is harmless. */
  cancel: (orderNumber: string): Promise<Order> =>
    call(orderSchema, `/orders/${segment(orderNumber)}/cancellation`, {
      body: {},
      timeout: timeouts.payment,
    }),

  /** Path and query of a link that opens an order in any browser. */
  link: async (orderNumber: string): Promise<string> =>
    (await call(orderLinkSchema, `/orders/${segment(orderNumber)}/link`, { body: {} })).path,
};
