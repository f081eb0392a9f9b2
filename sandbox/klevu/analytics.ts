import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { beaconNames, beaconSchemas } from './beacons.ts';
import { eventSchema } from './events.ts';
import type { RecordedEvents } from './recorded-events.ts';

interface AnalyticsOptions {
  readonly isKnownKey: (apiKey: string) => boolean;
  readonly recorded: RecordedEvents;
}

const unknownKey = 'Unknown API key';

/**
 * Receives what shops report about their visitors: forms (version 1), one per path, and a JSON array of events (version
 * 2). Reports in any other shape get a 400, those with an unknown API key a 401; all of them are recorded, because a
 * browser does not let the shop read the response to a form.
 */
export function analyticsApp({ isKnownKey, recorded }: AnalyticsOptions): Hono {
  const app = new Hono();

  const respond = (context: Context, problems: readonly (string | null)[]) => {
    const problem = problems.find((candidate) => candidate !== null);
    if (problem === undefined) return context.body(null, 204);
    return context.json({ error: problem }, problem.startsWith(unknownKey) ? 401 : 400);
  };

  for (const name of beaconNames) {
    app.post(`/${name}`, async (context) => {
      const content = await formOf(context);
      const apiKey = apiKeyIn(content, 'klevu_apiKey');
      const problem = content
        ? problemOf(content, beaconSchemas[name], apiKey, isKnownKey)
        : 'Send multipart/form-data';
      recorded.add({ version: 1, name, apiKey, problem, content });
      return respond(context, [problem]);
    });
  }

  app.post('/collect', async (context) => {
    const body = await jsonOf(context);
    if (!Array.isArray(body) || body.length === 0) {
      const problem = 'Send a JSON array of events as application/json';
      recorded.add({ version: 2, name: 'collect', apiKey: null, problem, content: body });
      return respond(context, [problem]);
    }
    const events = body.map((content: unknown) => {
      const apiKey = apiKeyIn(content, 'event_apikey');
      const problem = problemOf(content, eventSchema, apiKey, isKnownKey);
      return { version: 2, name: nameIn(content), apiKey, problem, content } as const;
    });
    // One that is wrong spoils the request: nothing of it counts.
    const refusal = events.find(({ problem }) => problem !== null)?.problem ?? null;
    for (const event of events) recorded.add({ ...event, problem: event.problem ?? refusal });
    return respond(context, [refusal]);
  });
  return app;
}

function problemOf(
  content: unknown,
  schema: z.ZodType,
  apiKey: string | null,
  isKnownKey: AnalyticsOptions['isKnownKey'],
): string | null {
  const checked = schema.safeParse(content);
  if (!checked.success) return z.prettifyError(checked.error);
  return apiKey !== null && isKnownKey(apiKey) ? null : `${unknownKey} ${apiKey}`;
}

/** The fields of a multipart form, or null if the body is something else. A repeated field becomes a list. */
async function formOf(context: Context): Promise<Readonly<Record<string, unknown>> | null> {
  if (!context.req.header('Content-Type')?.startsWith('multipart/form-data')) return null;
  return context.req.parseBody({ all: true }).catch(() => null);
}

async function jsonOf(context: Context): Promise<unknown> {
  if (!context.req.header('Content-Type')?.startsWith('application/json')) return null;
  return context.req.json<unknown>().catch(() => null);
}

function apiKeyIn(content: unknown, field: string): string | null {
  const value = (Object(content) as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
}

function nameIn(content: unknown): string {
  const { event } = Object(content) as { readonly event?: unknown };
  return typeof event === 'string' ? event : 'collect';
}
