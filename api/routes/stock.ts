import { Hono } from 'hono';
import { type Stock, stockQuerySchema } from '../../contract/stock.ts';
import { parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';

/** How long browsers and the edge may reuse an answer, in seconds: short enough that a count is never misleading. */
const maxAge = 15;

/** What is in stock now: pages are as old as their build. The same for everybody, so it may be cached. */
export function stockRoutes({ contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    await limit(c, 'stock');
    const { sku: skus } = parseInput({ sku: c.req.queries('sku') }, stockQuerySchema);
    const { commerce, store } = contextOf(c);
    // Stock does not depend on the country; only prices do.
    const [{ code: country, currency }] = store.countries;
    const offers = await commerce.findOffers(skus, { country, currency });
    const answer: Stock = Object.fromEntries(
      skus.flatMap((sku) => {
        const offer = offers.get(sku);
        return offer ? [[sku, offer.availableQuantity]] : [];
      }),
    );
    c.header('Cache-Control', `public, max-age=${maxAge}`);
    return c.json(answer);
  });
  return routes;
}
