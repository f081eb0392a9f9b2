import { Hono } from 'hono';
import { readToken } from '../checkout/identifiers.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Order } from '../../contract/order.ts';
import type { MoneyState } from '../../contract/payment.ts';
import { readInstructions } from '../payment/payment-instructions.ts';
import { standingOf } from '../settlement/standing.ts';
import type { RouteServices } from '../http/route-services.ts';
import { ShopError } from '../../contract/shop-error.ts';

const paymentStates = { Paid: 'paid', Pending: 'pending', Failed: 'failed' } as const;

/** What became of the money of an order that was given up. Money that comes late is returned. */
function moneyOf(payment: PaymentRecord | null): MoneyState {
  const outcome = payment && standingOf(payment).outcome;
  if (outcome === 'paid' || outcome === 'returned') return 'returning';
  return outcome === 'failed' ? 'none' : 'unknown';
}

/** Orders, for anyone with the token that was issued with the order. */
export function orderRoutes({ environment, contextOf }: RouteServices): Hono {
  const routes = new Hono();
  routes.get('/:orderNumber', async (c) => {
    const { commerce } = contextOf(c);
    const orderNumber = c.req.param('orderNumber');
    const token = c.req.query('token') ?? '';
    const permitted = readToken(token, 'order', orderNumber, environment.sessionSecrets);
    const order = permitted ? await commerce.findOrder(orderNumber) : null;
    if (!order) throw new ShopError('OrderNotFound', 'Order not found');
    const paymentId = order.paymentIds.at(-1);
    const payment = paymentId === undefined ? null : await commerce.getPayment(paymentId);
    const answer: Order = {
      orderNumber,
      createdAt: order.createdAt,
      paymentState: paymentStates[order.paymentState],
      paymentMethod: payment?.method ?? '',
      money: order.paymentState === 'Failed' ? moneyOf(payment) : null,
      instructions: order.paymentState === 'Pending' ? readInstructions(payment?.instructions ?? null) : null,
      cart: order.cart,
    };
    return c.json(answer);
  });
  return routes;
}
