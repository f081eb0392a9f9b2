import { z } from 'zod';
import { brand } from '../brands/api.ts';
import { accountConflictsOf, accountSettings, withAccounts } from './accounts.ts';
import { deploymentOf } from './deployment.ts';
import { isPlaceholder, placeholdersIn } from '../stores/placeholder.ts';
import { storeById, storesAt } from '../stores/storefront.ts';
import type { Store } from '../stores/types.ts';
import type { ApiBrand } from '../brands/types.ts';

/** A name or key that a service has given out. None of them contains a space. */
export const credential = (missing = 'is missing') =>
  z
    .string({ error: missing })
    .refine((value) => !/\S\s+\S/.test(value), 'contains a space: copy it once more, and nothing beside it');

/** An address whose answers nobody on the way can read or replace. */
export const safeUrl = (error = 'must be a URL') =>
  z
    .url({ error, protocol: /^https?$/ })
    .refine(
      (value) => !URL.canParse(value) || new URL(value).protocol === 'https:' || isLocal(value),
      'must begin with https://: http is only for this machine',
    );

export const serviceUrl = safeUrl().transform((value) => value.replace(/\/$/, ''));

const storeIds = brand.storefronts.map(({ id }) => id);

/** Where a project is; each API client of it has an ID and a secret of its own. */
export const commercetoolsPlace = {
  COMMERCETOOLS_PROJECT_KEY: credential().describe('Your project'),
  COMMERCETOOLS_AUTH_URL: serviceUrl.describe('Where it issues access tokens'),
  COMMERCETOOLS_API_URL: serviceUrl.describe('Where it answers'),
};

/** The project with one of its API clients, whose ID and secret are in the settings that begin with `client`. */
export const commercetoolsClientOf = <Client extends string>(
  client: Client,
  settings: z.output<z.ZodObject<typeof commercetoolsPlace>> &
    Readonly<Record<`${NoInfer<Client>}_${'ID' | 'SECRET'}`, string>>,
) => ({
  projectKey: settings.COMMERCETOOLS_PROJECT_KEY,
  authUrl: settings.COMMERCETOOLS_AUTH_URL,
  apiUrl: settings.COMMERCETOOLS_API_URL,
  clientId: settings[`${client}_ID`],
  clientSecret: settings[`${client}_SECRET`],
});

/** What the build and the shop API must agree on: the storefront and the services it uses. None of it is secret. */
export const sharedSettings = {
  STORE: z
    .enum(storeIds, {
      error: ({ input }) =>
        input === undefined ? 'is missing' : `is not a storefront: use one of ${storeIds.join(', ')}`,
    })
    .describe(
      "The storefront to build and serve, one of the brand's `storefronts/`; each has its own deployment",
    ),
  STOREFRONT_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^/]*\{store\}[^/]*$/, 'must be an origin that contains {store}, without a path')
    .optional()
    .describe(
      'Where the storefronts find one another if not at the origins in their records, e.g. `https://{store}.preview.merchant.com`',
    ),
  ...commercetoolsPlace,
  ADYEN_ENVIRONMENT: z
    .enum(['TEST', 'LIVE'], { error: 'must be TEST or LIVE' })
    .describe(
      "`TEST` or `LIVE`. `LIVE` refuses whatever is left of the demo: sandboxes, public secrets, placeholders in settings and in the brand's folder, previews",
    ),
  ADYEN_REGION: z
    .enum(['eu', 'us', 'au', 'apse', 'in', 'nea'], { error: 'must be eu, us, au, apse, in or nea' })
    .default('eu')
    .describe('Only with `LIVE`: where the account is, `eu`, `us`, `au`, `apse`, `in`, or `nea`'),
  ADYEN_SANDBOX_URL: serviceUrl
    .optional()
    .describe('Only while a local sandbox replaces Adyen; rejected with `LIVE` or a `live_` key'),
  ...accountSettings,
  FILES_S3_ENDPOINT: serviceUrl
    .optional()
    .describe(
      'Where photographs are kept that customers send: object storage that speaks S3’s protocol, without the bucket, e.g. `https://s3.eu-central-1.amazonaws.com` (launch.md, “Photographs of customers”). Without it and `FILES_FOLDER`, forms take none',
    ),
  SENTRY_DSN: safeUrl('must be the DSN of a Sentry project')
    .optional()
    .describe(
      'Where errors of pages and of the shop API are reported: the DSN of a Sentry project (telemetry.md)',
    ),
  BRANCH: z
    .string()
    .optional()
    .describe(
      'Which shop it is: `main` the real one, `staging`, none for the demo, any other a preview; `LIVE` refuses the last two. Builds on Netlify have it already',
    ),
};
export type SharedSettings = z.output<z.ZodObject<typeof sharedSettings>>;

