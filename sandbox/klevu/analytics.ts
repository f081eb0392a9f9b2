import { Hono } from 'hono';
import { z } from 'zod';

const beaconPaths = [
  '/n-search/search',
  '/productTracking',
  '/categoryProductViewTracking',
  '/categoryProductClickTracking',
  '/dataTracking',
] as const;

const beaconSchema = z.looseObject({ klevu_apiKey: z.string().min(1) });

const eventsSchema = z
  .array(
    z.looseObject({
      event: z.enum(['order_purchase', 'view_recs_list', 'select_recs_list']),
      event_version: z.string(),
      event_apikey: z.string().min(1),
      user_profile: z.looseObject({}).optional(),
      event_data: z.looseObject({}),
    }),
  )
  .min(1);

/**
 * Accepts what shops send about their visitors and keeps none of it: form beacons (version 1), and a JSON array of
 * events (version 2). Anything else, such as an object converted to the text `[object Object]`, gets a 400.
 */
export function analyticsApp(): Hono {
  const app = new Hono();
  for (const path of beaconPaths) {
    app.post(path, async (context) => {
      const form = await context.req.parseBody().catch(() => ({}));
      const isBeacon =
        beaconSchema.safeParse(form).success && !Object.values(form).includes('[object Object]');
      return isBeacon ? context.body(null, 204) : context.json({ error: 'Not a beacon' }, 400);
    });
  }
  app.post('/collect', async (context) => {
    const events = eventsSchema.safeParse(await context.req.json().catch(() => null));
    return events.success ? context.body(null, 204) : context.json({ error: 'Not an array of events' }, 400);
  });
  return app;
}
