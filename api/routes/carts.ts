import { Hono } from 'hono';
import { changeCart, createCart, shippingMethodsOf } from '../cart/carts.ts';
import { activePayment } from '../payments/finish-payment.ts';
import { moveCart } from '../cart/move-cart.ts';
import { ownCart } from '../cart/own-cart.ts';
import { quoteCart } from '../cart/quote.ts';
import { readCart } from '../cart/read-cart.ts';
import { changeCountrySchema, createCartSchema, updateCartSchema } from '../../contract/cart.ts';
import { quoteRequestSchema } from '../../contract/delivery.ts';
import type { PaymentMethods } from '../../contract/payment.ts';
import { localeOf } from '../../stores/languages.ts';
import { jsonBody } from '../http/json-body.ts';
import type { RouteServices } from '../http/route-services.ts';
import { ensureVisitor, renewedVisitor, visitorOf } from '../http/cookies.server.ts';

/** Carts: create, read, and change them, and list their shipping and payment methods. */
export function cartRoutes({ environment, contextOf, limit }: RouteServices): Hono {
  const { adyen, sessionSecrets: secrets } = environment;
  const routes = new Hono();
  routes.post('/', async (c) => {
    const draft = await jsonBody(c, createCartSchema);
    await limit(c, 'carts');
    const visitor = await ensureVisitor(c, secrets);
    return c.json(await createCart(contextOf(c), visitor, draft), 201);
  });
  routes.get('/:id', async (c) => {
    await limit(c, 'reads');
    const visitor = await renewedVisitor(c, secrets);
    return c.json(await readCart(contextOf(c), visitor, c.req.param('id')));
  });
  routes.post('/:id', async (c) => {
    const update = await jsonBody(c, updateCartSchema);
    const id = c.req.param('id');
    await limit(c, 'changes');
    if (update.actions.some(({ action }) => action === 'addDiscountCode')) await limit(c, 'codes', id);
    return c.json(await changeCart(contextOf(c), await renewedVisitor(c, secrets), id, update));
  });
  routes.post('/:id/country', async (c) => {
    const request = await jsonBody(c, changeCountrySchema);
    await limit(c, 'moves', c.req.param('id'));
    const visitor = await visitorOf(c, secrets);
    return c.json(await moveCart(contextOf(c), visitor, c.req.param('id'), request), 201);
  });
  routes.post('/:id/quote', async (c) => {
    const request = await jsonBody(c, quoteRequestSchema);
    const id = c.req.param('id');
    await limit(c, 'quotes', id);
    if (request.discountCode !== undefined) await limit(c, 'codes', id);
    return c.json(await quoteCart(contextOf(c), await visitorOf(c, secrets), id, request));
  });
  routes.get('/:id/shipping-methods', async (c) => {
    await limit(c, 'lists');
    const visitor = await visitorOf(c, secrets);
    return c.json({ shippingMethods: await shippingMethodsOf(contextOf(c), visitor, c.req.param('id')) });
  });
  routes.get('/:id/payment-methods', async (c) => {
    await limit(c, 'lists');
    const context = contextOf(c);
    const cart = await ownCart(context, c.req.param('id'), await visitorOf(c, secrets));
    const { total: amount, country } = cart.view;
    const locale = localeOf(context.language, { code: country });
    const answer: PaymentMethods = {
      environment: adyen.browserEnvironment,
      clientKey: adyen.clientKey,
      merchantAccount: context.store.merchantAccount,
      sandboxUrl: adyen.sandboxUrl,
      amount,
      countryCode: country.toUpperCase(),
      payment: await activePayment(context, cart),
      ...(await context.payments.listMethods({ amount, country, locale })),
    };
    return c.json(answer);
  });
  return routes;
}
