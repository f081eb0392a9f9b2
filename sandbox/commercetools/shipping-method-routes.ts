import { Hono } from 'hono';
import type { Context } from 'hono';
import { matchMethod } from './carts/shipping.ts';
import type { Destination } from './carts/shipping.ts';
import { invalidInput, invalidOperation, notFound } from './errors.ts';
import type { Storage } from './storage.ts';

/** The shipping methods for a cart or for a location. */
export function shippingMethodRoutes(storage: Storage): Hono {
  const routes = new Hono();

  function answer(context: Context, destination: Destination) {
    const zones = storage.all('zone');
    const results = storage
      .all('shipping-method')
      .flatMap((method) => matchMethod(method, zones, destination) ?? []);
    return context.json({ limit: results.length, offset: 0, count: results.length, results });
  }

  routes.get('/matching-cart', (context) => {
    const id = context.req.query('cartId') ?? '';
    const cart = storage.get('cart', id);
    if (!cart) throw notFound(`cart with ID '${id}'`);
    if (!cart.shippingAddress)
      throw invalidOperation(`The cart with ID '${id}' does not have a shipping address set.`);
    return answer(context, { address: cart.shippingAddress, currency: cart.totalPrice.currencyCode });
  });

  routes.get('/matching-location', (context) => {
    const { country, state, currency } = context.req.query();
    if (country === undefined) throw invalidInput('Missing required parameter: country.');
    if (currency === undefined) throw invalidInput('Missing required parameter: currency.');
    return answer(context, { address: { country, ...(state !== undefined && { state }) }, currency });
  });

  return routes;
}
