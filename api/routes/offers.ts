import { Hono } from 'hono';
import { deliveryQuerySchema } from '../../contract/delivery.ts';
import { type CurrentOffers, offersQuerySchema } from '../../contract/offers.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { priceSelectionOf } from '../cart/carts.ts';
import { parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';

/**
 * How long browsers and the edge may reuse an answer, in seconds: delivery changes at midnight and when orders stop leaving, and
 * prices and counts of what is in stock must never mislead.
 */
const maxAge = { delivery: 300, offers: 15 };

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
  routes.get('/offers', async (c) => {
    await limit(c, 'stock');
    const asked = { country: c.req.query('country'), sku: c.req.queries('sku') };
    const { country, sku: skus } = parseInput(asked, offersQuerySchema);
    const { commerce, store } = contextOf(c);
    const offers = await commerce.findOffers(skus, priceSelectionOf(store, country));
    const answer: CurrentOffers = Object.fromEntries(
      [...offers].map(([sku, { price, availableQuantity }]) => [sku, { price, availableQuantity }]),
    );
    const ends = Object.values(answer).flatMap(({ price }) => price?.validUntil ?? []);
    const untilEnd = ends.map((end) => Math.max(0, Math.floor((Date.parse(end) - Date.now()) / 1000)));
    c.header('Cache-Control', `public, max-age=${Math.min(maxAge.offers, ...untilEnd)}`);
    return c.json(answer);
  });
  return routes;
}
