import { Hono } from 'hono';
import { finishPayment } from '../checkout/finish-payment.ts';
import { startPayment } from '../checkout/start-payment.ts';
import { createPaymentSchema, paymentDetailsSchema } from '../../contract/payment.ts';
import { jsonBody } from '../http/json-body.ts';
import { originOf } from '../http/origin.ts';
import type { RouteServices } from '../http/route-services.ts';
import { visitorOf } from '../http/visitor.server.ts';

/** Payments: start one, and complete it with the details the shopper brought back from the bank. */
export function paymentRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const secrets = environment.sessionSecrets;
  const routes = new Hono();
  routes.post('/', async (c) => {
    const request = await jsonBody(c, createPaymentSchema);
    await limit(c, 'payments', request.cartId);
    const context = contextOf(c);
    return c.json(await startPayment(context, await visitorOf(c, secrets), request, originOf(c, context)));
  });
  routes.post('/:id/details', async (c) => {
    const details = await jsonBody(c, paymentDetailsSchema);
    await limit(c, 'payments', c.req.param('id'));
    return c.json(await finishPayment(contextOf(c), await visitorOf(c, secrets), c.req.param('id'), details));
  });
  return routes;
}
