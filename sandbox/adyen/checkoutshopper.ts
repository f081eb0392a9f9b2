import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { AdyenApiError } from './api-error.ts';
import { challengeAction } from './method-actions.ts';
import type { AdyenParts } from './parts.ts';
import { isOpen, newReference } from './payment.ts';
import type { Payments } from './payments.ts';
import { detectBrand, unknownBrand } from './secured-fields/card-brands.ts';
import type { PaymentMethodOffer } from './seed.ts';

const paymentDataSchema = z.object({ paymentData: z.string() });

/** Pages in frames have the key in their address, like what is asked about the key itself. */
const keyInPath =
  /\/(?:v1\/clientKeys\/([^/]+)|(?:securedfields|assets\/html)\/([^/]+)\/(?:[^/]*\/)?[^/]*\.html)$/;

function keyIn(path: string): string | undefined {
  const [, ofKey, ofPage] = keyInPath.exec(path) ?? [];
  return ofKey ?? ofPage;
}

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

/** Adyen's page encrypts what is typed. This one only adds a prefix, which is why it must never receive a real card. */
const securedFieldPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Secured card field</title>
    <style>
      html, body { margin: 0; height: 100%; background: transparent; }
      input { width: 100%; height: 100%; margin: 0; padding: 0; border: 0; outline: 0; background: transparent;
        box-sizing: border-box; font: 1rem system-ui, sans-serif; color: #00112c; }
      input[hidden] { display: none; }
      .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    </style>
    <script type="module" src="/checkoutshopper/securedfields/scripts/frame.ts"></script>
  </head>
  <body></body>
</html>`;

/**
 * What the browser library requests from Adyen's servers. Any page may request it, with the account's client key: the
 * key of another account or region is refused, as by the real hosts, each of which knows the keys of its own region.
 */
export function checkoutshopper({ publicUrl, seed }: AdyenParts, payments: Payments): Hono {
  const { clientKey, allowedOrigins } = seed.credentials;
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }));

  app.use(async (c, next) => {
    const key = c.req.query('clientKey') ?? c.req.query('token') ?? keyIn(c.req.path);
    // A live key means a real shop, whose cards the stand-in must not handle.
    if (key === undefined || (clientKey === undefined ? !key.startsWith('live_') : key === clientKey))
      return next();
    return c.json(new AdyenApiError(403, '901', 'The client key is not known in this environment').body, 403);
  });

  /** Answers what it is asked with JSON; undefined is answered with 422. */
  const on = <T>(
    path: string,
    schema: z.ZodType<T>,
    answer: (body: T, origin: string) => object | undefined,
  ) =>
    app.post(path, async (c) => {
      const body = schema.safeParse(await c.req.json<unknown>().catch(() => undefined));
      const found = body.success ? answer(body.data, c.req.header('origin') ?? '') : undefined;
      return found ? c.json(found) : c.json({ status: 422, errorType: 'validation' }, 422);
    });

  on('/v3/analytics', z.unknown(), () => ({ checkoutAttemptId: crypto.randomUUID() }));
  on('/v3/analytics/:attempt', z.unknown(), () => ({}));
  on('/v3/bin/binLookup', binLookupSchema, binLookup);
  on('/v1/submitThreeDS2Fingerprint', paymentDataSchema, ({ paymentData }) => {
    const payment = payments.atBank(paymentData);
    return payment && { action: challengeAction(payment, publicUrl) };
  });
  on('/v1/applePay/sessions', applePaySessionSchema, (request, origin) =>
    applePaySession(request, origin, seed.paymentMethods),
  );
  on('/services/PaymentInitiation/v1/status', paymentDataSchema, ({ paymentData }) => {
    const status = payments.statusOf(paymentData);
    if (!status) return undefined;
    const { payment, payload } = status;
    if (isOpen(payment)) return { type: 'pending', resultCode: 'pending' };
    return { type: 'complete', resultCode: payment.resultCode.toLowerCase(), payload };
  });

  app.get('/v1/clientKeys/:clientKey', (c) => c.json({ publicKey: '10001|sandbox' }));
  app.get('/utility/v1/barcode.png', (c) => c.body(picture('QR'), 200, svg));
  app.get('/images/:path{.+\\.svg}', (c) => c.body(pictureOf(c.req.param('path')), 200, svg));
  app.get('/assets/html/:clientKey/:file{dfp.*\\.html}', (c) => c.html(fingerprintPage));
  app.get('/sdk/:version/translations/:file{[a-z]{2}-[A-Z]{2}\\.json}', (c) =>
    c.json(libraryTexts(c.req.param('file'))),
  );
  // Forms fall back to plain text fields.
  app.get('/datasets/:path{.+\\.json}', (c) => c.json([]));

  // The frames with the card fields and their scripts: TypeScript with the types removed.
  app.get('/securedfields/scripts/:file{[a-z-]+\\.ts}', (c) => {
    const source = readFileSync(new URL(`secured-fields/${c.req.param('file')}`, import.meta.url), 'utf8');
    return c.body(stripTypeScriptTypes(source), 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
  app.get('/securedfields/:clientKey/:version/securedFields.html', (c) => {
    const page = Buffer.from(c.req.query('d') ?? '', 'base64').toString();
    if (allowedOrigins?.includes(page) === false)
      return c.html('<!doctype html><title>Error</title><p>Invalid client key or unknown origin</p>', 403);
    return c.html(securedFieldPage, 200, {
      'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'",
    });
  });
  return app;
}

const binLookupSchema = z.object({
  requestId: z.string(),
  /** First 6 to 8 digits, "encrypted". */
  encryptedBin: z.string().regex(/^test_\d{6,8}$/),
  supportedBrands: z.array(z.string()).default([]),
});

/**
 * What the card form learns about a number from its first digits; for an unknown number, the response contains only the
 * request's ID.
 */
function binLookup({ requestId, encryptedBin, supportedBrands }: z.infer<typeof binLookupSchema>): object {
  const brand = detectBrand(encryptedBin.slice('test_'.length));
  if (brand === unknownBrand) return { requestId };
  const { name, lengths, securityCodePolicy: cvcPolicy } = brand;
  const [panLength, ...otherLengths] = lengths;
  const found = {
    brand: name,
    paymentMethodVariant: name,
    supported: supportedBrands.includes(name),
    cvcPolicy,
    expiryDatePolicy: 'required',
    enableLuhnCheck: true,
    ...(otherLengths.length === 0 && { panLength }),
  };
  return { requestId, brands: [found] };
}

const text = z.string().trim().min(1);
const applePaySessionSchema = z.object({ displayName: text, domainName: text, merchantIdentifier: text });

/** How long Apple's answer can be used, in milliseconds. */
const sessionLifetime = 5 * 60 * 1000;

/**
 * Adyen has Apple validate the merchant and hands over the merchant session, as base64 of JSON. Apple accepts only domains
 * that are registered; here, the one of the page that asks.
 * @param origin of the page; empty if it is not a page that asks
 * @returns undefined if the merchant is unknown, or the domain is not the page's
 */
function applePaySession(
  request: z.infer<typeof applePaySessionSchema>,
  origin: string,
  offers: readonly PaymentMethodOffer[],
): { readonly data: string } | undefined {
  const isKnown = offers.some(
    ({ type, configuration }) =>
      type === 'applepay' && configuration?.merchantId === request.merchantIdentifier,
  );
  if (!isKnown || URL.parse(origin)?.hostname !== request.domainName) return undefined;
  const now = Date.now();
  const session = {
    ...request,
    ...{ epochTimestamp: now, expiresAt: now + sessionLifetime, signature: 'sandbox' },
    ...{ merchantSessionIdentifier: newReference(), nonce: newReference(8) },
  };
  return { data: Buffer.from(JSON.stringify(session)).toString('base64') };
}

const svg = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };

/** A neutral picture with a text of letters and digits; no brand's real logo is copied. */
const picture = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26" width="40" height="26"><rect width="40" height="26" fill="#f3f5f7"/><text x="20" y="17" text-anchor="middle" font-family="sans-serif" font-size="10" fill="#34414e">${text}</text></svg>`;

/** The beginning of a logo's name, and nothing for an icon. @param path below `images/`, e.g. `logos/visa.svg` */
function pictureOf(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  return path.startsWith('logos/')
    ? picture(
        name
          .replace(/[^a-z\d].*/i, '')
          .slice(0, 4)
          .toUpperCase(),
      )
    : '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"/>';
}

/**
 * The browser library's texts in a locale, limited to those a shopper sees in the card form and the drop-in. The library
 * includes English itself and uses it for every text that is missing here. @param file e.g. `sv-SE.json`
 */
function libraryTexts(file: string): object {
  try {
    return JSON.parse(readFileSync(new URL(`translations/${file}`, import.meta.url), 'utf8')) as object;
  } catch {
    return {};
  }
}
