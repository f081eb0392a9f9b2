import { type Context, Hono } from 'hono';
import {
  type Accepted,
  restockLinkSchema,
  restockRequestSchema,
  openingSchema,
} from '../../contract/customer-service.ts';
import { secretLinks, secretQuery } from '../../contract/secret-links.ts';
import { pathOf } from '../../stores/urls.ts';
import { grantAccess, tokenOf, visitorOf } from '../http/cookies.server.ts';
import { emptyBody, jsonBody, parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';
import { askAboutRestock, confirmRequest, forgetRequest, permittedRequest } from '../restock/requests.ts';

/** Requests to be told when something is in stock again. Who has an e-mail about one may confirm and delete it. */
export function restockRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const secrets = environment.sessionSecrets;
  const { subject, secret } = secretLinks.restock;
  const routes = new Hono();
  const linkIn = (c: Context) =>
    parseInput({ request: c.req.query(subject), token: c.req.query(secret) }, restockLinkSchema);

  /** The request whose link this browser has opened. @throws ShopError `NotFound` if it has opened none. */
  const opened = async (c: Context): Promise<string> => {
    await jsonBody(c, emptyBody);
    await limit(c, 'restockLinks');
    const request = c.req.param('request') ?? '';
    const token = tokenOf(c, 'restock', request, secrets) ?? '';
    return permittedRequest(contextOf(c), { request, token });
  };

  routes.post('/', async (c) => {
    const request = await jsonBody(c, restockRequestSchema);
    await limit(c, 'restock', await visitorOf(c, secrets));
    await askAboutRestock(contextOf(c), request);
    return c.json({} satisfies Accepted, 202);
  });
  routes.post('/:request/session', async (c) => {
    const { token } = await jsonBody(c, openingSchema);
    await limit(c, 'restockLinks');
    const request = permittedRequest(contextOf(c), { request: c.req.param('request'), token });
    grantAccess(c, 'restock', request, secrets, token);
    return c.body(null, 204);
  });
  routes.post('/:request/confirmation', async (c) => {
    await confirmRequest(contextOf(c), await opened(c));
    return c.json({} satisfies Accepted);
  });
  routes.post('/:request/removal', async (c) => {
    await forgetRequest(contextOf(c), await opened(c));
    return c.json({} satisfies Accepted);
  });
  // A mail program sends `List-Unsubscribe=One-Click`, without cookies and from no page (RFC 8058). It may stand for many
  // customers, so its network is not counted.
  routes.post('/unsubscribe', async (c) => {
    const context = contextOf(c);
    await forgetRequest(context, permittedRequest(context, linkIn(c)));
    return c.json({} satisfies Accepted);
  });
  // Programs that do not know RFC 8058 open the same address, and so do scanners.
  routes.get('/unsubscribe', (c) => {
    const { store, language } = contextOf(c);
    const { request, token } = linkIn(c);
    const query = secretQuery('restock', request, token);
    return c.redirect(`${pathOf(store, language, 'back-in-stock')}?${query}`, 303);
  });
  return routes;
}