/** Where Adyen is, as far as browsers may know it. */
export interface AdyenPlace {
  readonly environment: 'TEST' | 'LIVE';
  /** What the browser's library calls the environment and region of the account: `test`, `live`, `live-us`, … */
  readonly browserEnvironment: string;
  /** The address of a local sandbox that replaces Adyen; null for the real service. */
  readonly sandboxUrl: string | null;
}

/**
 * The browser's environment is named as in Adyen's browser library
 * (https://docs.adyen.com/online-payments/build-your-integration/sessions-flow/). An unknown name would silently mean
 * the live environment in Europe.
 */
export function adyenPlaceOf(
  settings: Pick<SharedSettings, 'ADYEN_ENVIRONMENT' | 'ADYEN_REGION' | 'ADYEN_SANDBOX_URL'>,
): AdyenPlace {
  const { ADYEN_ENVIRONMENT: environment, ADYEN_REGION: region, ADYEN_SANDBOX_URL } = settings;
  const live = region === 'eu' ? 'live' : `live-${region}`;
  return {
    environment,
    browserEnvironment: environment === 'TEST' ? 'test' : live,
    sandboxUrl: ADYEN_SANDBOX_URL ?? null,
  };
}

/** Whether an address is on this machine, where only sandboxes run. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}

/** Every storefront, at its own address or at the one that the settings give it, and theirs with the accounts of the settings. */
export const storefrontsOf = (settings: SharedSettings): readonly Store[] =>
  storesAt(brand.storefronts, settings.STOREFRONT_ORIGINS).map((store) =>
    store.id === settings.STORE ? withAccounts(store, settings) : store,
  );

/** The storefront of the settings. */
export const storefrontOf = (settings: SharedSettings): Store =>
  storeById(settings.STORE, storefrontsOf(settings));

/** What must not be left of the demo or of the documentation where money is real. */
function* placeholdersLeft(settings: SharedSettings): Iterable<string> {
  yield* placeholdersOf(brand, storefrontOf(settings), storefrontsOf(settings));
  for (const [name, value] of Object.entries(settings))
    if (
      name !== 'STOREFRONT_ORIGINS' &&
      [value].flat().some((part) => typeof part === 'string' && isPlaceholder(part))
    )
      yield `${name} is a placeholder: enter your own`;
}

/** Where a region of commercetools issues tokens and answers (https://docs.commercetools.com/api/general-concepts#hosts). */
const commercetoolsHost = /^(auth|api)\.(\S+\.commercetools\.(?:com|cn))$/;

/** What two addresses, each of which exists, get wrong together. Others than commercetools' own may be a proxy's. */
export function* commercetoolsConflictsOf({
  COMMERCETOOLS_API_URL,
  COMMERCETOOLS_AUTH_URL,
}: Pick<SharedSettings, 'COMMERCETOOLS_API_URL' | 'COMMERCETOOLS_AUTH_URL'>): Iterable<string> {
  const [, answers, region] = commercetoolsHost.exec(new URL(COMMERCETOOLS_API_URL).hostname) ?? [];
  const [, issues, other] = commercetoolsHost.exec(new URL(COMMERCETOOLS_AUTH_URL).hostname) ?? [];
  if (answers === 'auth')
    yield 'COMMERCETOOLS_API_URL is where tokens are issued: it begins with https://api.';
  if (issues === 'api') yield 'COMMERCETOOLS_AUTH_URL issues no tokens: it begins with https://auth.';
  if (region !== undefined && other !== undefined && region !== other)
    yield `COMMERCETOOLS_API_URL is in ${region}, and COMMERCETOOLS_AUTH_URL in ${other}: copy both from the API client of your project`;
}

/** What is harmless in a test, and costs money or trust in the real shop. */
function* liveConflictsOf(settings: SharedSettings): Iterable<string> {
  yield* placeholdersLeft(settings);
  const deployment = deploymentOf(settings);
  if (deployment === 'development')
    yield 'BRANCH is missing: with ADYEN_ENVIRONMENT=LIVE, say which shop it is, BRANCH=main for the real one';
  if (deployment === 'pull_request')
    yield `ADYEN_ENVIRONMENT=LIVE with BRANCH=${settings.BRANCH ?? ''}: previews take test accounts only; set TEST, or BRANCH=main for the real shop`;
  if (settings.STOREFRONT_ORIGINS?.startsWith('http:'))
    yield 'STOREFRONT_ORIGINS begins with http: with ADYEN_ENVIRONMENT=LIVE, it has to be https';
}

