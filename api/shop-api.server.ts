import type { Hono } from 'hono';
import { createShopApi } from './app.ts';
import { commercetoolsProject } from '../commerce/client.ts';
import { commercetoolsCommerce } from '../commerce/commercetools.ts';
import type { ShopEnvironment } from './environment.ts';
import { adyenPayments } from './payment/adyen-payments.ts';

/** The shop API on the services configured in its environment. Create one and keep it: it holds the access token. */
export function shopApi(environment: ShopEnvironment): Hono {
  const { store, commercetools, adyen } = environment;
  const project = commercetoolsProject(commercetools);
  return createShopApi({
    environment,
    store,
    commerce: (language) => commercetoolsCommerce(project, store, language),
    payments: adyenPayments(adyen, store.merchantAccount),
  });
}
