import { gunzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Arrivals } from './arrivals.ts';
import { readEnvelope } from './envelope.ts';
import { readViolations } from './security-report.ts';
import type { TelemetrySeed } from './seed.ts';

/** What Sentry requires of an event: https://develop.sentry.dev/sdk/data-model/event-payloads/ */
const eventId = /^[0-9a-f]{32}$/;

/**
 * A stand-in for Sentry's ingestion, for requests that know the project's public key: envelopes of SDKs at
 * `/api/{project}/envelope/`, and browsers' reports of policy violations at `/api/{project}/security/`. Failures have
 * Sentry's own format, `{detail, causes}`.
 */
export function sentryApp(seed: TelemetrySeed['sentry'], arrivals: Arrivals): Hono {
  const app = new Hono();
  app.use('/api/*', cors());
  app.use(
    '/api/:project{[0-9]+}/*',
    async (context, next) => refusalOf(context, context.req.param('project'), seed) ?? (await next()),
  );
  app.post('/api/:project{[0-9]+}/envelope/', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    try {
      const gzipped = context.req.header('Content-Encoding') === 'gzip';
      const items = readEnvelope(gzipped ? gunzipSync(bytes) : bytes);
      for (const { type, payload } of items) {
        if (['event', 'transaction'].includes(type)) checkEvent(payload);
        arrivals.add({ service: 'sentry', kind: type, page: null, content: payload });
      }
      return context.json({ id: idIn(items[0]?.payload) });
    } catch (error) {
      return badRequest(context, error);
    }
  });
  app.post('/api/:project{[0-9]+}/security/', async (context) => {
    try {
      const violations = readViolations(context.req.header('Content-Type') ?? '', await context.req.text());
      if (violations === null) return context.body(null, 415);
      for (const violation of violations)
        arrivals.add({ service: 'sentry', kind: 'csp', page: null, content: violation });
      return context.body(null, 200);
    } catch (error) {
      return badRequest(context, error);
    }
  });
  return app;
}

function refusalOf(
  context: Pick<Context, 'req' | 'json'>,
  asked: string,
  { project, publicKey }: TelemetrySeed['sentry'],
): Response | undefined {
  if (asked !== project) return context.json({ detail: 'project not found', causes: [] }, 404);
  if (keyOf(context.req.query('sentry_key'), context.req.header('X-Sentry-Auth')) !== publicKey)
    return context.json({ detail: 'missing or invalid authorization information', causes: [] }, 403);
  return undefined;
}

const badRequest = (context: Context, error: unknown): Response =>
  context.json({ detail: 'bad request body', causes: [String(error)] }, 400);

/** The key, which SDKs send in the address, or in a header like `Sentry sentry_version=7, sentry_key=…`. */
function keyOf(query: string | undefined, header = ''): string | undefined {
  return query ?? /sentry_key=(\w+)/.exec(header)?.[1];
}

function checkEvent(payload: unknown): void {
  if (!eventId.test(idIn(payload) ?? '')) throw new Error('The event has no valid event_id');
}

function idIn(payload: unknown): string | undefined {
  if (typeof payload !== 'object' || payload === null || !('event_id' in payload)) return undefined;
  return String(payload.event_id);
}
