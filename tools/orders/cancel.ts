import { cancelOrder } from '../../api/payments/cancel-order.ts';
import { refundedOf } from '../../api/payments/refundable.ts';
import { standingOf } from '../../api/adyen/standing.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { flag, parseCommand } from '../command-line.ts';
import { findOrder } from './find-order.ts';
import { announced, moneyText, planText } from './text.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `cancel NUMBER`: cancels an order that has not been shipped.
 * @returns the exit code.
 * @throws Error that says why it cannot be canceled; nothing is then changed.
 */
export async function cancelCommand(args: readonly string[]): Promise<number> {
  const { values, argument } = parseCommand(args, { yes: flag }, 'number');
  const { shop, order, attempts } = await findOrder(argument);
  const { orderNumber, paymentIds, taken, status } = order;
  if (order.canceled) {
    printLine(`Order ${orderNumber} is canceled already. show tells what became of its money.`);
    return 0;
  }
  if (status !== 'placed' && status !== 'packed')
    throw new Error(
      `Order ${orderNumber} is ${status}, so it cannot be canceled. When its goods are back: npm run orders -- refund ${orderNumber} --all`,
    );
  const money = attempts.filter(({ id }) => paymentIds.includes(id)).map(moneyWords);
  const goods = taken.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ');
  const plan = planText(`Cancel order ${orderNumber}`, [
    ['Shop', shop.name],
    ['State', `${status}${status === 'packed' ? ': tell the warehouse first' : ''}`],
    ...money.map((words) => ['Money', words] as const),
    ['Goods', `${goods} go back to stock`],
  ]);
  if (!announced(plan, values.yes)) return 0;
  try {
    const canceled = await cancelOrder(shop.context, orderNumber, 'staff');
    const { paymentState, stockRelease } = canceled.order;
    const stock =
      stockRelease === 'done' ? 'Its goods are for sale again.' : 'The sweeper completes the rest.';
    printLine(`Order ${orderNumber} is canceled; its payment state is ${paymentState}. ${stock}`);
    return 0;
  } catch (error) {
    if (!isShopError(error, 'OrderNotCancelable')) throw error;
    throw new Error(`Order ${orderNumber} has just been shipped, so it was not canceled.`, { cause: error });
  }
}

function moneyWords(payment: PaymentRecord): string {
  const { outcome } = standingOf(payment);
  const refunded = refundedOf(payment);
  if (outcome === 'paid' && refunded > 0) return 'what has not been refunded yet is refunded';
  if (outcome === 'paid') return `${moneyText(payment.amount)} go back by ${payment.method}`;
  return outcome === 'pending' ? 'none has arrived; if it does, it is returned' : 'nothing is left to return';
}
