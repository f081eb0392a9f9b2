import { Hono } from 'hono';
import { finishPayment, showPayment } from '../checkout/finish-payment.ts';
import { startPayment } from '../checkout/start-payment.ts';
import { createPaymentSchema, paymentDetailsSchema } from '../../contract/payment.ts';
import { clientAddressOf } from '../http/client-address.ts';
import { jsonBody } from '../http/json-body.ts';
import { originOf } from '../http/origin.ts';
import type { RouteServices } from '../http/route-services.ts';
import { visitorOf } from '../http/visitor.server.ts';

/**
 * Payments: start one, complete it with the details the shopper brought back from the bank, and ask how it stands. The
 * visitor may do so, and whoever holds the `proof` of the return address.
 */
export function paymentRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const secrets = environment.sessionSecrets;
  const routes = new Hono();
  routes.post('/', async (c) => {
    const request = await jsonBody(c, createPaymentSchema);
    await limit(c, 'payments', request.cartId);
    const context = contextOf(c);
    const shopperIp = clientAddressOf(c, environment.clientAddressHeader);
    const from = { origin: originOf(c, context), shopperIp };
    return c.json(await startPayment(context, await visitorOf(c, secrets), request, from));
  });
  routes.get('/:id', async (c) => {
    await limit(c, 'lookups', c.req.param('id'));
    const asker = { visitor: await visitorOf(c, secrets), proof: c.req.query('proof') ?? '' };
    return c.json(await showPayment(contextOf(c), c.req.param('id'), asker));
  });
  routes.post('/:id/details', async (c) => {
    const details = await jsonBody(c, paymentDetailsSchema);
    await limit(c, 'payments', c.req.param('id'));
    const visitor = await visitorOf(c, secrets);
    return c.json(await finishPayment(contextOf(c), c.req.param('id'), details, visitor));
  });
  return routes;
}
