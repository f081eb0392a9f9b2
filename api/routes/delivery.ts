import { Hono } from 'hono';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { deliveryQuerySchema } from '../../contract/delivery-requests.ts';
import { priceSelectionOf } from '../cart/carts.ts';
import { parseInput } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';

/** How long browsers and the edge may reuse an answer, in seconds: it changes at midnight and when orders stop leaving. */
const maxAge = 300;

/** How something is delivered to a country: by what, for how much, and when it arrives. The same for everybody, so it may be cached. */
export function deliveryRoutes({ contextOf, limit }: RouteServices): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    await limit(c, 'lists');
    const { country } = parseInput({ country: c.req.query('country') }, deliveryQuerySchema);
    const { commerce, store } = contextOf(c);
    const { currency } = priceSelectionOf(store, country);
    // Where delivery depends on the state, the first one stands for all.
    const state = addressFormat(country).state?.options[0]?.code;
    const shippingMethods = await commerce.listShippingMethodsTo({ country, state }, currency);
    c.header('Cache-Control', `public, max-age=${maxAge}`);
    return c.json({ shippingMethods });
  });
  return routes;
}
