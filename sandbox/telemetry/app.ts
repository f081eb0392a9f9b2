import { Hono } from 'hono';
import { type Arrivals } from './arrivals.ts';
import { arrivalsPage } from './page.ts';
import type { TelemetrySeed } from './seed.ts';
import { sentryApp } from './sentry.ts';
import { tagManagerApp } from './tag-manager.ts';

/**
 * Stand-ins for the services that observe a shop, and a page that shows what they received. To be mounted at the root:
 * `/api/{project}/envelope/` and `/api/{project}/security/` (Sentry), `/gtm.js` (tag manager), `/telemetry/` for people, `/telemetry/arrivals` as JSON.
 * @param publicUrl where the browser reaches the sandbox, without a trailing slash.
 */
export function telemetryApp(seed: TelemetrySeed, arrivals: Arrivals, publicUrl: string): Hono {
  const app = new Hono();
  app.route('/', sentryApp(seed.sentry, arrivals));
  app.route('/', tagManagerApp(seed.containers, arrivals, publicUrl));
  app.get('/telemetry', (context) => context.redirect('/telemetry/'));
  app.get('/telemetry/', (context) => context.html(arrivalsPage(arrivals.list())));
  app.get('/telemetry/arrivals', (context) => context.json(arrivals.list()));
  return app;
}
