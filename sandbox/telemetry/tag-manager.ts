import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { Arrivals, TelemetrySeed } from './arrivals.ts';

const collectSchema = z.strictObject({
  container: z.string(),
  page: z.string().min(1),
  entry: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
});

/**
 * A stand-in for Google Tag Manager: `/gtm.js?id=GTM-…` is a container whose single tag forwards everything pushed to
 * the page's data layer while consent mode grants statistics or marketing, and stops when both are denied.
 * @param publicUrl where the browser reaches the sandbox, without a trailing slash.
 */
export function tagManagerApp(
  containers: TelemetrySeed['containers'],
  arrivals: Arrivals,
  publicUrl: string,
): Hono {
  const app = new Hono();
  app.get('/gtm.js', (context) => {
    const id = context.req.query('id') ?? '';
    if (!containers.includes(id)) return context.text('Not found', 404);
    return context.body(containerScript(id, `${publicUrl}/telemetry/collect`), 200, {
      'Content-Type': 'application/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
  app.use('/telemetry/collect', cors());
  app.post('/telemetry/collect', async (context) => {
    const body = collectSchema.safeParse(await context.req.json().catch(() => null));
    if (!body.success || !containers.includes(body.data.container))
      return context.json({ error: 'Not an entry of a data layer' }, 400);
    const { page, entry } = body.data;
    arrivals.add({ service: 'tag-manager', kind: kindOf(entry), page, content: entry });
    return context.body(null, 204);
  });
  return app;
}

/** `consent update` for a command, the event's name for an event, `message` for anything else. */
function kindOf(entry: Record<string, unknown> | unknown[]): string {
  if (Array.isArray(entry)) return entry.slice(0, 2).join(' ');
  return typeof entry['event'] === 'string' ? entry['event'] : 'message';
}

/** Like a real container, it reads what was pushed before it arrived and takes over `push`. */
const containerScript = (container: string, collectUrl: string): string => `(() => {
  const layer = (window.dataLayer ??= []);
  if (layer.forwarded) return;
  layer.forwarded = true;
  const page = crypto.randomUUID();
  let granted = false;
  const forward = (pushed) => {
    const entry = Object.prototype.toString.call(pushed) === '[object Arguments]' ? [...pushed] : pushed;
    if (Array.isArray(entry) && entry[0] === 'consent')
      granted = [entry[2].ad_storage, entry[2].analytics_storage].includes('granted');
    else if (!granted) return;
    fetch(${JSON.stringify(collectUrl)}, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ container: ${JSON.stringify(container)}, page, entry }),
    }).catch(() => {});
  };
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(forward);
    return length;
  };
  [...layer].forEach(forward);
})();
`;
