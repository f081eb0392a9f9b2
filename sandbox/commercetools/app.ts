import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { cartRoutes } from './carts/routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { customObjectRoutes } from './custom-object-routes.ts';
import { CommercetoolsError, noSuchPath } from './errors.ts';
import { without } from './fields.ts';
import { inventoryRoutes } from './inventory-routes.ts';
import { oauthRoutes, requireToken } from './oauth.ts';
import type { ProjectAccess } from './oauth.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { projectOf } from './project.ts';
import { createRequestLog } from './requests.ts';
import type { RequestLog } from './requests.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { shippingMethodRoutes } from './shipping-method-routes.ts';
import type { Storage } from './storage.ts';

/**
 * A stand-in for commercetools' HTTP API: the resources, update actions, and rules a shop needs, called by the
 * unmodified SDK. It rejects everything it does not implement.
 */
export function commercetoolsApp(
  storage: Storage,
  access: ProjectAccess,
  log: RequestLog = createRequestLog(),
): Hono {
  const app = new Hono();

  app.use(log.middleware);
  app.use(emptyHead);

  app.onError((error, context) => {
    if (error instanceof CommercetoolsError) return context.json(error.body, error.status);
    console.error(error);
    const message = 'The commerce sandbox failed unexpectedly.';
    return context.json({ statusCode: 500, message, errors: [{ code: 'General', message }] }, 500);
  });

  app.route('/oauth', oauthRoutes(access));
  const project = `/${access.projectKey}`;
  app.use(`${project}/*`, requireToken(access));
  app.get(project, (context) => context.json(without(projectOf(storage), 'id')));
  for (const base of [project, `${project}/in-store/:store`]) {
    app.route(`${base}/carts`, cartRoutes(storage));
    app.route(`${base}/orders`, orderRoutes(storage));
    app.route(`${base}/shipping-methods`, shippingMethodRoutes(storage));
    app.route(base, catalogueRoutes(storage));
  }
  app.route(`${project}/payments`, paymentRoutes(storage));
  app.route(`${project}/inventory`, inventoryRoutes(storage));
  app.route(`${project}/reviews`, reviewRoutes(storage));
  app.route(`${project}/custom-objects`, customObjectRoutes(storage));
  // Not app.notFound, which another app that this one is mounted in would replace.
  app.all('*', (context) => {
    throw noSuchPath(context.req.path);
  });
  return app;
}

/** HEAD asks whether a query finds anything: 200 or 404. */
const emptyHead: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.req.method !== 'HEAD' || context.res.status !== 200) return;
  const found: unknown = await context.res.clone().json();
  const isEmptyPage = isPage(found) && found.results.length === 0;
  if (isEmptyPage) context.res = new Response(null, { status: 404, headers: context.res.headers });
};

const isPage = (body: unknown): body is { readonly results: readonly unknown[] } =>
  typeof body === 'object' && body !== null && 'results' in body && Array.isArray(body.results);
