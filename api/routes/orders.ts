import { Hono } from 'hono';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { openingSchema, type OrderLink } from '../../contract/access.ts';
import { type Accepted, orderLinkRequestSchema } from '../../contract/customer-service.ts';
import type { Order } from '../../contract/order.ts';
import type { MoneyState } from '../../contract/payment.ts';
import { readInstructions } from '../payment/payment-instructions.ts';
import { standingOf } from '../settlement/standing.ts';
import { sendOrderLink } from '../customer-service/order-link.ts';
import { grantAccess, tokenOf } from '../http/access.server.ts';
import { jsonBody } from '../http/json-body.ts';
import { originOf } from '../http/origin.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { pathOf } from '../../stores/urls.ts';

const paymentStates = { Paid: 'paid', Pending: 'pending', Failed: 'failed', BalanceDue: 'returned' } as const;

/** What became of the money of an order that was given up. Money that comes late is returned. */
function moneyOfFailedOrder(payment: PaymentRecord | null): MoneyState {
  const outcome = payment && standingOf(payment).outcome;
  if (outcome === 'paid' || outcome === 'returned') return 'returning';
  return outcome === 'failed' ? 'none' : 'unknown';
}

/** The same for an order that does not exist and for one that the browser may not open. */
const orderNotFound = () => new ShopError('OrderNotFound', 'Order not found');

/** Orders, for every browser that has an order's cookie: its buyer's, and those in which a link to it was opened. */
export function orderRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const secrets = environment.sessionSecrets;
  const routes = new Hono();
  routes.get('/:orderNumber', async (c) => {
    await limit(c, 'orders');
    const { commerce } = contextOf(c);
    const orderNumber = c.req.param('orderNumber');
    const permitted = tokenOf(c, 'order', orderNumber, secrets) !== null;
    const order = permitted ? await commerce.findOrder(orderNumber) : null;
    if (!order) throw orderNotFound();
    const paymentId = order.paymentIds.at(-1);
    const payment = paymentId === undefined ? null : await commerce.getPayment(paymentId);
    const answer: Order = {
      orderNumber,
      createdAt: order.createdAt,
      paymentState: paymentStates[order.paymentState],
      paymentMethod: payment?.method ?? '',
      money: order.paymentState === 'Failed' ? moneyOfFailedOrder(payment) : null,
      instructions: order.paymentState === 'Pending' ? readInstructions(payment?.instructions ?? null) : null,
      cart: order.cart,
    };
    return c.json(answer);
  });
  routes.post('/:orderNumber/session', async (c) => {
    const { token } = await jsonBody(c, openingSchema);
    await limit(c, 'orders');
    if (!grantAccess(c, 'order', c.req.param('orderNumber'), secrets, token)) throw orderNotFound();
    return c.body(null, 204);
  });
  // With the browser's own token, so that a link does not live longer by being passed on.
  routes.post('/:orderNumber/link', async (c) => {
    await limit(c, 'orders');
    const { store, language } = contextOf(c);
    const orderNumber = c.req.param('orderNumber');
    const token = tokenOf(c, 'order', orderNumber, secrets);
    if (token === null) throw orderNotFound();
    const query = new URLSearchParams({ order: orderNumber, token });
    const path = `${pathOf(store, language, 'order-confirmation')}?${query.toString()}`;
    return c.json({ path } satisfies OrderLink);
  });
  // The answer is the same for every number and address, and given before anything is looked up.
  routes.post('/links', async (c) => {
    const request = await jsonBody(c, orderLinkRequestSchema);
    await limit(c, 'orderLinks', request.email.toLowerCase());
    const context = contextOf(c);
    const origin = originOf(c, context);
    afterAnswer(c, context.log, () => sendOrderLink(context, request, origin));
    return c.json({} satisfies Accepted, 202);
  });
  return routes;
}
