import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';

/** Seconds until the SDK asks again. Never omit it: without it, the SDK asks continuously. */
const segmentTtl = 3600;

const sessionSchema = z.strictObject({
  apiKey: z.string(),
  /** Of the session to continue. */
  sessionId: z.string().min(1).optional(),
  sessionInfo: z.strictObject({
    connectorInfo: z.array(
      z.strictObject({ connectorType: z.literal('klaviyo'), exchangeId: z.string().min(1) }),
    ),
  }),
});

/** The visitor's ID, empty if there is none yet. */
const addressCheckSchema = z.strictObject({ klevu_uuid: z.string() });

/** From the ranges reserved for documentation, so it is nobody's address. */
const addresses = { v4: '192.0.2.1', v6: '2001:db8::1' } as const;

/** Visitor sessions, which belong to no segment here, and the two services that tell visitors their address. */
export function visitorsApp(isKnownKey: (apiKey: unknown) => boolean): Hono {
  const app = new Hono();
  app.post('/visitor/public/1.0/:apiKey/session', async (context) => {
    const apiKey = context.req.param('apiKey');
    if (!isKnownKey(apiKey)) return context.json({ error: `Unknown API key ${apiKey}` }, 401);
    const session = sessionSchema.safeParse(await context.req.json().catch(() => null));
    if (!session.success) return context.json({ error: z.prettifyError(session.error) }, 400);
    if (session.data.apiKey !== apiKey)
      return context.json({ error: `The address has another API key than ${session.data.apiKey}` }, 400);
    const { sessionId = randomUUID() } = session.data;
    return context.json({ sessionId, segmentInfo: { segments: [], ttl: segmentTtl } });
  });
  for (const version of ['v4', 'v6'] as const) {
    app.post(`/ip${version}check`, async (context) => {
      const check = addressCheckSchema.safeParse(await context.req.json().catch(() => null));
      if (!check.success) return context.json({ error: z.prettifyError(check.error) }, 400);
      const { klevu_uuid } = check.data;
      return context.json({ klevu_uuid: klevu_uuid || randomUUID(), ip_address: addresses[version] });
    });
  }
  return app;
}
