import type { OrderWithPayments } from '../../commerce/commerce.ts';
import { returnableLines, returnableOf, returnsEnd, sentOrderOf } from '../../contract/returnable.ts';
import type { Gift, ReturnOptions } from '../../contract/return.ts';
import { orderViewOf } from '../payments/order-view.ts';

/**
 * An order as whoever it was a gift for may see it.
 * @param returnDays of the storefront.
 */
export function giftViewOf(
  { order, payments }: OrderWithPayments,
  options: ReturnOptions,
  returnDays: number,
): Gift {
  const sent = sentOrderOf(orderViewOf(order, payments));
  const returnable = returnableOf(sent, returnDays, Date.now());
  return {
    ...options,
    orderNumber: order.orderNumber,
    lines: returnableLines(order.cart.lineItems, returnable).map(({ id, name, variantLabel, quantity }) => ({
      ...{ id, name, variantLabel, quantity },
    })),
    until: new Date(returnsEnd(sent, returnDays)).toISOString(),
    returns: order.returns.filter(({ isByRecipient }) => isByRecipient),
  };
}
