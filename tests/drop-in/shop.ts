import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException, type Types } from '@adyen/api-library';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { adyenHttpClient } from '../../api/adyen/adyen-http-client.ts';
import { siteHeaders } from '../../gatsby/security/site-headers.ts';
import { hashOf, inlineScriptsIn } from '../../hosts/inline-scripts.ts';
import { withSecurityHeaders } from '../../hosts/with-security-headers.ts';

const libraryFolder = dirname(fileURLToPath(import.meta.resolve('@adyen/adyen-web')));
const imports = JSON.stringify({ imports: { '@adyen/adyen-web': '/adyen-web/index.js' } });

/** @param module the script of the page; before it, `first` is loaded */
const pageWith = async (module: string, first = '') =>
  await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/adyen-web/adyen.css" />
        <script type="importmap">
          ${raw(imports)}
        </script>
        ${first === '' ? '' : html`<script type="module" src="${first}"></script>`}
        <script type="module" src="${module}"></script>
      </head>
      <body>
        <div id="drop-in"></div>
        <button id="order">Order</button>
        <ol id="told"></ol>
      </body>
    </html>`;

const page = await pageWith('/page.js');

const script = (file: string) =>
  stripTypeScriptTypes(readFileSync(join(import.meta.dirname, file), 'utf8'), { mode: 'transform' });

/** The shop's own component, which the page imports. */
const ownComponent = '/src/checkout/payment/components/paypal-redirect.ts';

/** The headers of a shop whose only service is the payment sandbox. @param sandboxUrl where browsers reach it */
const headersOf = (sandboxUrl: string) =>
  siteHeaders(
    {
      adyen: { browserEnvironment: 'test', sandboxUrl },
      search: { url: sandboxUrl, servicesUrl: sandboxUrl },
      telemetry: { environment: 'development', errors: null, tagManager: null, affiliates: [] },
      pictureFolders: [],
      filesUrl: null,
    },
    inlineScriptsIn(page).map(hashOf),
  );

/**
 * The smallest shop there can be: one page with the unmodified browser library, and a server that passes what it sends
 * to the payment service with Adyen's own API library. Its headers are those of the real shop.
 * @param sandboxUrl where the server reaches the service
 * @param apiKey the service's key for servers
 * @param publicUrl where browsers reach the service
 */
export function dropInShop(sandboxUrl: string, apiKey: string, publicUrl: string): Hono {
  const headers = headersOf(publicUrl);
  const client = new Client({ apiKey, environment: EnvironmentEnum.TEST }, adyenHttpClient(sandboxUrl));
  const { PaymentsApi, UtilityApi } = new CheckoutAPI(client);
  const merchantAccount = 'Shop';
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.res = withSecurityHeaders(c.req.raw, c.res, headers);
  });
  app.onError((error, c) => {
    if (error instanceof HttpClientException) return c.json({ errorCode: error.errorCode }, 422);
    throw error;
  });
  app.get('/', (c) => c.html(page));
  app.get('/wallets', async (c) =>
    c.html(await pageWith('/wallets-page.js', `${publicUrl}/wallets/simulator.js`)),
  );
  const javascript = { 'content-type': 'text/javascript' };
  app.get('/page.js', (c) => c.body(script('page.ts'), 200, javascript));
  app.get('/wallets-page.js', (c) => c.body(script('wallets-page.ts'), 200, javascript));
  app.get('/told.ts', (c) => c.body(script('told.ts'), 200, javascript));
  app.get(ownComponent, (c) => c.body(script(`../..${ownComponent}`), 200, javascript));
  app.use(
    '/adyen-web/*',
    async (c, next) => {
      await next();
      c.header('cache-control', 'max-age=3600');
    },
    serveStatic({ root: libraryFolder, rewriteRequestPath: (path) => path.replace('/adyen-web', '') }),
  );

  app.post('/methods', async (c) => {
    const request = await c.req.json<object>();
    return c.json(await PaymentsApi.paymentMethods({ merchantAccount, ...request }));
  });
  app.post('/pay', async (c) => {
    const { origin, search } = new URL(c.req.url);
    const body = await c.req.json<{
      readonly paymentMethod: { readonly type: string; readonly subtype?: string };
    }>();
    const { paymentMethod } = body;
    const request = {
      ...body,
      // As the shop API does.
      paymentMethod:
        paymentMethod.type === 'paypal' && paymentMethod.subtype !== 'express'
          ? { type: 'paypal', subtype: 'redirect' }
          : paymentMethod,
      merchantAccount,
      reference: 'ORDER-1',
      returnUrl: `${origin}/${search}`,
      origin,
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
      lineItems: [{ amountIncludingTax: 12_500, quantity: 1 }],
    };
    return c.json(await PaymentsApi.payments(request as unknown as Types.checkout.PaymentRequest));
  });
  app.post('/update-order', async (c) => {
    const request = await c.req.json<Types.checkout.PaypalUpdateOrderRequest>();
    return c.json(await UtilityApi.updatesOrderForPaypalExpressCheckout(request));
  });
  app.post('/details', async (c) =>
    c.json(await PaymentsApi.paymentsDetails(await c.req.json<Types.checkout.PaymentDetailsRequest>())),
  );
  return app;
}
