import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { AdyenApiError } from './api-error.ts';
import { applePaySession } from './apple-pay-session.ts';
import { binLookup } from './bin-lookup.ts';
import { isOpen } from './payment.ts';
import type { Payments } from './payments.ts';
import { placeholderImage } from './placeholder-image.ts';
import { securedFields } from './secured-fields-page.ts';
import type { PaymentMethodOffer } from './seed.ts';
import { challengeAction } from './three-ds2.ts';

const paymentDataSchema = z.object({ paymentData: z.string() });

/** Pages in frames have the key in their address. */
const keyInPath = /\/(?:securedfields|assets\/html)\/([^/]+)\/(?:[^/]*\/)?[^/]*\.html$/;

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

interface CheckoutShopperParts {
  readonly payments: Payments;
  /** Origin at which the shopper's browser reaches the stand-in. */
  readonly publicUrl: string;
  /** The account's key for browsers; if omitted, any key is accepted. */
  readonly clientKey: string | undefined;
  readonly paymentMethods: readonly PaymentMethodOffer[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * What the browser library requests from Adyen's servers. Any page may request it, with the account's client key: the
 * key of another account or region is refused, as by the real hosts, each of which knows the keys of its own region.
 */
export function checkoutshopper(parts: CheckoutShopperParts): Hono {
  const { payments, publicUrl, clientKey, paymentMethods, now } = parts;
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }));

  app.use(async (c, next) => {
    const key = c.req.query('clientKey') ?? c.req.query('token') ?? keyInPath.exec(c.req.path)?.[1];
    if (clientKey === undefined || key === undefined || key === clientKey) return next();
    const error = new AdyenApiError(
      403,
      '901',
      'The client key is not known in this environment',
      'security',
    );
    return c.json(error.body, 403);
  });

  app.post('/v3/analytics', (c) => c.json({ checkoutAttemptId: crypto.randomUUID() }));
  app.post('/v3/analytics/:attempt', (c) => c.body(null, 204));

  app.post('/v3/bin/binLookup', async (c) => {
    const answer = binLookup(await c.req.json<unknown>().catch(() => undefined));
    return answer ? c.json(answer) : c.json({ status: 422, errorType: 'validation' }, 422);
  });

  app.post('/v1/submitThreeDS2Fingerprint', async (c) => {
    const request = paymentDataSchema.safeParse(await c.req.json<unknown>().catch(() => undefined));
    const payment = request.success ? payments.atBank(request.data.paymentData) : undefined;
    if (!payment) return c.json({ status: 422, errorType: 'validation' }, 422);
    return c.json({ action: challengeAction(payment, publicUrl) });
  });

  app.post('/v1/applePay/sessions', async (c) => {
    const body = await c.req.json<unknown>().catch(() => undefined);
    try {
      return c.json(applePaySession(body, c.req.header('origin'), paymentMethods, now()));
    } catch (error) {
      if (!(error instanceof AdyenApiError)) throw error;
      return c.json(error.body, error.status);
    }
  });

  app.post('/services/PaymentInitiation/v1/status', async (c) => {
    const request = paymentDataSchema.safeParse(await c.req.json<unknown>().catch(() => undefined));
    const status = request.success ? payments.statusOf(request.data.paymentData) : undefined;
    if (!status) return c.json({ type: 'validation', resultCode: 'unknown' }, 422);
    const { payment, payload } = status;
    if (isOpen(payment)) return c.json({ type: 'pending', resultCode: 'pending' });
    return c.json({ type: 'complete', resultCode: payment.resultCode.toLowerCase(), payload });
  });

  app.get('/utility/v1/barcode.png', (c) =>
    c.body(placeholderImage('qr-code.svg'), 200, { 'content-type': 'image/svg+xml' }),
  );

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

/**
 * The browser library's texts in a locale, e.g. `sv-SE`, limited to those a shopper sees in the card form and the
 * drop-in. The library includes English itself and uses it for every text that is missing here.
 */
function libraryTexts(locale: string): unknown {
  // The locale comes from an address, so nothing else may become part of a path.
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(locale)) return {};
  try {
    return JSON.parse(readFileSync(new URL(`./translations/${locale}.json`, import.meta.url), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
