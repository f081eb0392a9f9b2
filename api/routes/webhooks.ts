import { Hono } from 'hono';
import { anyJson } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { keepEvent, processEvent } from '../settlement/inbox.ts';

/**
 * Adyen's notifications about payments, sent whether or not the shopper came back. They are acknowledged as soon as all
 * of them are kept, and processed afterwards; what fails then is repeated by the sweeper. Adyen sends a storefront's
 * notifications one after the other and stops at the first that is not acknowledged, so nothing but keeping them may
 * delay or refuse the acknowledgment.
 */
export function webhookRoutes({ contextOf }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/adyen', async (c) => {
    const context = contextOf(c);
    const events = context.payments.readEvents(await anyJson(c));
    if (events.length === 0) context.log.warn('webhook is about another merchant account');
    const kept = await Promise.all(events.map((event) => keepEvent(context, event)));
    afterAnswer(c, context.log, async () => {
      for (const object of kept) {
        await processEvent(context, object).catch((error: unknown) => {
          context.log.warn('event could not be processed yet', { key: object.key, error });
        });
      }
    });
    return c.json({}, 202);
  });
  return routes;
}
