import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';

/** Seconds until the SDK asks again. Never omit it: without it, the SDK asks continuously. */
const segmentTtl = 3600;

const sessionSchema = z.object({ sessionId: z.string().optional() });
const addressCheckSchema = z.object({ klevu_uuid: z.string().nullish() });

/** From the ranges reserved for documentation, so it is nobody's address. */
const addresses = { v4: '192.0.2.1', v6: '2001:db8::1' } as const;

/** Visitor sessions and the two services that tell visitors their address. */
export function visitorsApp(isKnownKey: (apiKey: string) => boolean): Hono {
  const app = new Hono();
  app.post('/visitor/public/1.0/:apiKey/session', async (context) => {
    if (!isKnownKey(context.req.param('apiKey'))) return context.json({ error: 'Unknown API key' }, 401);
    const session = sessionSchema.safeParse(await context.req.json().catch(() => null));
    if (!session.success) return context.json({ error: 'Not a session request' }, 400);
    return context.json({
      sessionId: session.data.sessionId ?? randomUUID(),
      segmentInfo: { segments: [], ttl: segmentTtl },
    });
  });
  for (const version of ['v4', 'v6'] as const) {
    app.post(`/ip${version}check`, async (context) => {
      const check = addressCheckSchema.safeParse(await context.req.json().catch(() => null));
      if (!check.success) return context.json({ error: 'Not an address check' }, 400);
      return context.json({
        klevu_uuid: check.data.klevu_uuid || randomUUID(),
        ip_address: addresses[version],
      });
    });
  }
  return app;
}