export function* sharedConflictsOf(settings: SharedSettings): Iterable<string> {
  yield* commercetoolsConflictsOf(settings);
  yield* accountConflictsOf(storefrontOf(settings), settings);
  if (settings.ADYEN_ENVIRONMENT === 'LIVE') yield* liveConflictsOf(settings);
  const { ADYEN_ENVIRONMENT, ADYEN_SANDBOX_URL, ADYEN_REGION, COMMERCETOOLS_API_URL } = settings;
  if (ADYEN_SANDBOX_URL && ADYEN_ENVIRONMENT === 'LIVE')
    yield 'ADYEN_SANDBOX_URL with ADYEN_ENVIRONMENT=LIVE: remove ADYEN_SANDBOX_URL to take real payments';
  if (ADYEN_ENVIRONMENT === 'TEST' && ADYEN_REGION !== 'eu')
    yield `ADYEN_REGION=${ADYEN_REGION} with ADYEN_ENVIRONMENT=TEST: test accounts have no region; remove it`;
  // Both services are real or neither is: real orders must not be paid for with test cards, and real money must not pay
  // for orders that nobody sees.
  const commerceSandboxed =
    isLocal(COMMERCETOOLS_API_URL) ||
    (ADYEN_SANDBOX_URL !== undefined &&
      new URL(ADYEN_SANDBOX_URL).origin === new URL(COMMERCETOOLS_API_URL).origin);
  const paymentSandboxed = ADYEN_SANDBOX_URL !== undefined;
  if (!commerceSandboxed && paymentSandboxed)
    yield 'ADYEN_SANDBOX_URL with a real COMMERCETOOLS_API_URL: orders would be paid for with test cards; remove ADYEN_SANDBOX_URL, or use the sandbox for both';
  if (commerceSandboxed && !paymentSandboxed)
    yield 'COMMERCETOOLS_API_URL is a sandbox on this machine, but payments go to Adyen: set ADYEN_SANDBOX_URL, or use a real project';
  if (commerceSandboxed && paymentSandboxed) return;
  for (const [name, published] of Object.entries(publishedSecrets)) {
    const values: readonly unknown[] = [Reflect.get(settings, name)].flat();
    if (values.includes(published))
      yield `${name} is the sandbox's, which is public: use ${name === 'SESSION_SECRET' ? 'at least 32 random characters' : 'your own'}`;
  }
}

/** Settings that must never reach a browser. */
export const secretSettings: readonly string[] = [
  'COMMERCETOOLS_ADMIN_CLIENT_SECRET',
  'COMMERCETOOLS_EVENT_GRID_KEY',
  'COMMERCETOOLS_BUILD_CLIENT_SECRET',
  'COMMERCETOOLS_CLIENT_SECRET',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'SESSION_SECRET',
  'MAIL_URL',
  'FILES_S3_SECRET_ACCESS_KEY',
  'STATUS_KEY',
  'METRICS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'EVENTS_SECRET',
  'BUILD_HOOK_URL',
  'BUILD_TOKEN',
  'RETURN_LABELS_URL',
  'KLAVIYO_API_KEY',
  'SENTRY_AUTH_TOKEN',
];

/**
 * Credentials of the demo's sandbox. Everybody can read them in the demo, so a shop that accepted one of them would
 * believe forged webhooks, cookies, and order links.
 */
export const publishedSecrets: Readonly<Record<string, string>> = {
  COMMERCETOOLS_BUILD_CLIENT_SECRET: 'sandbox-build-secret',
  COMMERCETOOLS_CLIENT_SECRET: 'sandbox-secret',
  ADYEN_API_KEY: 'sandbox-api-key',
  ADYEN_HMAC_KEY: '53616e64626f78206f6e6c793a206e6f7420612072656164207365637265742e',
  SESSION_SECRET: 'development only: not a secret at all',
  EVENTS_SECRET: 'sandbox-events-secret-that-is-public',
  KLAVIYO_API_KEY: 'sandbox-klaviyo-key',
};

/**
 * What a brand still has to say before one of its storefronts takes real money, with where to say it.
 * @param stores all of the brand's, at the origins that pages link to.
 */
export function* placeholdersOf(brand: ApiBrand, store: Store, stores: readonly Store[]): Iterable<string> {
  const { folder } = brand;
  yield* placeholderProblem(`${folder}/brand.ts or browser.ts`, { ...brand, storefronts: [], paths: {} });
  yield* placeholderProblem(`${folder}/storefronts/${store.id}.ts`, { ...store, origin: '', paths: {} });
  const unknown = stores.filter(({ origin }) => isPlaceholder(origin));
  if (unknown.length > 0)
    yield `ADYEN_ENVIRONMENT=LIVE, but pages lead to placeholders, ${unknown.map(({ origin }) => origin).join(', ')}: enter the origin of ${unknown.map(({ id }) => id).join(', ')} in ${folder}/storefronts/ or STOREFRONT_ORIGINS, or remove the storefronts that do not exist`;
}

/** @param file that the data is in. */
export function* placeholderProblem(file: string, data: object): Iterable<string> {
  const keys = placeholdersIn(data);
  if (keys.length > 0)
    yield `ADYEN_ENVIRONMENT=LIVE, but ${file} has placeholders: enter your own ${keys.join(', ')}, without placeholder(…), (example), and .example`;
}
