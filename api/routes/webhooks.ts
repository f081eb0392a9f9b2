import { Hono } from 'hono';
import { finishByNotice } from '../checkout/finish-payment.ts';
import type { RouteServices } from '../http/route-services.ts';
import { anyJson } from '../http/json-body.ts';

/**
 * Adyen's notifications about payments, sent whether or not the shopper came back. They are acknowledged only once all
 * of it is recorded; any other response makes Adyen send them again.
 */
export function webhookRoutes({ contextOf }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/adyen', async (c) => {
    const context = contextOf(c);
    for (const notice of context.payments.readAuthorisations(await anyJson(c)))
      await finishByNotice(context, notice);
    return c.json({}, 202);
  });
  return routes;
}
