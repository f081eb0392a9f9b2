import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test, vi } from 'vitest';
import { brand } from '../../brands/build.ts';
import { localEnvironment } from '../../local/environment.ts';
import { hashOf } from '../../hosts/inline-scripts.ts';
import { buildEnvironment } from '../environment.ts';
import { originsOf } from './origins.ts';
import { siteHeaders } from './site-headers.ts';

vi.mock(import('../../brands/api.ts'), async (original) => {
  const { asMerchants } = await import('../../stores/testing/as-merchants.ts');
  return { brand: asMerchants((await original()).brand) };
});
vi.mock(import('../../brands/build.ts'), async (original) => {
  const { asMerchants } = await import('../../stores/testing/as-merchants.ts');
  return { brand: asMerchants((await original()).brand) };
});

const regions = ['eu', 'us', 'au', 'apse', 'in', 'nea'] as const;

const sandbox = { ...localEnvironment(8080), STORE: brand.storefronts[0].id };

/** The settings of a shop with real services; what is not about browsers is as in the demo. */
const real = {
  ...sandbox,
  ADYEN_SANDBOX_URL: '',
  COMMERCETOOLS_PROJECT_KEY: 'shop',
  COMMERCETOOLS_BUILD_CLIENT_ID: 'client',
  COMMERCETOOLS_BUILD_CLIENT_SECRET: 'a-real-secret',
  COMMERCETOOLS_AUTH_URL: 'https://auth.europe-west1.gcp.commercetools.com',
  COMMERCETOOLS_API_URL: 'https://api.europe-west1.gcp.commercetools.com',
  GATSBY_KLEVU_URL: 'https://eucs1.ksearchnet.com',
  GATSBY_KLEVU_SERVICES_URL: undefined,
  BRAND_PICTURES_URL: undefined,
  PICTURE_SOURCES: 'https://pictures.merchant-shop.com/shop/',
  SENTRY_DSN: undefined,
  TAG_MANAGER_ID: undefined,
  TAG_MANAGER_URL: undefined,
  KLAVIYO_COMPANY_ID: undefined,
  KLAVIYO_SCRIPTS_URL: undefined,
};
const deployed = { NETLIFY: 'true', CONTEXT: 'production', BRANCH: 'main' };
const live = (region: string) => ({
  ...real,
  ...deployed,
  ADYEN_ENVIRONMENT: 'LIVE',
  ADYEN_REGION: region,
});
const klaviyo = { KLAVIYO_COMPANY_ID: 'SNDBX1' };
const tagManager = { TAG_MANAGER_ID: 'GTM-ABC123' };
const ownServer = { ...tagManager, TAG_MANAGER_URL: 'https://tags.merchant-shop.com/' };
const sentry = { SENTRY_DSN: 'https://0123456789abcdef@o42.ingest.de.sentry.io/4711' };

const settings: readonly (readonly [string, Readonly<Record<string, string | undefined>>])[] = [
  ['the sandbox', sandbox],
  ['TEST', real],
  [
    'TEST with everything',
    { ...real, ...deployed, ...tagManager, ...klaviyo, ...sentry, SENTRY_REPLAY_RATE: '0.1' },
  ],
  ...regions.flatMap((region) => [
    [`LIVE in ${region}`, live(region)] as const,
    [`LIVE in ${region} with a tag manager`, { ...live(region), ...tagManager, ...sentry }] as const,
    [`LIVE in ${region} with a tagging server`, { ...live(region), ...ownServer, ...sentry }] as const,
  ]),
];

const hashes = Array.from({ length: 16 }, (_, script) => hashOf(`script ${script}`));
const headersOf = (env: Readonly<Record<string, string | undefined>>) =>
  siteHeaders(buildEnvironment(env), hashes);
const policyOf = (env: Readonly<Record<string, string | undefined>>) =>
  headersOf(env)['Content-Security-Policy'] ?? '';
/** The policy's sources by directive. */
const sourcesOf = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    policyOf(env)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

