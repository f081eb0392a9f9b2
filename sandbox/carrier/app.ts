import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { labelPdf } from './label-pdf.ts';

const parcelSchema = z.strictObject({
  number: z.string().regex(/^[\w-]{1,40}$/),
  to: z.array(z.string().max(200)).min(1).max(10),
});

/** A carrier that issues labels for parcels that nobody carries. The same number always has the same parcel number. */
export function carrier(): Hono {
  const app = new Hono();
  app.post('/labels', async (c) => {
    const parcel = parcelSchema.safeParse(await c.req.json().catch(() => null));
    if (!parcel.success) return c.json({ error: parcel.error.message }, 400);
    const { number, to } = parcel.data;
    const digest = createHash('sha256').update(number).digest().readUIntBE(0, 6);
    const parcelNumber = String(digest % 1e12).padStart(12, '0');
    return c.body(labelPdf({ number, to, parcelNumber }), 200, { 'content-type': 'application/pdf' });
  });
  return app;
}
