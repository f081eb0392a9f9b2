import { Hono } from 'hono';
import { html } from 'hono/html';
import { listPage } from '../list-page.ts';
import type { Arrival, Arrivals, TelemetrySeed } from './arrivals.ts';
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
  app.get('/telemetry/', (context) => context.html(arrivalsPage(arrivals.list)));
  app.get('/telemetry/arrivals', (context) => context.json(arrivals.list));
  return app;
}

/** Everything that arrived, the latest first. */
const arrivalsPage = (arrivals: readonly Arrival[]) =>
  listPage({
    title: 'Telemetry',
    introduction: html`Errors that the shop reported, and what it told the tag manager, the latest first. As
      JSON: <a href="/telemetry/arrivals">/telemetry/arrivals</a>`,
    columns: ['No.', 'Time (UTC)', 'Service', 'Kind', 'Content'],
    rows: arrivals.toReversed().map(({ number, service, kind, at, content }) => [
      String(number),
      html`<time datetime="${at}">${at.slice(11, 19)}</time>`,
      service,
      html`<code>${kind}</code>`,
      html`<details>
        <summary>${JSON.stringify(content).slice(0, 120)}</summary>
        <pre>${JSON.stringify(content, null, 2)}</pre>
      </details>`,
    ]),
    nothing: 'Nothing yet. The tag manager hears nothing before a visitor agrees.',
  });
