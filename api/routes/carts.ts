import { Hono } from 'hono';
import { changeCart, createCart, shippingMethodsOf } from '../checkout/carts.ts';
import { moveCart } from '../checkout/move-cart.ts';
import { ownCart } from '../checkout/ownership.ts';
import { changeCountrySchema, createCartSchema, updateCartSchema } from '../../contract/cart-requests.ts';
import { clientAddress, type RouteServices } from '../http/context.ts';
import { jsonBody } from '../http/json-body.ts';
import { ensureVisitor, visitorOf } from '../http/visitor.server.ts';

/** Carts: create, read and change, and the ways to deliver them. */
export function cartRoutes({ environment, contextOf, limits }: RouteServices): Hono {
  const secret = environment.sessionSecret;
  const routes = new Hono();
  routes.post('/', async (c) => {
    const draft = await jsonBody(c, createCartSchema);
    const visitor = await ensureVisitor(c, secret);
    return c.json(await createCart(contextOf(c), visitor, draft), 201);
  });
  routes.get('/:id', async (c) => {
    const { view } = await ownCart(contextOf(c), c.req.param('id'), await visitorOf(c, secret));
    return c.json(view);
  });
  routes.post('/:id', async (c) => {
    const update = await jsonBody(c, updateCartSchema);
    if (update.actions.some(({ action }) => action === 'addDiscountCode'))
      limits.codes.check(clientAddress(c));
    return c.json(await changeCart(contextOf(c), await visitorOf(c, secret), c.req.param('id'), update));
  });
  routes.post('/:id/country', async (c) => {
    const wish = await jsonBody(c, changeCountrySchema);
    const visitor = await visitorOf(c, secret);
    return c.json(await moveCart(contextOf(c), visitor, c.req.param('id'), wish), 201);
  });
  routes.get('/:id/shipping-methods', async (c) => {
    const visitor = await visitorOf(c, secret);
    return c.json({ shippingMethods: await shippingMethodsOf(contextOf(c), visitor, c.req.param('id')) });
  });
  return routes;
}
