import type { OrderWithPayments } from '../../commerce/commerce.ts';
import { storeIdOf } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { sendOrderMails } from '../mail/due/order-mails.ts';
import { decide } from '../payments/decision.ts';
import { settle } from '../payments/settle.ts';

/** How long a payment is left to the request that has just changed it, in milliseconds. */
const grace = 10_000;

/** Reads an order and works on it. Never throws: a failure is logged. @returns whether nothing is left to do for now. */
export async function workOnOrder(context: RequestContext, orderNumber: string): Promise<boolean> {
  try {
    const whole = await context.commerce.findWholeOrder(orderNumber);
    return whole === null || (await workOnWholeOrder(context, whole));
  } catch (error) {
    context.log.warn('an order cannot be read', { order: orderNumber, error });
    return false;
  }
}

/**
 * Does what an order still needs, whoever has changed it: captures, returns of money, stock that goes back, and e-mails. A
 * message about the order and the sweeper lead here, at once and repeatedly: the versions of order and payment decide who does
 * what. An order of another storefront is left to that one. Never throws: a failure is logged.
 * @returns whether nothing is left to do for now.
 */
export async function workOnWholeOrder(context: RequestContext, whole: OrderWithPayments): Promise<boolean> {
  const { orderNumber } = whole.order;
  if (storeIdOf(orderNumber) !== context.store.id) return true;
  try {
    const money = await settlePayments(context, whole);
    const current = money.isChanged ? await context.commerce.findWholeOrder(orderNumber) : whole;
    return (await sendOrderMails(context, current ?? whole, !money.isSettled)) && money.isSettled;
  } catch (error) {
    context.log.warn('work on an order waits', { order: orderNumber, error });
    return false;
  }
}

async function settlePayments(context: RequestContext, { order, payments }: OrderWithPayments) {
  const { capture } = context.environment;
  const now = Date.now();
  const due = payments.filter((payment) => {
    // The sweeper finds it as long as it is open.
    if (payment.settlement === 'open' && now - payment.modifiedAt < grace) return false;
    return decide({ payment, cart: null, order, capture, now }).step !== 'wait';
  });
  let isSettled = true;
  for (const payment of due) {
    try {
      await settle(context, payment);
    } catch (error) {
      context.log.warn('an order is not settled yet', { order: order.orderNumber, error });
      isSettled = false;
    }
  }
  return { isChanged: due.length > 0, isSettled };
}
