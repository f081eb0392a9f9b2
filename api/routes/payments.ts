import { Hono } from 'hono';
import { finishPayment } from '../checkout/finish-payment.ts';
import { startPayment } from '../checkout/start-payment.ts';
import { createPaymentSchema, paymentDetailsSchema } from '../../contract/payment.ts';
import { clientAddress, type RouteServices } from '../http/context.ts';
import { jsonBody } from '../http/json-body.ts';
import { originOf } from '../http/origin.ts';
import { visitorOf } from '../http/visitor.server.ts';

/** Payments: start one, and complete it with the details the shopper brought back from the bank. */
export function paymentRoutes({ environment, shopFor, limits }: RouteServices): Hono {
  const secret = environment.sessionSecret;
  const routes = new Hono();
  routes.post('/', async (c) => {
    limits.payments.check(clientAddress(c));
    const request = await jsonBody(c, createPaymentSchema);
    const shop = shopFor(c);
    return c.json(await startPayment(shop, await visitorOf(c, secret), request, originOf(c, shop)));
  });
  routes.post('/:id/details', async (c) => {
    limits.payments.check(clientAddress(c));
    const details = await jsonBody(c, paymentDetailsSchema);
    return c.json(await finishPayment(shopFor(c), await visitorOf(c, secret), c.req.param('id'), details));
  });
  return routes;
}
