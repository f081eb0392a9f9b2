import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import type { KlevuIndex } from 'storefront-sandbox';
import { expect, test } from 'vitest';
import type { Variables } from '../../settings/read-settings.ts';
import { hiding } from './check.ts';
import {
  closing,
  domain,
  linesOf,
  listening,
  type Plant,
  script,
  type Seed,
  store,
} from './testing/examined-shop.ts';

const [{ code: country, currency }] = store.countries;
/** The lines of the index of each language. */
const ofEach = (...checks: readonly string[]) =>
  store.languages
    .flatMap((language) => checks.map((what) => `klevu.${what}.${store.id}.${language}`))
    .join(',');

const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const status = (code: number) => () => new Response('', { status: code });

/** All indexes, each with other contents. */
const withIndex = (change: (index: KlevuIndex) => Partial<KlevuIndex>): Plant => ({
  seed: ({ klevu: { indexes } }) => ({
    klevu: {
      indexes: (publicUrl) => {
        const own = Object.entries(typeof indexes === 'function' ? indexes(publicUrl) : indexes);
        return Object.fromEntries(own.map(([key, index]) => [key, { ...index, ...change(index) }]));
      },
    },
  }),
});

/** A site that ends TLS with a certificate of so many days. */
async function withCertificate(days: number) {
  const notAfterDate = new Date(Date.now() + days * 86_400_000 + 3_600_000);
  const notBeforeDate = new Date(Date.now() - 30 * 86_400_000);
  const pem = await generate([{ name: 'commonName', value: 'localhost' }], {
    notBeforeDate,
    notAfterDate,
    keySize: 2048,
  });
  const server = createTlsServer({ key: pem.private, cert: pem.cert }, (socket) =>
    socket.on('error', () => undefined),
  );
  closing(() => server.close());
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, authority: pem.cert };
}

const withHome = (change: (headers: Headers) => void): Plant => ({
  site: {
    '/': (own) => {
      const response = new Response(own.body, own);
      change(response.headers);
      return response;
    },
  },
});

type Project = Required<Seed['commercetools']>;
const withProject = (change: (project: Project) => Partial<Project>): Plant => ({
  seed: ({ commercetools }) => ({ commercetools: { ...commercetools, ...change(commercetools as Project) } }),
});
/** A project, in one part of which a text is replaced wherever it is. */
const replaced = (part: keyof Project, text: string, other: string): Plant =>
  withProject((project) => ({ [part]: replacedIn(project[part], text, other) }));
const replacedIn = <Value>(value: Value, text: string, other: string): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(text, other)) as Value;
const inCountry = `"country":"${country.toUpperCase()}"`;
/** Whose shop API (0) or builds (1) may do something else. */
const withScopes = (client: 0 | 1, change: (scopes: readonly string[]) => readonly string[]): Plant =>
  withProject(({ credentials }) => ({
    credentials: {
      ...credentials,
      clients: credentials.clients.map((each, at) =>
        at === client ? { ...each, scopes: change(each.scopes ?? []) } : each,
      ),
    },
  }));

type Adyen = Seed['adyen'];
const withAdyen = (change: (adyen: Adyen) => Partial<Adyen>): Plant => ({
  seed: ({ adyen }) => ({ adyen: { ...adyen, ...change(adyen) } }),
});
const withCredential = (change: Partial<Adyen['credentials']>): Plant =>
  withAdyen(({ credentials }) => ({ credentials: { ...credentials, ...change } }));

const inDns = (name: string, ...records: readonly string[]): Plant => ({ dns: { [name]: records } });
const answered = (path: string, answer: () => Response): Plant => ({ site: { [path]: answer } });

/** A mail server that does not encrypt, under a name that the shop does not take for this machine. */
async function plainMailServer(): Promise<Variables> {
  const server = createServer((socket) => {
    socket.write('220 mail.test.com\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (text) => {
      const isGreeting = text.toString().startsWith('EHLO');
      socket.write(isGreeting ? '250 mail.test.com\r\n' : '502 Unknown\r\n');
    });
  });
  closing(() => server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { MAIL_URL: `smtp://user:password@127.1:${(server.address() as AddressInfo).port}` };
}

