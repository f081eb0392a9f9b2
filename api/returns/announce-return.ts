import type { OrderWithPayments } from '../../commerce/commerce.ts';
import { retryConflicts } from '../../commerce/version-conflicts.ts';
import { excessIn, returnableOf, sentOrderOf } from '../../contract/returnable.ts';
import type { CreateReturn } from '../../contract/return.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { requestIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { orderViewOf } from '../payments/order-view.ts';
import { exchangesFor } from './exchanges.ts';

/**
 * Notes on an order that something of it comes back. What is already on its way back is on the order itself, and it is written at the
 * version that was read, so of two announcements at once, the second one is checked again. The same, sent again, is noted once.
 * @param by `recipient`: whom the order was a gift for.
 * @throws ShopError `OrderNotFound`; `NotReturnable` with `{ lineItemId, returnable }`; `UnknownSku` if it cannot be exchanged for what is
 * wanted; `CommerceUnavailable`, after which sending it again is safe.
 */
export async function announceReturn(
  context: RequestContext,
  orderNumber: string,
  { key, lines }: CreateReturn,
  by: 'buyer' | 'recipient' = 'buyer',
): Promise<OrderWithPayments> {
  const { commerce, store, environment, log, language } = context;
  const parts = [orderNumber, by, key, JSON.stringify(lines)];
  const number = requestIdOf('returns', store.id, environment.sessionSecrets, parts);
  return retryConflicts(async () => {
    const found = await commerce.findWholeOrder(orderNumber, language);
    if (!found) throw new ShopError('OrderNotFound', 'Order not found');
    if (found.order.returns.some((line) => line.number === number)) return found;
    const sent = sentOrderOf(orderViewOf(found.order, found.payments));
    const excess = excessIn(lines, returnableOf(sent, store.returnDays, Date.now()));
    if (excess) throw new ShopError('NotReturnable', 'That many pieces cannot be sent back', excess);
    const announced = await withExchanges(context, found, lines);
    const isByRecipient = by === 'recipient';
    const order = await commerce.updateOrder(found.order, [
      {
        change: 'announceReturn',
        number,
        lines: announced.map((line) => ({ ...line, isByRecipient })),
      },
    ]);
    log.info('return announced', { order: orderNumber, return: number });
    return { ...found, order };
  });
}

/** @throws ShopError `UnknownSku` for what a line cannot be exchanged for. */
async function withExchanges(
  { commerce }: RequestContext,
  { order }: OrderWithPayments,
  lines: CreateReturn['lines'],
) {
  const possible = lines.some(({ exchangeFor }) => exchangeFor !== null)
    ? await exchangesFor(commerce, order)
    : [];
  return lines.map(({ exchangeFor: wanted, ...line }) => {
    const exchange = possible.find(({ lineItemId, sku }) => lineItemId === line.lineItemId && sku === wanted);
    if (wanted !== null && !exchange) throw new ShopError('UnknownSku', 'It cannot be exchanged for this');
    return { ...line, exchange: exchange ?? null };
  });
}
