import { Hono } from 'hono';
import { deliveryQuerySchema } from '../../contract/delivery-requests.ts';
import { type Stock, stockQuerySchema } from '../../contract/stock.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { priceSelectionOf } from '../cart/carts.ts';
import { parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';

/**
 * How long browsers and the edge may reuse an answer, in seconds: delivery changes at midnight and when orders stop leaving, and
 * a count of what is in stock must never mislead.
 */
const maxAge = { delivery: 300, stock: 15 };

/** What can be had now, while pages are as old as their build. The same for everybody, so it may be cached. */
export function offerRoutes({ contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.get('/delivery', async (c) => {
    await limit(c, 'lists');
    const { country } = parseInput({ country: c.req.query('country') }, deliveryQuerySchema);
    const { commerce, store } = contextOf(c);
    const { currency } = priceSelectionOf(store, country);
    // Where delivery depends on the state, the first one stands for all.
    const state = addressFormat(country).state?.options[0]?.code;
    const shippingMethods = await commerce.listShippingMethodsTo({ country, state }, currency);
    c.header('Cache-Control', `public, max-age=${maxAge.delivery}`);
    return c.json({ shippingMethods });
  });
  routes.get('/stock', async (c) => {
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
    c.header('Cache-Control', `public, max-age=${maxAge.stock}`);
    return c.json(answer);
  });
  return routes;
}
