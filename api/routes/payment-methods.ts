import { Hono } from 'hono';
import { ownCart } from '../checkout/ownership.ts';
import type { PaymentMethods } from '../../contract/payment.ts';
import type { RouteServices } from '../http/context.ts';
import { localeOf } from '../../stores/languages.ts';
import { visitorOf } from '../http/visitor.server.ts';

/** What the drop-in needs to offer the ways to pay a cart. */
export function paymentMethodRoutes({ environment, contextOf }: RouteServices): Hono {
  const { adyen, sessionSecret } = environment;
  const routes = new Hono();
  routes.get('/:id/payment-methods', async (c) => {
    const context = contextOf(c);
    const { view } = await ownCart(context, c.req.param('id'), await visitorOf(c, sessionSecret));
    const locale = localeOf(context.language, { code: view.country });
    const answer: PaymentMethods = {
      environment: adyen.environment.toLowerCase(),
      clientKey: adyen.clientKey,
      merchantAccount: context.store.merchantAccount,
      sandboxUrl: adyen.sandboxUrl,
      amount: view.total,
      countryCode: view.country.toUpperCase(),
      paymentMethods: await context.payments.listMethods({
        amount: view.total,
        country: view.country,
        locale,
      }),
    };
    return c.json(answer);
  });
  return routes;
}
