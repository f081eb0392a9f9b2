import { describe, expect, it, vi } from 'vitest';
import { credentials } from '../local/credentials.ts';
import { localEnvironment } from '../local/environment.ts';
import { EnvironmentError } from '../settings/read-settings.ts';
import { publishedSecrets } from '../settings/shared-settings.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { readEnvironment } from './context/environment.ts';
import { defaultLimits } from './context/limits.ts';
import { settings as first } from './testing/fake-shop-api.ts';

// All of it is a merchant's but one storefront, which is full of placeholders.
vi.mock(import('../brands/api.ts'), async (original) => {
  const { asMerchants } = await import('../stores/testing/as-merchants.ts');
  const { stores } = await import('../stores/testing/storefronts.ts');
  const { brand } = await original();
  const storefronts = [asMerchants(stores.us), asMerchants(stores.nl), stores.de] as const;
  return { brand: { ...asMerchants(brand), storefronts } };
});

const settings: Readonly<Record<string, string>> = { ...first, STORE: 'de' };
const without = (name: string) =>
  Object.fromEntries(Object.entries(settings).filter(([key]) => key !== name));
const messageOf = (env: Record<string, string | undefined>): string => {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return '';
};

const optional = ['ADYEN_SANDBOX_URL', 'SITE_ORIGIN', 'KLAVIYO_API_KEY', 'KLAVIYO_LIST_ID'];

const realProject = 'https://api.europe-west1.gcp.commercetools.com';

/** Settings of real services only, for a storefront whose record is a merchant's. */
const live = {
  ...without('ADYEN_SANDBOX_URL'),
  STORE: 'nl',
  STOREFRONT_ORIGINS: 'https://{store}.merchant-shop.com',
  SITE_ORIGIN: '',
  MAIL_URL: 'smtps://orders:dGhpcyBpcyBpdA@smtp.merchant-shop.com:465',
  MAIL_FROM: 'orders@merchant-shop.com',
  SESSION_SECRET: 'Jx2q9vLrT0w8YkPz4mNc7hBd1sFgUe5a',
  BRANCH: 'main',
  CLIENT_ADDRESS_HEADER: 'X-Real-IP',
  COMMERCETOOLS_API_URL: realProject,
  COMMERCETOOLS_AUTH_URL: 'https://auth.europe-west1.gcp.commercetools.com',
  ADYEN_ENVIRONMENT: 'LIVE',
  ADYEN_LIVE_URL_PREFIX: 'prefix',
  ADYEN_CLIENT_KEY: 'live_KEY',
};