describe.each(settings)('the policy of %s', (_, env) => {
  test('has no weakness of high severity, and no mistake, in the eyes of Google’s evaluator', () => {
    const findings = new CspEvaluator(new CspParser(policyOf(env)).csp).evaluate();
    const grave = findings.filter(({ severity }) => severity <= Severity.SYNTAX);
    expect(grave.map(({ description }) => description)).toEqual([]);
    // The evaluator does see this policy.
    expect(findings.some(({ directive }) => directive === 'script-src')).toBe(true);
  });

  test('allows scripts only by hash and from named origins, and nothing of its own to be undermined', () => {
    const sources = sourcesOf(env);
    expect(sources).toMatchObject({
      'default-src': ["'self'"],
      'base-uri': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'manifest-src': ["'self'"],
      'font-src': ["'self'"],
    });
    for (const name of ['frame-src', 'form-action'])
      expect(sources[name]?.slice(0, 2), name).toEqual(["'self'", 'https:']);
    expect(sources['img-src']?.slice(0, 3)).toEqual(["'self'", 'data:', 'https:']);
    expect(sources['script-src']).toEqual(
      expect.arrayContaining(["'self'", ...hashes.map((hash) => `'${hash}'`)]),
    );
    for (const forbidden of ["'unsafe-inline'", "'unsafe-eval'", 'https:', 'http:', 'data:', 'blob:', '*'])
      expect(sources['script-src']).not.toContain(forbidden);
  });
});

test('an address without HTTPS is in a policy only with the sandbox', () => {
  expect(policyOf(sandbox)).toContain('http://localhost:8080');
  for (const [name, env] of settings.slice(1))
    expect(Object.values(headersOf(env)).join(), name).not.toMatch(/http:/);
});

test.each<readonly [string, Readonly<Record<string, string | undefined>>, string]>([
  ['TEST', real, 'test'],
  ...regions.map((region) => [region, live(region), region === 'eu' ? 'live' : `live-${region}`] as const),
])('the payment service’s hosts are those of the account’s environment: %s', (_, env, name) => {
  const api = `https://checkoutshopper-${name}.adyen.com`;
  expect(sourcesOf(env)['connect-src']?.filter((source) => source.includes('adyen'))).toEqual([
    api,
    `https://checkoutshopper-${name}.cdn.adyen.com`,
    `https://checkoutanalytics-${name}.adyen.com`,
  ]);
  expect(headersOf(env)['Permissions-Policy']).toContain(`payment=(self "${api}" `);
});

test('the payment service’s hosts are all that its own library names', () => {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@adyen/adyen-web')), '..', 'es');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.js$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const named = new Set(text.match(/https:\/\/[\w-]+(\.cdn)?\.adyen\.com(?=\/checkout)/g));
  const ours = [real, ...regions.map(live)].flatMap(
    (env) => originsOf(buildEnvironment(env)).payment.connect ?? [],
  );
  expect([...named].sort()).toEqual([...new Set(ours)].sort());
});

test('search is reached at the hosts of Klevu that it asks', () => {
  const connect = sourcesOf(real)['connect-src'] ?? [];
  expect(connect).toEqual(
    expect.arrayContaining([
      'https://eucs1.ksearchnet.com',
      'https://stats.ksearchnet.com',
      'https://visitor.service.ksearchnet.com',
      'https://js.klevu.com',
    ]),
  );
  expect(new Set(connect).size).toBe(connect.length);
});

test('photographs are sent to the object storage that keeps them', () => {
  const env = { ...real, FILES_S3_ENDPOINT: 'https://s3.merchant-shop.com/' };
  expect(sourcesOf(env)['connect-src']).toContain('https://s3.merchant-shop.com');
});

/** What is loaded when a shopper touches express payment. */
const walletScripts = [
  'https://pay.google.com',
  'https://applepay.cdn-apple.com',
  'https://www.paypal.com',
  'https://www.paypalobjects.com',
];

