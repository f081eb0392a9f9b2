import { Hono } from 'hono';
import { cartRoutes } from './carts/routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { customObjectRoutes } from './custom-object-routes.ts';
import { CommercetoolsError, notFound } from './errors.ts';
import { without } from './fields.ts';
import { inventoryRoutes } from './inventory-routes.ts';
import { oauthRoutes, requireToken } from './oauth.ts';
import type { ClientCredentials } from './oauth.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { projectOf } from './project.ts';
import { shippingMethodRoutes } from './shipping-method-routes.ts';
import type { Storage } from './storage.ts';

/**
 * A stand-in for commercetools' HTTP API: the resources, update actions, and rules a shop needs, called by the
 * unmodified SDK. It rejects everything it does not implement.
 */
export function commercetoolsApp(storage: Storage, credentials: ClientCredentials): Hono {
  const app = new Hono();

  app.onError((error, context) => {
    if (error instanceof CommercetoolsError) return context.json(error.body, error.status);
    console.error(error);
    const message = 'The commerce sandbox failed unexpectedly.';
    return context.json({ statusCode: 500, message, errors: [{ code: 'General', message }] }, 500);
  });
  app.notFound((context) => context.json(notFound(`path '${context.req.path}'`).body, 404));

  app.route('/oauth', oauthRoutes(credentials));
  const project = `/${credentials.projectKey}`;
  app.use(`${project}/*`, requireToken(credentials));
  app.get(project, (context) => context.json(without(projectOf(storage), 'id')));
  for (const base of [project, `${project}/in-store/:store`]) {
    app.route(`${base}/carts`, cartRoutes(storage));
    app.route(`${base}/orders`, orderRoutes(storage));
    app.route(`${base}/shipping-methods`, shippingMethodRoutes(storage));
    app.route(base, catalogueRoutes(storage));
  }
  app.route(`${project}/payments`, paymentRoutes(storage));
  app.route(`${project}/inventory`, inventoryRoutes(storage));
  app.route(`${project}/custom-objects`, customObjectRoutes(storage));
  return app;
}
