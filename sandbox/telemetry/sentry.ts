import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import type { Arrivals, TelemetrySeed } from './arrivals.ts';

/**
 * A stand-in for Sentry's ingestion, for requests that know the project's public key: envelopes of SDKs at
 * `/api/{project}/envelope/`, and browsers' reports of policy violations at `/api/{project}/security/`. Failures have
 * Sentry's own format, `{detail, causes}`.
 */
export function sentryApp({ project, publicKey }: TelemetrySeed['sentry'], arrivals: Arrivals): Hono {
  const app = new Hono();
  const path = `/api/${project}/*`;
  app.use(path, cors());
  app.use(path, async (context, next) => {
    if (context.req.query('sentry_key') === publicKey) return next();
    return context.json({ detail: 'missing or invalid authorization information', causes: [] }, 403);
  });
  const accept = (kind: string, content: unknown) =>
    arrivals.add({ service: 'sentry', kind, page: null, content });
  app.post(`/api/${project}/envelope/`, async (context) => {
    try {
      const { id, items } = readEnvelope(await context.req.text());
      for (const { type, payload } of items) accept(type, payload);
      return context.json({ id });
    } catch (error) {
      return badRequest(context, error);
    }
  });
  app.post(`/api/${project}/security/`, async (context) => {
    try {
      for (const violation of readViolations(await context.req.json())) accept('csp', violation);
      return context.body(null, 200);
    } catch (error) {
      return badRequest(context, error);
    }
  });
  return app;
}

const badRequest = (context: Context, error: unknown): Response =>
  context.json({ detail: 'bad request body', causes: [String(error)] }, 400);

const headerSchema = z.looseObject({ event_id: z.string().optional() });
const itemHeaderSchema = z.looseObject({ type: z.string().min(1) });

/**
 * Reads an envelope as specified at https://develop.sentry.dev/sdk/data-model/envelopes/: a line of JSON, then for each
 * item two, as long as nothing is attached.
 * @throws Error that says what is wrong with it.
 */
function readEnvelope(text: string) {
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  const items = lines.flatMap((line, at) =>
    at % 2 === 0 ? { type: itemHeaderSchema.parse(line).type, payload: lines[at + 1] } : [],
  );
  return { id: headerSchema.parse(header).event_id, items };
}

/** A violation as browsers send it to `report-uri`, one per request (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const single = z.object({
  'csp-report': z.looseObject({
    'document-uri': z.string(),
    'blocked-uri': z.string().default('self'),
    'effective-directive': z.string(),
    'script-sample': z.string().optional(),
  }),
});

/** Violations as browsers send them to `report-to`, several at once (https://www.w3.org/TR/CSP3/#reporting). */
const several = z.array(
  z.looseObject({
    type: z.literal('csp-violation'),
    body: z.looseObject({
      documentURL: z.string(),
      blockedURL: z.string().default('self'),
      effectiveDirective: z.string(),
      sample: z.string().nullish(),
    }),
  }),
);

/**
 * What a page was kept from doing, as a browser sent it: the `page`, the `directive`, what was `blocked` (an address, or
 * `inline` or `eval`), and the beginning of a script, if the policy asks for it.
 * @throws Error that says what is wrong with it.
 */
const readViolations = (body: unknown) =>
  Array.isArray(body)
    ? several.parse(body).map(({ body: { documentURL, blockedURL, effectiveDirective, sample } }) => ({
        page: documentURL,
        directive: effectiveDirective,
        blocked: blockedURL,
        sample: sample ?? null,
      }))
    : [single.parse(body)['csp-report']].map((report) => ({
        page: report['document-uri'],
        directive: report['effective-directive'],
        blocked: report['blocked-uri'],
        sample: report['script-sample'] ?? null,
      }));
