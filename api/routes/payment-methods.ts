import { Hono } from 'hono';
import { ownCart } from '../checkout/ownership.ts';
import type { PaymentMethods } from '../../contract/payment.ts';
import type { RouteServices } from '../http/context.ts';
import { localeOf } from '../../stores/languages.ts';
import { visitorOf } from '../http/visitor.server.ts';

/** What the drop-in needs to offer the payment methods for a cart. */
export function paymentMethodRoutes({ environment, shopFor }: RouteServices): Hono {
  const { adyen, sessionSecret } = environment;
  const routes = new Hono();
  routes.get('/:id/payment-methods', async (c) => {
    const shop = shopFor(c);
    const { view } = await ownCart(shop, c.req.param('id'), await visitorOf(c, sessionSecret));
    const locale = localeOf(shop.language, { code: view.country });
    const answer: PaymentMethods = {
      environment: adyen.environment.toLowerCase(),
      clientKey: adyen.clientKey,
      merchantAccount: shop.store.merchantAccount,
      sandboxUrl: adyen.sandboxUrl,
      amount: view.total,
      countryCode: view.country.toUpperCase(),
      paymentMethods: await shop.payments.listMethods({ amount: view.total, country: view.country, locale }),
    };
    return c.json(answer);
  });
  return routes;
}
