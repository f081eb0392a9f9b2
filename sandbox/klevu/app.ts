import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { createFaults, type Faults } from '../faults.ts';
import { createAnalytics } from './analytics.ts';
import { annotationsOf, configurationFiles, recommendationSettings } from './console.ts';
import { runQuery } from './record-queries.ts';
import { searchRequestSchema } from './requests.ts';
import { createSearchIndex } from './search-index.ts';
import type { KlevuSeed } from './seed.ts';
import { phrasesOf, suggest } from './suggestions.ts';

/** Seconds until the SDK asks again. Never omit it: without it, the SDK asks continuously. */
const segmentTtl = 3600;

const sessionSchema = z.strictObject({
  apiKey: z.string(),
  /** Of the session to continue. */
  sessionId: z.string().min(1).optional(),
  sessionInfo: z.strictObject({
    // The shop uses none.
    connectorInfo: z.tuple([]),
  }),
});

/** The visitor's ID, empty if there is none yet. */
const addressCheckSchema = z.strictObject({ klevu_uuid: z.string() });

/** From the ranges reserved for documentation, so it is nobody's address. */
const addresses = { v4: '192.0.2.1', v6: '2001:db8::1' } as const;

/**
 * A stand-in for Klevu that speaks its HTTP protocol, to be mounted at `/klevu`. Failures have Klevu's own format,
 * `{meta: {qTime, responseCode, error}}`.
 * @param publicUrl origin at which the browser reaches the sandbox, without a trailing slash
 */
export function createKlevu(seed: KlevuSeed, publicUrl: string, faults: Faults = createFaults()) {
  const sources = typeof seed.indexes === 'function' ? seed.indexes(publicUrl) : seed.indexes;
  const indexes = new Map(
    Object.entries(sources).map(([key, source]) => {
      const index = createSearchIndex(source, publicUrl);
      return [key, { index, phrases: phrasesOf(index) }];
    }),
  );
  const isKnownKey = (apiKey: unknown) => indexes.has(String(apiKey));
  const analytics = createAnalytics(isKnownKey);
  const app = new Hono<{ Bindings: HttpBindings }>();

  // Beacons are sent with credentials, which rules out the wildcard: the caller's own origin is echoed.
  app.use(cors({ origin: (origin) => origin || '*', allowHeaders: ['content-type'], credentials: true }));
  // What browsers load is compressed, as by the service, so that pages weigh the same.
  app.use(compress());
  // After the one that answers preflight requests: a browser must be able to read the failures.
  app.use(faults.middleware);

  app.post('/cs/v2/search', async (context) => {
    const request = searchRequestSchema.safeParse(await context.req.json().catch(() => null));
    if (!request.success) return failure(context, 400, z.prettifyError(request.error));
    const [apiKey] = request.data.context.apiKeys;
    const known = indexes.get(apiKey);
    if (!known) return failure(context, 401, `Unknown API key ${apiKey}`);
    const { recordQueries, suggestions } = request.data;
    return context.json({
      meta: { qTime: 1, responseCode: 200 },
      queryResults: recordQueries.map((query) => runQuery(query, known.index)),
      suggestionResults: suggestions.map((query) => suggest(query, known.phrases)),
    });
  });

  // Visitor sessions, which belong to no segment here, and the two services that tell visitors their address.
  app.post('/visitor/public/1.0/:apiKey/session', async (context) => {
    const apiKey = context.req.param('apiKey');
    if (!isKnownKey(apiKey)) return failure(context, 401, `Unknown API key ${apiKey}`);
    const session = sessionSchema.safeParse(await context.req.json().catch(() => null));
    if (!session.success) return failure(context, 400, z.prettifyError(session.error));
    if (session.data.apiKey !== apiKey)
      return failure(context, 400, `The address has another API key than ${session.data.apiKey}`);
    const { sessionId = randomUUID() } = session.data;
    return context.json({ sessionId, segmentInfo: { segments: [], ttl: segmentTtl } });
  });
  for (const version of ['v4', 'v6'] as const) {
    app.post(`/ip${version}check`, async (context) => {
      const check = addressCheckSchema.safeParse(await context.req.json().catch(() => null));
      if (!check.success) return failure(context, 400, z.prettifyError(check.error));
      const { klevu_uuid } = check.data;
      return context.json({ klevu_uuid: klevu_uuid || randomUUID(), ip_address: addresses[version] });
    });
  }
  app.route('/', analytics.app);

  app.get('/recommendations/:apiKey/settings/:id', (context) => {
    const { apiKey, id } = context.req.param();
    const known = indexes.get(apiKey);
    const settings = known && recommendationSettings(apiKey, id, known.index, publicUrl);
    return settings ? context.json(settings) : failure(context, 404, `No recommendation ${id}`);
  });

  app.get('/klevu-js-v1/klevu-js-api/:file', (context) => {
    const [, apiKey = '', kind = ''] = /^(.+?)(-banner|-maps)?\.json$/.exec(context.req.param('file')) ?? [];
    const known = indexes.get(apiKey);
    if (!known) return failure(context, 404, 'No such file');
    return context.json(configurationFiles[kind]?.(known.index, publicUrl));
  });

  app.get('/:apiKey/annotations', (context) => {
    const apiKey = context.req.param('apiKey');
    if (!isKnownKey(apiKey)) return failure(context, 401, `Unknown API key ${apiKey}`);
    const { query = '', title = '', category = '' } = context.req.query();
    return context.json({ apiKey, annotations: annotationsOf({ query, title, category }) });
  });

  return { app, reset: analytics.clear };
}

function failure(context: Context, status: 400 | 401 | 404, error: string) {
  return context.json({ meta: { qTime: 0, responseCode: status, error } }, status);
}
