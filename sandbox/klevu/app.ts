import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { analyticsApp } from './analytics.ts';
import { annotationsOf } from './annotations.ts';
import { configurationFiles } from './configuration-files.ts';
import { eventsPage } from './events-page.ts';
import { createFaults, type Faults } from './faults.ts';
import { recommendationSettings, segmentsIn } from './recommendations.ts';
import { runQueries } from './record-queries.ts';
import { createRecordedEvents, type RecordedEvents } from './recorded-events.ts';
import { searchRequestSchema } from './requests.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import type { KlevuSeed } from './seed.ts';
import { suggest } from './suggestions.ts';
import { sessionIdOf, type VisitorBehavior, visitorsIn } from './visitor-behavior.ts';
import { visitorsApp } from './visitors.ts';
import { isInCategory } from './categories.ts';

interface KlevuOptions {
  /** Origin at which the browser reaches the sandbox, without a trailing slash. */
  readonly publicUrl: string;
  /** Where events are recorded; they are shown at `/klevu/events/`, and as JSON at `/klevu/events.json`. */
  readonly recorded?: RecordedEvents;
  readonly faults?: Faults;
}

/**
 * A stand-in for Klevu that speaks its HTTP protocol, to be mounted at `/klevu`. Failures have Klevu's own format,
 * `{meta: {qTime, responseCode, error}}`.
 */
export function klevuApp({ indexes: seeds }: KlevuSeed, options: KlevuOptions): Hono {
  const { publicUrl, recorded = createRecordedEvents(), faults = createFaults() } = options;
  const indexes = new Map(
    Object.entries(seeds).map(([key, index]) => [key, createSearchIndex(index, { publicUrl })]),
  );
  const app = new Hono();

  // Beacons are sent with credentials, which rules out the wildcard: the caller's own origin is echoed.
  app.use(cors({ origin: (origin) => origin || '*', allowHeaders: ['content-type'], credentials: true }));
  // What browsers load is compressed, as by the service, so that pages weigh the same.
  app.use(compress());
  app.use(faults.middleware);

  app.post('/cs/v2/search', async (context) => {
    const request = searchRequestSchema.safeParse(await context.req.json().catch(() => null));
    if (!request.success) return failure(context, 400, z.prettifyError(request.error));
    const [apiKey] = request.data.context.apiKeys;
    const index = indexes.get(apiKey);
    if (!index) return failure(context, 401, `Unknown API key ${apiKey}`);
    const { recordQueries, suggestions } = request.data;
    return context.json({
      meta: { qTime: 1, responseCode: 200 },
      ...(recordQueries.length > 0
        ? {
            queryResults: runQueries(recordQueries, index, {
              apiKey,
              visitorsOf: () => visitorsIn(recorded.list(), apiKey),
            }),
          }
        : {}),
      ...(suggestions.length > 0
        ? { suggestionResults: suggestions.map((query) => suggest(query, index)) }
        : {}),
    });
  });

  app.route(
    '/',
    visitorsApp({
      isKnownKey: (apiKey) => indexes.has(apiKey),
      segmentsOf: (apiKey, sessionId) => {
        const index = indexes.get(apiKey);
        return index ? segmentsOf(sessionId, visitorsIn(recorded.list(), apiKey), index) : [];
      },
    }),
  );
  app.route('/analytics', analyticsApp({ isKnownKey: (apiKey) => indexes.has(apiKey), recorded }));
  app.get('/events', (context) =>
    context.req.header('Accept')?.includes('application/json')
      ? context.json(recorded.list())
      : context.redirect('/klevu/events/'),
  );
  app.get('/events/', (context) => context.html(eventsPage(recorded.list())));
  app.get('/events.json', (context) => context.json(recorded.list()));

  app.get('/recommendations/:apiKey/settings/:id', (context) => {
    const { apiKey, id } = context.req.param();
    const index = indexes.get(apiKey);
    const segments = segmentsIn(context.req.url);
    const settings = index && recommendationSettings({ apiKey, id, publicUrl, segments }, index);
    return settings ? context.json(settings) : failure(context, 404, `No recommendation ${id}`);
  });

  app.get('/klevu-js-v1/klevu-js-api/:file', (context) => {
    const [, apiKey = '', kind = 'root'] =
      /^(.+?)(?:-(banner|maps))?\.json$/.exec(context.req.param('file')) ?? [];
    const index = indexes.get(apiKey);
    if (!index) return failure(context, 404, 'No such file');
    return context.json(configurationFiles[kind as keyof typeof configurationFiles](index, publicUrl));
  });

  app.get('/:apiKey/annotations', (context) => {
    const apiKey = context.req.param('apiKey');
    if (!indexes.has(apiKey)) return failure(context, 401, `Unknown API key ${apiKey}`);
    const { query = '', title = '', category = '' } = context.req.query();
    return context.json({ apiKey, annotations: annotationsOf({ query, title, category }) });
  });

  return app;
}

function failure(context: Context, status: 400 | 401 | 404, error: string) {
  return context.json({ meta: { qTime: 0, responseCode: status, error } }, status);
}

/** Keys of the segments to which a session's visitor belongs, in the order of the console. */
function segmentsOf(
  sessionId: string,
  visitors: readonly VisitorBehavior[],
  { segments = {}, variantsOf }: SearchIndex,
): readonly string[] {
  const visitor = visitors.find(({ ids }) => ids.has(sessionIdOf(sessionId)));
  const opened = visitor?.opened.flatMap((key) => variantsOf(key).slice(0, 1)) ?? [];
  return Object.entries(segments)
    .filter(([, { openedIn }]) => opened.some((product) => isInCategory(product, openedIn)))
    .map(([key]) => key);
}