/** Object storage in place of the folder. */
const objectStorage = async (answer: () => Response): Promise<Variables> => ({
  ...{ FILES_FOLDER: '', FILES_S3_ENDPOINT: await listening(new Hono().all('*', answer)) },
  ...{ FILES_S3_BUCKET: 'photos', FILES_S3_REGION: 'auto' },
  ...{ FILES_S3_ACCESS_KEY_ID: 'key-of-photos', FILES_S3_SECRET_ACCESS_KEY: 'secret-of-photos' },
});

/** Each with the only line that has to tell it. */
const faults: readonly (readonly [planted: string, line: string, plant: Plant])[] = [
  ['a setting is missing', `settings.shop-api.${store.id}`, { env: { SESSION_SECRET: '' } }],
  ['a wrong secret', 'commercetools.client.shop-api', { env: { COMMERCETOOLS_CLIENT_SECRET: 'wrong' } }],
  ['another client of builds', 'commercetools.client.build', { env: { COMMERCETOOLS_BUILD_CLIENT_ID: 'x' } }],
  [
    'a scope is missing',
    'commercetools.scope.shop-api.view_discount_codes',
    withScopes(0, (scopes) => scopes.filter((scope) => scope !== 'view_discount_codes')),
  ],
  [
    'a scope to change something is missing',
    'commercetools.scope.shop-api.manage_payments',
    withScopes(0, (scopes) => scopes.map((scope) => scope.replace('manage_payments', 'view_payments'))),
  ],
  [
    'a client of builds that may change orders',
    'commercetools.excess.build',
    withScopes(1, (scopes) => [...scopes, 'manage_orders']),
  ],
  [
    'prices in another currency',
    `commercetools.prices.${store.id}.${country}`,
    replaced('products', `"currencyCode":"${currency}"`, '"currencyCode":"CLP"'),
  ],
  ['a type without a field', 'commercetools.project.types', replaced('types', '"needsPerson"', '"other"')],
  [
    'a product type without an attribute',
    'commercetools.project.productTypes',
    replaced('productTypes', '"warrantyYears"', '"years"'),
  ],
  [
    'carts that need a tax rate for each state',
    'commercetools.project.project',
    withProject(({ project }) => ({ project: { ...project, carts: {} } })),
  ],
  [
    'a country without a tax rate',
    `commercetools.project.taxCategories,commercetools.tax.${store.id}.${country}`,
    replaced('taxCategories', inCountry, '"country":"CL"'),
  ],
  [
    'rates that say otherwise whether prices contain tax',
    `commercetools.project.taxCategories,commercetools.tax.${store.id}.${country}`,
    replaced(
      'taxCategories',
      `"includedInPrice":${store.tax.included}`,
      `"includedInPrice":${!store.tax.included}`,
    ),
  ],
  [
    'no administrator',
    'commercetools.administrator',
    { env: { COMMERCETOOLS_ADMIN_CLIENT_SECRET: 'wrong' } },
  ],
  [
    'a zone without the country',
    `commercetools.project.zones,commercetools.delivery.${store.id}.${country}`,
    replaced('zones', inCountry, '"country":"CL"'),
  ],
  [
    'delivery without its time',
    `commercetools.project.shippingMethods,commercetools.delivery.${store.id}.${country}`,
    replaced('shippingMethods', '"maxDays"', '"most"'),
  ],
  ['a wrong API key', 'adyen.api-key', { env: { ADYEN_API_KEY: 'wrong' } }],
  ['another account', `adyen.account.${store.id}`, withAdyen(() => ({ merchantAccounts: ['Another'] }))],
  [
    'a method that is not switched on',
    `adyen.methods.${store.id}.${country}`,
    withAdyen(({ paymentMethods }) => ({
      paymentMethods: paymentMethods.filter(({ type }) => type !== 'scheme'),
    })),
  ],
  [
    'a method that the shop does not offer',
    `adyen.methods.${store.id}.${country}`,
    withAdyen(({ paymentMethods }) => ({
      paymentMethods: [...paymentMethods, { type: 'giropay', name: { en: 'Giropay' } }],
    })),
  ],
  [
    'a prefix of no account',
    'adyen.live-prefix',
    { env: { ADYEN_ENVIRONMENT: 'LIVE', ADYEN_LIVE_URL_PREFIX: 'wrong', ADYEN_SANDBOX_URL: '' } },
  ],
  ['an unknown client key', 'adyen.client-key', { env: { ADYEN_CLIENT_KEY: 'sandbox_OTHER' } }],
  [
    'an origin that is not allowed',
    `adyen.allowed-origin.${store.id}`,
    withCredential({ allowedOrigins: ['https://other.test.com'] }),
  ],
  [
    'the same without the Management API',
    `adyen.allowed-origin.${store.id}`,
    withCredential({ allowedOrigins: [], mayManage: false }),
  ],
  ['another HMAC key', `adyen.hmac.${store.id}`, { env: { ADYEN_HMAC_KEY: 'ab'.repeat(32) } }],
  ['a shop that believes anybody', `adyen.hmac.${store.id}`, answered('/api/webhooks/adyen', status(202))],
  [
    'no file for Apple Pay',
    `adyen.apple-pay-file.${store.id}`,
    answered('/.well-known/apple-developer-merchantid-domain-association', html),
  ],
  ['no mail server', 'mail.server', { env: { MAIL_URL: 'smtp://user:password@localhost:9' } }],
  ['a mail server that does not encrypt', 'mail.tls', { instead: plainMailServer }],
  [
    'a wrong password of the mail server',
    'mail.login',
    { seed: () => ({ mail: { credentials: { user: 'sandbox', password: 'another' } } }) },
  ],
  ['no SPF', 'mail.spf', inDns(domain, 'another=text')],
  ['two SPF records', 'mail.spf', inDns(domain, 'v=spf1 include:a.com -all', 'v=spf1 mx -all')],
  ['an SPF record that allows everybody', 'mail.spf', inDns(domain, 'v=spf1 +all')],
  ['no DKIM', 'mail.dkim', inDns(`s1._domainkey.${domain}`)],
  ['a revoked DKIM key', 'mail.dkim', inDns(`s1._domainkey.${domain}`, 'v=DKIM1; p=')],
  ['no DMARC', 'mail.dmarc', inDns('_dmarc.test.com')],
  ['a key that may not write', 'files.storage', { instead: () => objectStorage(status(403)) }],
  ['a bucket closed to pages', `files.cors.${store.id}`, { instead: () => objectStorage(status(200)) }],
  ['a key that Klaviyo has not made', 'klaviyo.list', { env: { KLAVIYO_API_KEY: 'pk_other' } }],
  ['a list that does not exist', 'klaviyo.list', { env: { KLAVIYO_LIST_ID: 'OTHER1' } }],
  [
    'a list with double opt-in',
    'klaviyo.list',
    { seed: ({ klaviyo }) => ({ klaviyo: { ...klaviyo, optIn: 'double_opt_in' } }) },
  ],
  ['a search key of another index', ofEach('index'), { seed: () => ({ klevu: { indexes: {} } }) }],
  ['an empty index', ofEach('index'), withIndex(() => ({ products: [] }))],
  [
    'records of another origin',
    ofEach('records'),
    withIndex(({ products }) => ({
      products: replacedIn(products, '"url":"/', '"url":"https://other.test.com/'),
    })),
  ],
  [
    'a field that cards show is missing',
    ofEach('records', 'feed'),
    withIndex(({ products }) => ({
      products: products.map((product) => ({ ...product, fields: {} })),
    })),
  ],
  ['a filter is missing', ofEach('facets'), withIndex(({ filters = [] }) => ({ filters: filters.slice(1) }))],
  [
    'products are missing',
    ofEach('feed'),
    withIndex(({ products }) => ({
      products: products.filter(({ itemGroupId }) => itemGroupId !== products[0]?.itemGroupId),
    })),
  ],
  [
    'a price is old',
    ofEach('feed'),
    withIndex(({ products }) => ({
      products: products.map((product) => ({ ...product, salePrice: '1.00' })),
    })),
  ],
  ['another site', `site.storefront.${store.id}`, answered('/', html)],
  [
    'a storefront that leads elsewhere',
    `site.storefront.${store.id}`,
    answered('/', () => Response.redirect('https://other.test.com/')),
  ],
  [
    'a header is missing',
    `site.headers.${store.id}`,
    withHome((headers) => headers.delete('content-security-policy')),
  ],
  [
    'a policy of another build',
    `site.headers.${store.id}`,
    withHome((headers) => headers.set('content-security-policy', "default-src 'none'")),
  ],
  ['missing pages are found', `site.not-found.${store.id}`, answered('/no-such-page/', html)],
  ['no page for failures', `site.error-page.${store.id}`, answered('/500.html', status(404))],
  [
    'a service worker that is kept',
    `site.service-worker.${store.id}`,
    answered('/sw.js', () => new Response('', { headers: { 'Cache-Control': 'max-age=86400' } })),
  ],
  ['a redirect that does not work', `site.redirects.${store.id}`, answered('/old/', status(404))],
  ['two addresses of a page', `site.spelling.${store.id}`, answered('/cart', html)],
  ['files that are asked for every time', `site.cached-files.${store.id}`, answered(script, status(200))],
  ['a shop that is not ready', `site.ready.${store.id}`, answered('/api/ready', status(503))],
  [
    'a shop without a sweeper',
    `site.sweeper.${store.id}`,
    answered('/api/status', () => Response.json({ build: null, sweeper: { lastRunSecondsAgo: null } })),
  ],
  ['a certificate that ends soon', `site.certificate.${store.id}`, { deployed: () => withCertificate(10) }],
  ['a certificate that has ended', `site.certificate.${store.id}`, { deployed: () => withCertificate(-1) }],
  ['another sibling', 'site.sibling.sibling', { sibling: () => listening(new Hono().all('*', html)) }],
  ...(['COMMERCETOOLS_AUTH_URL', 'COMMERCETOOLS_API_URL'] as const).flatMap((name) =>
    [html, ...[401, 403, 404, 429, 500].map(status)].map((answer): [string, string, Plant] => [
      `${name} answers ${answer().status}`,
      'commercetools.client.shop-api,commercetools.client.build',
      { instead: async () => ({ [name]: await listening(new Hono().all('*', answer)) }) },
    ]),
  ),
];

const troubled = (lines: Awaited<ReturnType<typeof linesOf>>) =>
  lines.filter(({ result }) => result === 'fault' || result === 'warning').map(({ name }) => name);

test.each(faults)('%s: %s says so', async (_, line, plant) => {
  // With these, other checks would ask real services, or what is not there.
  const isAlone = /live-prefix|certificate/.test(line);
  const service = isAlone ? line : (line.split('.')[0] ?? '');
  expect(troubled(await linesOf(service, plant))).toEqual(line.split(','));
});

test('a shop in order has no other line than ok', async () => {
  const lines = await linesOf('');
  expect(lines.filter(({ result }) => result !== 'ok')).toEqual([]);
  expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
});

test('secrets in the words of others are hidden', () => {
  const hide = hiding({
    MAIL_URL: 'smtps://shop:p%40ssword@mail.test.com',
    ADYEN_HMAC_KEY: 'first1, second2',
  });
  expect(hide('first1 second2 shop p@ssword p%40ssword')).toBe('••• ••• ••• ••• •••');
  expect(hide('https://user:pass@host/ and smtps://shop:p%40ssword@mail.test.com')).toBe(
    'https://•••@host/ and •••',
  );
});
