import { Hono } from 'hono';
import { ownCart } from '../checkout/ownership.ts';
import type { PaymentMethods } from '../contract.ts';
import type { RouteServices } from '../http/context.ts';
import { visitorOf } from '../http/visitor.server.ts';

/** What the drop-in needs to offer the ways to pay a cart. */
export function paymentMethodRoutes({ shop }: RouteServices): Hono {
  const { adyen, sessionSecret } = shop.environment;
  const routes = new Hono();
  routes.get('/:id/payment-methods', async (c) => {
    const { view } = await ownCart(shop, c.req.param('id'), await visitorOf(c, sessionSecret));
    const answer: PaymentMethods = {
      environment: adyen.environment.toLowerCase(),
      clientKey: adyen.clientKey,
      merchantAccount: shop.store.merchantAccount,
      sandboxUrl: adyen.sandboxUrl,
      amount: view.total,
      countryCode: view.country.toUpperCase(),
      paymentMethods: await shop.payments.listMethods({ amount: view.total, country: view.country }),
    };
    return c.json(answer);
  });
  return routes;
}