describe('the environment of the shop API', () => {
  it('reads a complete sandbox environment', () => {
    const environment = readEnvironment(settings);
    expect(environment.store.id).toBe('de');
    expect(environment.adyen.sandboxUrl).toBe('http://localhost:8080');
    expect(environment.origins).toEqual([stores.de.origin, 'http://localhost']);
    expect(environment.capture).toBe('immediate');
    const accounts = { BRANCH: 'staging', ADYEN_MERCHANT_ACCOUNT: 'Staging', KLEVU_KEYS: 'de=a,en=b' };
    expect(readEnvironment({ ...settings, ...accounts }).store).toMatchObject({
      merchantAccount: 'Staging',
      searchKeys: { de: 'a', en: 'b' },
    });
  });

  it('lists all missing settings together', () => {
    const message = messageOf({});
    for (const name of Object.keys(settings).filter((key) => !optional.includes(key))) {
      expect(message).toContain(name);
    }
  });

  it.each([
    [{ ADYEN_ENVIRONMENT: 'LIVE', ADYEN_LIVE_URL_PREFIX: 'x' }, 'remove ADYEN_SANDBOX_URL'],
    [{ ADYEN_CLIENT_KEY: 'live_KEY' }, 'ADYEN_SANDBOX_URL with a live_ ADYEN_CLIENT_KEY'],
    [{ ADYEN_LIVE_URL_PREFIX: 'x' }, 'ADYEN_LIVE_URL_PREFIX with ADYEN_ENVIRONMENT=TEST'],
    [{ MAIL_URL: '' }, 'MAIL_URL must be the address of a mail server'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM must be the address that e-mails come from'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32'],
    [{ ADYEN_HMAC_KEY: 'zz' }, 'ADYEN_HMAC_KEY must be 64 hex'],
    [{ STORE: 'mars' }, 'STORE is not a storefront: use one of us,'],
    [{ COMMERCETOOLS_API_URL: 'localhost' }, 'COMMERCETOOLS_API_URL must be a URL'],
    [{ SESSION_SECRET: `${'s'.repeat(32)},short` }, 'SESSION_SECRET'],
    [{ ADYEN_HMAC_KEY: `${'ab'.repeat(32)},` }, 'ADYEN_HMAC_KEY'],
    [{ ADYEN_REGION: 'mars' }, 'ADYEN_REGION must be eu, us'],
    [{ ADYEN_REGION: 'us' }, 'ADYEN_REGION=us with ADYEN_ENVIRONMENT=TEST'],
    [{ ADYEN_REGON: 'us' }, 'ADYEN_REGON is no setting: do you mean ADYEN_REGION?'],
    [{ CAPTURE: 'never' }, 'CAPTURE must be immediate or shipment'],
    [{ DRAIN_NOTICE: 'soon' }, 'DRAIN_NOTICE must be a number of seconds'],
    [{ CLIENT_ADDRESS_HEADER: 'X: y' }, 'CLIENT_ADDRESS_HEADER must be the name of a header'],
    [{ SITE_ORIGIN: 'http://localhost:8000/shop' }, 'SITE_ORIGIN must be an origin'],
    [{ COMMERCETOOLS_API_URL: realProject }, 'orders would be paid for with test cards'],
    [{ ADYEN_SANDBOX_URL: '', ADYEN_CLIENT_KEY: 'test_KEY' }, 'payments go to Adyen'],
    [{ EVENTS_SECRET: 's p a c e s'.repeat(4) }, 'EVENTS_SECRET must have at least 32 letters'],
    [{ BUILD_REPOSITORY: 'merchant/shop' }, 'BUILD_TOKEN is missing'],
    [{ BUILD_TOKEN: 'github_pat_1' }, 'BUILD_REPOSITORY is missing'],
    [{ BUILD_HOOK_URL: 'https://a.example/1', BUILD_REPOSITORY: 'merchant/shop' }, 'remove the other'],
    [{ FILES_FOLDER: 'f', FILES_S3_ENDPOINT: 'https://s3.a.com' }, 'photographs are kept in one place'],
    [{ FILES_S3_ENDPOINT: 'https://s3.a.com' }, 'FILES_S3_BUCKET is missing'],
    [{ FILES_S3_REGION: 'auto' }, 'FILES_S3_ENDPOINT is missing'],
    [{ KLAVIYO_API_KEY: '', KLAVIYO_LIST_ID: '' }, 'KLAVIYO_API_KEY is missing: the brand has a page'],
    [{ KLAVIYO_LIST_ID: '' }, 'KLAVIYO_LIST_ID is missing'],
    [{ KLAVIYO_API_KEY: 'Abc123' }, 'KLAVIYO_API_KEY is the public key'],
  ])('rejects %j', (change, reason) => {
    expect(messageOf({ ...settings, ...change })).toContain(reason);
  });

  it.each([
    [{ ADYEN_LIVE_URL_PREFIX: '' }, 'ADYEN_LIVE_URL_PREFIX is missing'],
    [{ STORE: 'de' }, 'storefronts/de.ts has placeholders: enter your own merchantAccount, searchKeys.de,'],
    [{ STOREFRONT_ORIGINS: '' }, `pages lead to placeholders, ${stores.de.origin}: enter`],
    [{ MAIL_FROM: 'orders@shop.example' }, 'MAIL_FROM is a placeholder'],
    [{ ADYEN_LIVE_URL_PREFIX: '<prefix>' }, 'ADYEN_LIVE_URL_PREFIX is a placeholder'],
    [{ COMMERCETOOLS_API_URL: 'https://api.example.com' }, 'placeholder'],
    [{ SITE_ORIGIN: 'https://deploy-preview-12--shop.netlify.app' }, 'SITE_ORIGIN is a preview'],
    [{ SITE_ORIGIN: 'http://localhost:8000' }, 'SITE_ORIGIN is a preview'],
    [{ STOREFRONT_ORIGINS: 'https://pr-7-{store}.merchant.workers.dev' }, 'STOREFRONT_ORIGINS is a preview'],
    [{ KLAVIYO_API_URL: 'http://localhost:8080/klaviyo' }, 'KLAVIYO_API_URL is a sandbox'],
    [{ BRANCH: 'a-feature' }, 'LIVE with BRANCH=a-feature: previews take'],
  ])(
    'rejects a live environment with what is missing, or left to fill in, or of a preview: %j',
    (part, problem) => {
      expect(messageOf({ ...live, ...part })).toContain(problem);
    },
  );

  const inRegion = (region: string) => ({
    COMMERCETOOLS_API_URL: `https://api.${region}.commercetools.com`,
    COMMERCETOOLS_AUTH_URL: `https://auth.${region}.commercetools.com`,
  });
  const { COMMERCETOOLS_AUTH_URL: elsewhere } = inRegion('us-central1.gcp');

  // Each was accepted once, and was noticed only by a shopper or by nobody.
  it.each([
    [
      { COMMERCETOOLS_API_URL: live.COMMERCETOOLS_AUTH_URL },
      'COMMERCETOOLS_API_URL is where tokens are issued',
    ],
    [{ COMMERCETOOLS_AUTH_URL: realProject }, 'COMMERCETOOLS_AUTH_URL issues no tokens'],
    [{ COMMERCETOOLS_AUTH_URL: elsewhere }, 'and COMMERCETOOLS_AUTH_URL in us-central1.gcp'],
    [
      { COMMERCETOOLS_API_URL: realProject.replace('https', 'http') },
      'COMMERCETOOLS_API_URL must begin with https',
    ],
    [{ COMMERCETOOLS_PROJECT_KEY: 'my shop' }, 'COMMERCETOOLS_PROJECT_KEY contains a space'],
    [{ COMMERCETOOLS_CLIENT_SECRET: 'ab cd' }, 'COMMERCETOOLS_CLIENT_SECRET contains a space'],
    [{ ADYEN_API_KEY: 'live_KEY' }, 'ADYEN_API_KEY is a client key'],
    [{ ADYEN_CLIENT_KEY: 'AQEyhmfx' }, 'use the client key that begins with live_'],
    [{ ADYEN_CLIENT_KEY: 'test_KEY' }, 'use the client key that begins with live_'],
    [
      { ADYEN_LIVE_URL_PREFIX: 'https://1797-Shop-checkout-live.adyenpayments.com' },
      'ADYEN_LIVE_URL_PREFIX is an address',
    ],
    [{ MAIL_URL: 'smtps://smtp.merchant-shop.com' }, 'MAIL_URL has no user'],
    [{ MAIL_FROM: 'merchant.shop@gmail.com' }, 'MAIL_FROM is at a provider of free mailboxes'],
    [{ MAIL_FROM: 'shop@Yahoo.co.jp' }, 'MAIL_FROM is at a provider of free mailboxes'],
    [{ BRANCH: '' }, 'BRANCH is missing'],
    [{ CLIENT_ADDRESS_HEADER: '' }, 'CLIENT_ADDRESS_HEADER=socket if there is no proxy'],
    [{ STOREFRONT_ORIGINS: 'http://{store}.merchant-shop.com' }, 'STOREFRONT_ORIGINS begins with http:'],
    [{ SITE_ORIGIN: 'http://shop.merchant-shop.com' }, 'SITE_ORIGIN begins with http:'],
    [{ SESSION_SECRET: 'x'.repeat(40) }, 'SESSION_SECRET can be guessed'],
    [{ SESSION_SECRET: 'abcabdacdbcdabcdcbadbcaadbcdabca' }, 'SESSION_SECRET can be guessed'],
    [{ SESSION_SECRET: 'k3J9vQ2xLm'.repeat(4) }, 'SESSION_SECRET can be guessed'],
    [{ SESSION_SECRET: 'MySecretForTheWonderfulShop2026!' }, 'SESSION_SECRET can be guessed'],
    [{ SESSION_SECRET: `${live.SESSION_SECRET},${'x'.repeat(40)}` }, 'SESSION_SECRET can be guessed'],
    [{ STATUS_KEY: 'status'.repeat(6) }, 'STATUS_KEY can be guessed'],
    [{ CAPTRUE: 'shipment' }, 'CAPTRUE is no setting: do you mean CAPTURE?'],
    [{ RATE_LIMITS: 'payment=60' }, 'RATE_LIMITS has no limit "payment": there are payments,'],
    [{ RATE_LIMITS: 'payments=0' }, 'RATE_LIMITS must give each limit a number from 1'],
    [{ RATE_LIMITS: 'payments' }, 'RATE_LIMITS must give each limit a number from 1'],
    [{ RATE_LIMITS: 'carts=1,carts=2' }, 'RATE_LIMITS names a limit twice'],
  ])('product 7.58: refuses a live shop with %j: %s', (change, sentence) => {
    expect(messageOf({ ...live, ...change })).toContain(sentence);
  });

  it.each([
    {},
    { BRANCH: 'staging' },
    { SITE_ORIGIN: 'https://shop.merchant-shop.com' },
    { CLIENT_ADDRESS_HEADER: 'socket' },
    inRegion('eu-central-1.aws'),
    { COMMERCETOOLS_API_URL: 'https://commerce.merchant-shop.com' },
    { ADYEN_API_KEY: 'AQEqhmfuXNWTK0Qc+iSdk3YxjuXNWTK0Qc+iSd-mB4k9Zs=-i1i{}[<~].,' },
    { MAIL_URL: 'smtp://localhost:25' },
    { RATE_LIMITS: 'payments=60, carts=120' },
    // As `openssl rand -hex 16` prints it.
    { SESSION_SECRET: '9f86d081884c7d659a2feaa0c55ad015' },
  ])('accepts a live environment with %j', (part) => {
    expect(messageOf({ ...live, ...part })).toBe('');
  });

  it('lets a brand with a free mailbox try its shop on the sandbox', () => {
    expect(messageOf({ ...settings, MAIL_FROM: 'orders@gmail.com' })).toBe('');
  });

  it('changes the limits that are named', () => {
    const { limits } = readEnvironment({ ...settings, RATE_LIMITS: 'payments=60,carts=120' });
    expect(limits).toEqual({ ...defaultLimits, payments: 60, carts: 120 });
  });

  it('reports errors from main and staging, and to a sandbox', () => {
    const reportsOf = (env: Readonly<Record<string, string>>) =>
      readEnvironment({ ...settings, SENTRY_DSN: 'https://a@o1.ingest.sentry.io/7', ...env }).errorReports;
    expect(reportsOf({})).toBeNull();
    expect(reportsOf({ BRANCH: 'staging', BUILD_ID: '1a2b' })).toEqual({
      dsn: 'https://a@o1.ingest.sentry.io/7',
      environment: 'staging',
      release: '1a2b',
    });
    expect(reportsOf({ SENTRY_DSN: 'http://a@localhost:8080/7' })).toMatchObject({
      environment: 'development',
    });
  });

  it.each([
    ['"AQE-key"', 'is in quotation marks'],
    ['AQE-key\n', 'contains a line end'],
    [' AQE-key', 'contains a line end, or a space'],
  ])('rejects a value that was copied with what surrounded it: %j', (value, problem) => {
    expect(messageOf({ ...settings, ADYEN_API_KEY: value })).toContain(`ADYEN_API_KEY ${problem}`);
  });

  const { COMMERCETOOLS_BUILD_CLIENT_SECRET: ofBuild, ...ofShopApi } = publishedSecrets;

  it.each(Object.entries(ofShopApi))('rejects real services with the sandbox’s %s', (name, value) => {
    expect(messageOf({ ...live, [name]: value })).toContain(`${name} is the sandbox's, which is public`);
    const listed = name === 'ADYEN_HMAC_KEY' ? `${'cd'.repeat(32)},${value}` : value;
    expect(messageOf({ ...live, [name]: listed })).toContain(name);
  });

  it('rejects real services with the sandbox’s mail server, which delivers nothing', () => {
    const ofSandbox = localEnvironment(8080, 2525)['MAIL_URL'] ?? '';
    expect(messageOf({ ...live, MAIL_URL: ofSandbox })).toContain("MAIL_URL is the sandbox's");
    expect(messageOf({ ...settings, MAIL_URL: ofSandbox })).toBe('');
  });

  it('has links in e-mails lead to where the pages are', () => {
    const origin = (change: object) =>
      readEnvironment({ ...settings, SITE_ORIGIN: '', ...change }).store.origin;
    expect(origin({})).toBe(stores.de.origin);
    expect(origin({ SITE_ORIGIN: 'https://preview.example' })).toBe('https://preview.example');
    const both = {
      SITE_ORIGIN: 'http://localhost:9000',
      STOREFRONT_ORIGINS: 'http://{store}.localhost:9000',
    };
    expect(origin(both)).toBe('http://de.localhost:9000');
  });

  it('knows every secret that the sandbox publishes', () => {
    const { commercetools, adyen, klaviyo } = credentials;
    expect(ofBuild).toBe(commercetools.buildClientSecret);
    expect(ofShopApi).toEqual({
      COMMERCETOOLS_CLIENT_SECRET: commercetools.clientSecret,
      ADYEN_API_KEY: adyen.apiKey,
      KLAVIYO_API_KEY: klaviyo.apiKey,
      ADYEN_HMAC_KEY: adyen.hmacKey,
      SESSION_SECRET: localEnvironment(8080)['SESSION_SECRET'],
      EVENTS_SECRET: credentials.eventsSecret,
    });
  });

  it('reads secrets as lists, so that one can be replaced while the other is still accepted', () => {
    const [first, second] = ['f'.repeat(32), 's'.repeat(40)];
    const environment = readEnvironment({
      ...settings,
      SESSION_SECRET: `${first}, ${second}`,
      ADYEN_HMAC_KEY: `${'ab'.repeat(32)},${'CD'.repeat(32)}`,
    });
    expect(environment.sessionSecrets).toEqual([first, second]);
    expect(environment.adyen.hmacKeys).toEqual(['ab'.repeat(32), 'CD'.repeat(32)]);
  });

  it.each([
    ['TEST', 'eu', 'test'],
    ['LIVE', 'eu', 'live'],
    ['LIVE', 'us', 'live-us'],
    ['LIVE', 'apse', 'live-apse'],
  ])('names the browser’s environment of %s in %s', (environment, region, expected) => {
    const base = environment === 'LIVE' ? live : settings;
    expect(readEnvironment({ ...base, ADYEN_REGION: region }).adyen.browserEnvironment).toBe(expected);
  });
});
