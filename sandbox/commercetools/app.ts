import { Hono } from 'hono';
import { CommercetoolsError, notFound } from './errors.ts';
import { oauthRoutes, requireToken } from './oauth.ts';
import { projectRoutes } from './routes.ts';
import type { Storage } from './storage.ts';

/**
 * A stand-in for commercetools' HTTP API: the resources, update actions, and rules a shop needs, called by the
 * unmodified SDK. It rejects everything it does not implement.
 */
export function commercetoolsApp(storage: Storage, projectKey: string): Hono {
  const app = new Hono();
  app.onError((error, context) => {
    if (error instanceof CommercetoolsError) return context.json(error.body, error.status);
    console.error(error);
    const message = 'The commerce sandbox failed unexpectedly.';
    return context.json({ statusCode: 500, message, errors: [{ code: 'General', message }] }, 500);
  });
  app.route('/oauth', oauthRoutes(storage));
  app.use(`/${projectKey}/*`, requireToken(projectKey, storage));
  app.route(`/${projectKey}`, projectRoutes(storage, projectKey));
  // Not app.notFound, which another app that this one is mounted in would replace.
  app.all('*', (context) => {
    throw notFound(`URI ${context.req.path}`);
  });
  return app;
}
