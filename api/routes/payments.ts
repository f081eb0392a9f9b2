import { type Context, Hono } from 'hono';
import { finishPayment, showPayment } from '../payments/finish-payment.ts';
import { updateProvisionalOrder } from '../payments/provisional.ts';
import { startPayment, startProvisionalPayment } from '../payments/start-payment.ts';
import { openingSchema } from '../../contract/customer-service.ts';
import {
  type PaymentResult,
  createPaymentSchema,
  orderUpdateSchema,
  paymentDetailsSchema,
  provisionalPaymentSchema,
} from '../../contract/payment.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { grantAccess, tokenOf, visitorOf } from '../http/cookies.server.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { jsonBody } from '../http/json-body.ts';
import { originOf } from '../http/accepted-requests.ts';
import type { RouteServices } from '../http/route-services.ts';

/**
 * Payments: start one, complete it with the details the shopper brought back from the bank, and ask how it stands. The
 * visitor may do so, and the browser in which the bank's return address was opened. Only the visitor may start a provisional
 * one, change what its wallet shows, and approve it.
 */
export function paymentRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const secrets = environment.sessionSecrets;
  const askerOf = async (c: Context, id: string) => ({
    visitor: await visitorOf(c, secrets),
    hasReturned: tokenOf(c, 'payment', id, secrets) !== null,
  });
  /** The answer about a payment; a browser that may open its order can do so from now on. */
  const answer = (c: Context, result: PaymentResult) => {
    const { order } = result;
    if (order?.mayOpen) grantAccess(c, 'order', order.orderNumber, secrets);
    return c.json(result);
  };
  const routes = new Hono();
  const originOfPayment = (c: Context) => ({
    origin: originOf(c, contextOf(c)),
    shopperIp: clientAddressOf(c, environment.clientAddressHeader),
  });
  routes.post('/', async (c) => {
    const request = await jsonBody(c, createPaymentSchema);
    await limit(c, 'payments', request.cartId);
    const visitor = await visitorOf(c, secrets);
    return answer(c, await startPayment(contextOf(c), visitor, request, originOfPayment(c)));
  });
  routes.post('/provisional', async (c) => {
    const request = await jsonBody(c, provisionalPaymentSchema);
    await limit(c, 'payments', request.cartId);
    const visitor = await visitorOf(c, secrets);
    return answer(c, await startProvisionalPayment(contextOf(c), visitor, request, originOfPayment(c)));
  });
  routes.post('/:id/order', async (c) => {
    const update = await jsonBody(c, orderUpdateSchema);
    const id = c.req.param('id');
    await limit(c, 'quotes', id);
    return c.json(await updateProvisionalOrder(contextOf(c), await visitorOf(c, secrets), id, update));
  });
  routes.get('/:id', async (c) => {
    const id = c.req.param('id');
    await limit(c, 'lookups', id);
    return answer(c, await showPayment(contextOf(c), id, await askerOf(c, id)));
  });
  routes.post('/:id/session', async (c) => {
    const { token } = await jsonBody(c, openingSchema);
    const id = c.req.param('id');
    await limit(c, 'lookups', id);
    if (!grantAccess(c, 'payment', id, secrets, token))
      throw new ShopError('PaymentNotFound', 'Payment not found');
    return c.body(null, 204);
  });
  routes.post('/:id/details', async (c) => {
    const details = await jsonBody(c, paymentDetailsSchema);
    const id = c.req.param('id');
    await limit(c, 'payments', id);
    return answer(c, await finishPayment(contextOf(c), id, details, await askerOf(c, id)));
  });
  return routes;
}
