import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { binLookup } from './bin-lookup.ts';
import { libraryTexts } from './library-texts.ts';
import type { Payments } from './payments.ts';
import { placeholderImage } from './placeholder-image.ts';
import { securedFields } from './secured-fields-page.ts';
import { challengeAction } from './three-ds2.ts';

const fingerprintSchema = z.object({ paymentData: z.string() });

/** Sends the opener a made-up device fingerprint, like the risk frame. */
const fingerprintPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Device fingerprint</title></head>
  <body>
    <script>
      const opener = document.referrer ? new URL(document.referrer).origin : '*';
      parent.postMessage(JSON.stringify({ type: 'deviceFingerprint', value: 'sandbox-device' }), opener);
    </script>
  </body>
</html>`;

/**
 * What the browser library requests from Adyen's servers. Any page may request it: keys protect nothing here.
 * @param publicUrl origin at which the shopper's browser reaches the stand-in
 */
export function checkoutshopper(payments: Payments, publicUrl: string): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }));

  app.post('/v3/analytics', (c) => c.json({ checkoutAttemptId: crypto.randomUUID() }));
  app.post('/v3/analytics/:attempt', (c) => c.body(null, 204));

  app.post('/v3/bin/binLookup', async (c) => {
    const answer = binLookup(await c.req.json<unknown>().catch(() => undefined));
    return answer ? c.json(answer) : c.json({ status: 422, errorType: 'validation' }, 422);
  });

  app.post('/v1/submitThreeDS2Fingerprint', async (c) => {
    const request = fingerprintSchema.safeParse(await c.req.json<unknown>().catch(() => undefined));
    const payment = request.success ? payments.atBank(request.data.paymentData) : undefined;
    if (!payment) return c.json({ status: 422, errorType: 'validation' }, 422);
    return c.json({ action: challengeAction(payment, publicUrl) });
  });

  app.get('/assets/html/:clientKey/:file{dfp.*\\.html}', (c) => c.html(fingerprintPage));

  app.get('/sdk/:version/translations/:file{.+\\.json}', (c) => {
    const texts = libraryTexts(c.req.param('file').replace(/\.json$/, ''));
    return c.json(texts);
  });
  // Forms fall back to plain text fields.
  app.get('/datasets/:path{.+\\.json}', (c) => c.json([]));

  app.get('/images/:path{.+\\.svg}', (c) =>
    c.body(placeholderImage(c.req.param('path')), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    }),
  );

  app.route('/securedfields', securedFields());
  return app;
}
