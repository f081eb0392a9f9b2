import { Hono } from 'hono';
import { z } from 'zod';
import { eventSchema, formSchemas } from './events.ts';

/** An event that a shop sent, in the order of arrival. */
interface RecordedEvent {
  /** The path of version 1, e.g. `n-search/search`, or the event's name in version 2, e.g. `order_purchase`. */
  readonly name: string;
  /** Why it was refused, or null. */
  readonly problem: string | null;
  /** The fields of the form, or the event. */
  readonly content: unknown;
}

/**
 * Receives what shops report about their visitors: forms (version 1), one per path, and a JSON array of events (version
 * 2). Reports in any other shape or with an unknown API key get a 400; all of them are recorded (`GET /events.json`),
 * because a browser does not let the shop read the response to a form.
 */
export function createAnalytics(isKnownKey: (apiKey: unknown) => boolean) {
  const recorded: RecordedEvent[] = [];
  const app = new Hono();

  const problemOf = (content: unknown, schema: z.ZodType, keyField: string): string | null => {
    const checked = schema.safeParse(content);
    if (!checked.success) return z.prettifyError(checked.error);
    const apiKey = (content as Readonly<Record<string, unknown>>)[keyField];
    return isKnownKey(apiKey) ? null : `Unknown API key ${String(apiKey)}`;
  };

  for (const [name, schema] of Object.entries(formSchemas)) {
    app.post(`/analytics/${name}`, async (context) => {
      const isForm = context.req.header('Content-Type')?.startsWith('multipart/form-data') ?? false;
      const content = isForm ? await context.req.parseBody({ all: true }) : null;
      const problem = problemOf(content, schema, 'klevu_apiKey');
      recorded.push({ name, problem, content });
      return problem === null ? context.body(null, 204) : context.json({ error: problem }, 400);
    });
  }

  app.post('/analytics/collect', async (context) => {
    const isJson = context.req.header('Content-Type')?.startsWith('application/json') ?? false;
    const body = isJson ? await context.req.json<unknown>().catch(() => null) : null;
    const events: unknown[] = Array.isArray(body) && body.length > 0 ? body : [null];
    // One that is wrong spoils the request: nothing of it counts.
    const problem =
      events.map((event) => problemOf(event, eventSchema, 'event_apikey')).find((found) => found !== null) ??
      null;
    for (const content of events) {
      const { event: name } = Object(content) as { readonly event?: unknown };
      recorded.push({ name: typeof name === 'string' ? name : 'collect', problem, content });
    }
    return problem === null ? context.body(null, 204) : context.json({ error: problem }, 400);
  });

  app.get('/events.json', (context) => context.json(recorded));
  return { app, clear: () => recorded.splice(0) };
}