test('product 7.240: wallets’ scripts may come from the hosts that adyen-web names, and with the sandbox only from there', () => {
  const scripts = (env: Readonly<Record<string, string | undefined>>) =>
    sourcesOf(env)['script-src']?.filter((source) => source.includes('//'));
  expect(scripts(real)).toEqual(walletScripts);
  expect(scripts(sandbox)).toEqual(['http://localhost:8080']);
  const folder = join(dirname(createRequire(import.meta.url).resolve('@adyen/adyen-web')), '..', 'es');
  const wallets = ['GooglePay', 'ApplePay', 'PayPal'].flatMap((wallet) =>
    readdirSync(join(folder, 'components', wallet), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.js$/.test(file))
      .map((file) => readFileSync(join(folder, 'components', wallet, file), 'utf8')),
  );
  const named = wallets.flatMap((text) => text.match(/https:\/\/[\w.-]+(?=[\w/.-]*(\/js\b|\.js\b))/g) ?? []);
  expect([...new Set(named)].sort()).toEqual([
    'https://applepay.cdn-apple.com',
    'https://pay.google.com',
    'https://www.paypal.com',
  ]);
});

test('a tag manager’s scripts are Google’s or the shop’s own server’s, and nobody’s without one', () => {
  const scripts = (env: Readonly<Record<string, string | undefined>>) =>
    sourcesOf(env)['script-src']?.filter((source) => source.includes('//'));
  expect(scripts(real)).toEqual(walletScripts);
  expect(scripts({ ...real, ...tagManager })).toEqual([...walletScripts, 'https://www.googletagmanager.com']);
  expect(scripts({ ...real, ...ownServer })).toEqual([...walletScripts, 'https://tags.merchant-shop.com']);
  expect(sourcesOf({ ...real, ...ownServer })['connect-src']).not.toContain('https://*.google-analytics.com');
});

test('violations are reported to the project that errors are reported to', () => {
  const address =
    'https://o42.ingest.de.sentry.io/api/4711/security/?sentry_key=0123456789abcdef&sentry_environment=production';
  const env = { ...real, ...deployed, ...sentry };
  expect(headersOf(env)['Reporting-Endpoints']).toBe(`violations="${address}"`);
  expect(sourcesOf(env)).toMatchObject({ 'report-uri': [address], 'report-to': ['violations'] });
  expect(sourcesOf(env)['connect-src']).toContain('https://o42.ingest.de.sentry.io');
  // Browsers that know `report-to` send nothing to an address without TLS, and would ignore `report-uri` beside it.
  const local = { ...env, SENTRY_DSN: 'http://abc@localhost:8080/1' };
  expect(headersOf(local)).not.toHaveProperty('Reporting-Endpoints');
  expect(policyOf(local)).toContain('report-uri http://localhost:8080/api/1/security/?sentry_key=abc&');
  expect(policyOf(local)).not.toContain('report-to');
  // A self-hosted Sentry may be below a path.
  const below = { ...env, SENTRY_DSN: 'https://abc@errors.example/sentry/7' };
  expect(policyOf(below)).toContain('https://errors.example/sentry/api/7/security/?sentry_key=abc&');
});

test.each([
  ['no DSN', { ...real, ...deployed }],
  [
    'a preview, whose errors are not reported either',
    { ...real, ...deployed, ...sentry, CONTEXT: 'deploy-preview' },
  ],
])('nothing is reported with %s', (_, env) => {
  expect(headersOf(env)).not.toHaveProperty('Reporting-Endpoints');
  expect(policyOf(env)).not.toMatch(/report-(uri|to)/);
});

test('recorded visits need a worker, and nothing else does', () => {
  const workers = (env: Readonly<Record<string, string | undefined>>) => sourcesOf(env)['worker-src'];
  const env = { ...real, ...deployed, ...sentry };
  expect(workers(env)).toEqual(["'self'"]);
  expect(workers({ ...env, SENTRY_REPLAY_ON_ERROR_RATE: '1' })).toEqual(["'self'", 'blob:']);
});
