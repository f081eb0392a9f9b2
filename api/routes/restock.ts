import { type Context, Hono } from 'hono';
import { type Accepted, restockRequestSchema } from '../../contract/customer-service.ts';
import { visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody } from '../http/json-body.ts';
import { linkAccess } from '../http/link-access.ts';
import type { RouteServices } from '../http/route-services.ts';
import { askAboutRestock, confirmRequest, forgetRequest } from '../restock/requests.ts';

/** Requests to be told when something is in stock again. Who has an e-mail about one may confirm and delete it. */
export function restockRoutes(services: RouteServices): Hono {
  const { environment, contextOf, limit } = services;
  const { permitted, addSession, addUnsubscribe } = linkAccess(services, 'restock');
  const routes = new Hono();
  /** The request whose link this browser has opened. @throws ShopError `NotFound` if it has opened none. */
  const opened = async (c: Context): Promise<string> => {
    await jsonBody(c, emptyBody);
    await limit(c, 'restockLinks');
    return permitted(c);
  };

  routes.post('/', async (c) => {
    const request = await jsonBody(c, restockRequestSchema);
    await limit(c, 'restock', await visitorOf(c, environment.sessionSecrets));
    await askAboutRestock(contextOf(c), request);
    return c.json({} satisfies Accepted, 202);
  });
  addSession(routes, 'restockLinks');
  routes.post('/:request/confirmation', async (c) => {
    await confirmRequest(contextOf(c), await opened(c));
    return c.json({} satisfies Accepted);
  });
  routes.post('/:request/removal', async (c) => {
    await forgetRequest(contextOf(c), await opened(c));
    return c.json({} satisfies Accepted);
  });
  addUnsubscribe(routes, { page: 'back-in-stock' }, (c, id) => forgetRequest(contextOf(c), id));
  return routes;
}
