import { Hono } from 'hono';
import { supportMessageSchema } from '../../contract/customer-service.ts';
import type { Accepted } from '../../contract/customer-service-answers.ts';
import { sendSupportMessage, sendSupportReceipt } from '../customer-service/support-message.ts';
import { jsonBody } from '../http/json-body.ts';
import { afterAnswer } from '../http/request-scope.ts';
import type { RouteServices } from '../http/route-services.ts';
import { visitorOf } from '../http/visitor.server.ts';

/** Messages to customer service. */
export function messageRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const message = await jsonBody(c, supportMessageSchema);
    await limit(c, 'messages', await visitorOf(c, environment.sessionSecrets));
    const context = contextOf(c);
    await sendSupportMessage(context, message);
    afterAnswer(c, context.log, () => sendSupportReceipt(context, message));
    return c.json({} satisfies Accepted, 202);
  });
  return routes;
}
