import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxSeed, startSandbox } from 'storefront-sandbox';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sandboxedShop } from '../../api/testing/sandboxed-shop.ts';
import { brand } from '../../brands/build.ts';
import { credentials } from '../../local/credentials.ts';
import { localEnvironment } from '../../local/environment.ts';
import { localSeed } from '../../local/start-sandbox.ts';
import { secretSettings } from '../../settings/shared-settings.ts';
import type { Variables } from '../../settings/read-settings.ts';
import { allChecks } from './all-checks.ts';
import { hiding, runChecks } from './check.ts';
import type { Examined } from './examined.ts';

const store = brand.storefronts[0];
const [{ code: country, currency }] = store.countries;
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Seed = SandboxSeed & Required<Pick<SandboxSeed, 'adyen' | 'commercetools' | 'klevu' | 'mail'>>;

/** What is wrong; everything else is in order. */
interface Plant {
  /** Changes what is configured in the services. */
  readonly seed?: (seed: Seed) => Partial<SandboxSeed>;
  readonly env?: Variables;
  /** Answers of the deployed site that differ, by path. */
  readonly site?: Readonly<Record<string, () => Response>>;
  /** Texts in DNS that differ, by name. */
  readonly dns?: Readonly<Record<string, readonly string[]>>;
  /** Starts something in place of a service. @returns the settings that lead there. */
  readonly instead?: () => Promise<Variables>;
}

const domain = 'shop.doctor.test.com';
const texts: Readonly<Record<string, readonly string[]>> = {
  [domain]: ['v=spf1 include:spf.mail.com -all', 'another=text'],
  [`s1._domainkey.${domain}`]: ['v=DKIM1; k=rsa; p=MIGf'],
  '_dmarc.test.com': ['v=DMARC1; p=none'],
};
const unknownName = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }));

async function listening(app: Hono): Promise<string> {
  const server = serve({ fetch: app.fetch, port: 0 });
  open.push(() => server.close());
  if (!server.listening) await new Promise((done) => server.once('listening', done));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** What all checks of a service, or one check, say about a shop with one fault. */
async function linesOf(only: string, { seed, env, site = {}, dns = {}, instead }: Plant = {}) {
  const app = new Hono();
  const origin = await listening(app);
  const local = localSeed();
  const own: Seed = {
    ...local,
    klevu: { indexes: {} },
    adyen: {
      ...local.adyen,
      credentials: { ...credentials.adyen, allowedOrigins: [origin], mayManage: true },
    },
  };
  const service = only.split('.')[0] ?? '';
  const needed = service === 'adyen' ? ['adyen', 'commercetools'] : [service];
  const all = { ...own, ...seed?.(own) };
  const served = Object.entries(all).filter(
    ([name]) => name === 'name' || needed.includes(name) || only === '',
  );
  const sandbox = await startSandbox(Object.fromEntries(served) as unknown as SandboxSeed, {
    port: 0,
    dataFolder: mkdtempSync(join(folder, 'data-')),
  });
  open.push(() => sandbox.close());
  const settings = {
    ...localEnvironment(sandbox.port, sandbox.mailPort ?? 9),
    STORE: store.id,
    SITE_ORIGIN: origin,
    MAIL_FROM: `orders@${domain}`,
  };
  const { api } = sandboxedShop(sandbox.url, settings).api(store.id);
  app.all('*', (c) => {
    const answer = site[c.req.path] ?? (c.req.path.startsWith('/api/') ? undefined : files[c.req.path]);
    return answer?.() ?? api.fetch(c.req.raw);
  });
  const stores = [{ ...store, origin }];
  const examined: Examined = {
    env: { ...settings, ...env, ...(await instead?.()) },
    ...{ stores, siblings: stores, siteOf: () => origin, dkimSelector: null },
    dns: {
      resolveTxt: async (name) => {
        const found = { ...texts, ...dns }[name];
        return found ? found.map((text) => [text]) : unknownName();
      },
      resolve4: unknownName,
    },
  };
  const checks = allChecks(examined).filter(({ name }) => name.startsWith(only));
  const lines = await runChecks(checks, examined.env);
  for (const name of secretSettings) {
    const secret = examined.env[name];
    if (secret) expect(JSON.stringify(lines)).not.toContain(secret);
  }
  return lines;
}

const files: Readonly<Record<string, () => Response>> = {
  '/.well-known/apple-developer-merchantid-domain-association': () => new Response('7B227073'),
};

const html = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const answering =
  (answer: () => Response, ...names: readonly string[]) =>
  async () => {
    const url = await listening(new Hono().all('*', answer));
    return Object.fromEntries(names.map((name) => [name, url]));
  };

/** A project in which the shop API's client has these scopes instead. */
const withScopes =
  (client: 0 | 1, change: (scopes: readonly string[]) => readonly string[]): NonNullable<Plant['seed']> =>
  ({ commercetools }) => {
    const { credentials: access } = commercetools;
    const clients = access.clients.map((each, at) =>
      at === client ? { ...each, scopes: change(each.scopes ?? []) } : each,
    );
    return { commercetools: { ...commercetools, credentials: { ...access, clients } } };
  };

type Project = Required<Seed['commercetools']>;
const withProject = (change: (project: Project) => Partial<Project>): Plant => ({
  seed: ({ commercetools }) => ({ commercetools: { ...commercetools, ...change(commercetools as Project) } }),
});
const replacedIn = <Value>(value: Value, text: string, other: string): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(text, other)) as Value;

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
  open.push(() => server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { MAIL_URL: `smtp://user:password@127.1:${(server.address() as AddressInfo).port}` };
}

