import type { OrderChange, OrderWithPayments } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { retryConflicts } from '../../commerce/version-conflicts.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { isCancelable } from './order-view.ts';
import { settle } from './settle.ts';

type CanceledBy = 'shopper' | 'staff';

/** Staff may also cancel what is packed, or has been refunded in part; what was shipped is refunded instead. */
const isCancelableBy = (by: CanceledBy, { order, payments }: OrderWithPayments): boolean =>
  by === 'shopper'
    ? isCancelable(order, payments)
    : !order.shipped && (order.status === 'placed' || order.status === 'packed');

/**
 * Cancels an order, puts its goods back, and returns its money. It is written at the version that was
 * read, so of a cancellation and a warehouse that packs at the same time, only one succeeds. Canceling twice is harmless.
 * @throws ShopError `OrderNotFound`; `OrderNotCancelable` if it is packed or staff are at its money; `CommerceUnavailable`.
 */
export const cancelOrder = (
  context: RequestContext,
  orderNumber: string,
  by: CanceledBy = 'shopper',
): Promise<OrderWithPayments> =>
  retryConflicts(async () => {
    const found = await context.commerce.findWholeOrder(orderNumber, context.language);
    if (!found) throw new ShopError('OrderNotFound', 'Order not found');
    if (found.order.canceled) return found;
    if (!isCancelableBy(by, found)) {
      const { status } = found.order;
      throw new ShopError('OrderNotCancelable', 'The order cannot be canceled any more', { status });
    }
    return givenUp(context, await canceled(context, found, by));
  });

/**
 * The order, canceled. Its payments are opened first: if this process ends before they are settled, the sweeper finds
 * them and goes on.
 * @throws ShopError `VersionConflict` if somebody else was faster.
 */
async function canceled(
  { commerce, log }: RequestContext,
  { order, payments }: OrderWithPayments,
  by: CanceledBy,
): Promise<OrderWithPayments> {
  const opened: PaymentRecord[] = [];
  for (const payment of payments) {
    const open = [{ change: 'setFields', settlement: 'open' } as const];
    opened.push(payment.settlement === 'open' ? payment : await commerce.updatePayment(payment, open));
  }
  const changes: OrderChange[] = [
    { change: 'cancel' },
    { change: 'setStockRelease', stockRelease: 'wanted' },
    ...(order.paymentState === 'Paid' || order.paymentState === 'BalanceDue'
      ? [{ change: 'setPaymentState', paymentState: 'CreditOwed' } as const]
      : []),
  ];
  const changed = await commerce.updateOrder(order, changes);
  log.info('order is canceled', { order: order.orderNumber, by });
  return { order: changed, payments: opened };
}

/** As far as that is possible now; the sweeper does the rest. */
async function givenUp(context: RequestContext, found: OrderWithPayments): Promise<OrderWithPayments> {
  let { order } = found;
  const payments: PaymentRecord[] = [];
  for (const payment of found.payments) {
    try {
      const settled = await settle(context, payment);
      payments.push(settled.payment);
      order = settled.order ?? order;
    } catch (error) {
      context.log.warn('canceled order is not settled yet', { order: order.orderNumber, error });
      payments.push(payment);
    }
  }
  return { order, payments };
}
