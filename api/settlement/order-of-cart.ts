import type { OrderRecord } from '../../commerce/commerce.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * The order that a cart became, whoever placed it. The number is only a shortcut: an order found by it counts only if it
 * is this cart's.
 */
export async function orderOfCart(
  { commerce }: Pick<RequestContext, 'commerce'>,
  cartId: string,
  orderNumber: string | null,
): Promise<OrderRecord | null> {
  const byNumber = orderNumber === null ? null : await commerce.findOrder(orderNumber);
  return byNumber?.cartId === cartId ? byNumber : commerce.findOrderOfCart(cartId);
}