const methodsWithout = (type: string): Plant => ({
  seed: ({ adyen }) => ({
    adyen: { ...adyen, paymentMethods: adyen.paymentMethods.filter((method) => method.type !== type) },
  }),
});

/** Each with the only line that has to tell it. */
const faults: readonly (readonly [planted: string, line: string, plant: Plant])[] = [
  ['a setting is missing', `settings.shop-api.${store.id}`, { env: { SESSION_SECRET: '' } }],
  ['a wrong secret', 'commercetools.client.shop-api', { env: { COMMERCETOOLS_CLIENT_SECRET: 'wrong' } }],
  [
    'a wrong secret of builds',
    'commercetools.client.build',
    { env: { COMMERCETOOLS_BUILD_CLIENT_ID: 'wrong' } },
  ],
  [
    'a scope is missing',
    'commercetools.scope.shop-api.view_discount_codes',
    { seed: withScopes(0, (scopes) => scopes.filter((scope) => scope !== 'view_discount_codes')) },
  ],
  [
    'a scope to change something is missing',
    'commercetools.scope.shop-api.manage_payments',
    {
      seed: withScopes(0, (scopes) =>
        scopes.map((scope) => scope.replace('manage_payments', 'view_payments')),
      ),
    },
  ],
  [
    'a client of builds that may change orders',
    'commercetools.excess.build',
    { seed: withScopes(1, (scopes) => [...scopes, 'manage_orders']) },
  ],
  [
    'prices in another currency',
    `commercetools.prices.${store.id}.${country}`,
    withProject(({ products }) => ({
      products: replacedIn(products, `"currencyCode":"${currency}"`, '"currencyCode":"CLP"'),
    })),
  ],
  [
    'a zone without the country',
    `commercetools.delivery.${store.id}.${country}`,
    withProject(({ zones }) => ({
      zones: replacedIn(zones, `"country":"${country.toUpperCase()}"`, '"country":"CL"'),
    })),
  ],
  [
    'delivery without its time',
    `commercetools.delivery.${store.id}.${country}`,
    withProject(({ shippingMethods }) => ({
      shippingMethods: replacedIn(shippingMethods, '"maxDays"', '"most"'),
    })),
  ],
  ['a wrong API key', 'adyen.api-key', { env: { ADYEN_API_KEY: 'wrong' } }],
  [
    'another merchant account',
    `adyen.account.${store.id}`,
    { seed: ({ adyen }) => ({ adyen: { ...adyen, merchantAccounts: ['Another'] } }) },
  ],
  ['a method that is not switched on', `adyen.methods.${store.id}.${country}`, methodsWithout('scheme')],
  [
    'a method that the shop does not offer',
    `adyen.methods.${store.id}.${country}`,
    {
      seed: ({ adyen }) => ({
        adyen: {
          ...adyen,
          paymentMethods: [...adyen.paymentMethods, { type: 'giropay', name: { en: 'Giropay' } }],
        },
      }),
    },
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
    {
      seed: ({ adyen }) => ({
        adyen: {
          ...adyen,
          credentials: { ...adyen.credentials, allowedOrigins: ['https://other.test.com'] },
        },
      }),
    },
  ],
  [
    'the same without the Management API',
    `adyen.allowed-origin.${store.id}`,
    {
      seed: ({ adyen }) => ({
        adyen: { ...adyen, credentials: { ...adyen.credentials, allowedOrigins: [], mayManage: false } },
      }),
    },
  ],
  ['another HMAC key', `adyen.hmac.${store.id}`, { env: { ADYEN_HMAC_KEY: 'ab'.repeat(32) } }],
  [
    'a shop that believes anybody',
    `adyen.hmac.${store.id}`,
    { site: { '/api/webhooks/adyen': () => new Response('', { status: 202 }) } },
  ],
  [
    'no file for Apple Pay',
    `adyen.apple-pay-file.${store.id}`,
    { site: { '/.well-known/apple-developer-merchantid-domain-association': html } },
  ],
  [
    'a mail server that does not answer',
    'mail.server',
    { env: { MAIL_URL: 'smtp://user:password@localhost:9' } },
  ],
  ['a mail server that does not encrypt', 'mail.tls', { instead: plainMailServer }],
  [
    'a wrong password of the mail server',
    'mail.login',
    { seed: () => ({ mail: { credentials: { user: 'sandbox', password: 'another' } } }) },
  ],
  ['no SPF', 'mail.spf', { dns: { [domain]: ['another=text'] } }],
  ['two SPF records', 'mail.spf', { dns: { [domain]: ['v=spf1 include:a.com -all', 'v=spf1 mx -all'] } }],
  ['an SPF record that allows everybody', 'mail.spf', { dns: { [domain]: ['v=spf1 +all'] } }],
  ['no DKIM', 'mail.dkim', { dns: { [`s1._domainkey.${domain}`]: [] } }],
  ['a revoked DKIM key', 'mail.dkim', { dns: { [`s1._domainkey.${domain}`]: ['v=DKIM1; p='] } }],
  ['no DMARC', 'mail.dmarc', { dns: { '_dmarc.test.com': [] } }],
  ...(['COMMERCETOOLS_AUTH_URL', 'COMMERCETOOLS_API_URL'] as const).flatMap((name) =>
    [html, ...[401, 403, 404, 429, 500].map((status) => () => new Response('', { status }))].map(
      (answer): [string, string, Plant] => [
        `${name} answers ${answer().status}`,
        'commercetools.client.shop-api,commercetools.client.build',
        { instead: answering(answer, name) },
      ],
    ),
  ),
];

const troubled = (lines: Awaited<ReturnType<typeof linesOf>>) =>
  lines.filter(({ result }) => result === 'fault' || result === 'warning').map(({ name }) => name);

test.each(faults)('%s: %s says so', async (_, line, plant) => {
  // A wrong prefix would have the others ask the real service.
  const service = line === 'adyen.live-prefix' ? line : (line.split('.')[0] ?? '');
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
