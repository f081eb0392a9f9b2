import { type Context, Hono } from 'hono';
import type { Accepted } from '../../contract/customer-service-answers.ts';
import { restockLinkSchema, restockRequestSchema } from '../../contract/restock.ts';
import { pathOf } from '../../stores/urls.ts';
import { jsonBody, parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';
import { confirmRequest, forgetRequest } from '../restock/answer-link.ts';
import { askAboutRestock } from '../restock/ask.ts';
import { permittedRequest, restockQuery } from '../restock/restock-links.ts';

/** Requests to be told when something is in stock again. Who has an e-mail about one may confirm and delete it. */
export function restockRoutes({ contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  const linkIn = (c: Context) =>
    parseInput({ request: c.req.query('request'), token: c.req.query('key') }, restockLinkSchema);

  routes.post('/', async (c) => {
    const request = await jsonBody(c, restockRequestSchema);
    await limit(c, 'restock', request.email);
    await askAboutRestock(contextOf(c), request);
    return c.json({} satisfies Accepted, 202);
  });
  routes.post('/confirmation', async (c) => {
    const link = await jsonBody(c, restockLinkSchema);
    await limit(c, 'restockLinks');
    const context = contextOf(c);
    await confirmRequest(context, permittedRequest(context, link));
    return c.json({} satisfies Accepted);
  });
  routes.post('/removal', async (c) => {
    const link = await jsonBody(c, restockLinkSchema);
    await limit(c, 'restockLinks');
    const context = contextOf(c);
    await forgetRequest(context, permittedRequest(context, link));
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
    return c.redirect(`${pathOf(store, language, 'back-in-stock')}?${restockQuery(linkIn(c))}`, 303);
  });
  return routes;
}
