import { z } from 'zod';
import type { CommercetoolsSettings } from '../commerce/client.ts';
import { storeById, stores } from '../stores/index.ts';
import type { Store } from '../stores/types.ts';

/** Settings that must never reach a browser. */
export const secretSettings = [
  'COMMERCETOOLS_CLIENT_SECRET',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'SESSION_SECRET',
  'SENTRY_AUTH_TOKEN',
] as const;

const requiredText = z.string({ error: 'is missing' }).min(1, 'is empty');
const url = z
  .url({ error: 'must be a URL', protocol: /^https?$/ })
  .transform((value) => value.replace(/\/$/, ''));

/** Every setting the shop API reads, as found in the process environment. */
const settingsSchema = z.object({
  COMMERCETOOLS_PROJECT_KEY: requiredText,
  COMMERCETOOLS_CLIENT_ID: requiredText,
  COMMERCETOOLS_CLIENT_SECRET: requiredText,
  COMMERCETOOLS_AUTH_URL: url,
  COMMERCETOOLS_API_URL: url,
  ADYEN_ENVIRONMENT: z.enum(['TEST', 'LIVE'], { error: 'must be TEST or LIVE' }),
  ADYEN_API_KEY: requiredText,
  ADYEN_CLIENT_KEY: requiredText,
  ADYEN_HMAC_KEY: z.string({ error: 'is missing' }).regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'),
  ADYEN_SANDBOX_URL: url.optional(),
  ADYEN_LIVE_URL_PREFIX: requiredText.optional(),
  SESSION_SECRET: z.string({ error: 'is missing' }).min(32, 'must have at least 32 characters'),
  STORE: requiredText,
  SITE_ORIGIN: url.optional(),
});
type Settings = z.output<typeof settingsSchema>;

/** What the shop API runs on: its secrets, its services, and the storefront it serves. */
export interface ShopEnvironment {
  readonly commercetools: CommercetoolsSettings;
  readonly adyen: AdyenSettings;
  /** Signs the visitor cookie and the order tokens. */
  readonly sessionSecret: string;
  readonly store: Store;
  /** An additional origin that may write, e.g. that of a preview; null for none. */
  readonly siteOrigin: string | null;
}

export interface AdyenSettings {
  readonly environment: 'TEST' | 'LIVE';
  readonly apiKey: string;
  readonly clientKey: string;
  /** Hexadecimal; verifies webhooks. */
  readonly hmacKey: string;
  /** The address of a local sandbox that replaces Adyen; null for the real service. */
  readonly sandboxUrl: string | null;
  /** Merchant-specific host prefix; set exactly when the environment is LIVE. */
  readonly liveUrlPrefix: string | null;
}

/** The environment is incomplete or contradicts itself; the message lists every setting and how to fix it. */
export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The shop API cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/** Settings that are individually valid but must not be combined. */
function contradictions(settings: Settings): string[] {
  const { ADYEN_ENVIRONMENT, ADYEN_SANDBOX_URL, ADYEN_LIVE_URL_PREFIX, ADYEN_CLIENT_KEY, STORE } = settings;
  const live = ADYEN_ENVIRONMENT === 'LIVE';
  const liveKey = ADYEN_CLIENT_KEY.startsWith('live_');
  const problems: string[] = [];
  if (ADYEN_SANDBOX_URL && live)
    problems.push(
      'ADYEN_SANDBOX_URL with ADYEN_ENVIRONMENT=LIVE: remove ADYEN_SANDBOX_URL to take real payments',
    );
  if (ADYEN_SANDBOX_URL && liveKey)
    problems.push('ADYEN_SANDBOX_URL with a live_ ADYEN_CLIENT_KEY: use the sandbox client key');
  if (live && !ADYEN_LIVE_URL_PREFIX)
    problems.push('ADYEN_LIVE_URL_PREFIX is missing: ADYEN_ENVIRONMENT=LIVE needs it');
  if (!live && ADYEN_LIVE_URL_PREFIX)
    problems.push('ADYEN_LIVE_URL_PREFIX with ADYEN_ENVIRONMENT=TEST: set LIVE, or remove the prefix');
  if (live !== liveKey && !ADYEN_SANDBOX_URL)
    problems.push(
      `ADYEN_CLIENT_KEY does not belong to ADYEN_ENVIRONMENT=${ADYEN_ENVIRONMENT}: use the other key`,
    );
  if (!Object.hasOwn(stores, STORE))
    problems.push(`STORE=${STORE} is not a storefront: use one of ${Object.keys(stores).join(', ')}`);
  return problems;
}

/**
 * Validates the process environment and converts it to the shape the code works with.
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ShopEnvironment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(present);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
    );
  }
  const settings = parsed.data;
  const problems = contradictions(settings);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return {
    commercetools: {
      projectKey: settings.COMMERCETOOLS_PROJECT_KEY,
      clientId: settings.COMMERCETOOLS_CLIENT_ID,
      clientSecret: settings.COMMERCETOOLS_CLIENT_SECRET,
      authUrl: settings.COMMERCETOOLS_AUTH_URL,
      apiUrl: settings.COMMERCETOOLS_API_URL,
    },
    adyen: {
      environment: settings.ADYEN_ENVIRONMENT,
      apiKey: settings.ADYEN_API_KEY,
      clientKey: settings.ADYEN_CLIENT_KEY,
      hmacKey: settings.ADYEN_HMAC_KEY,
      sandboxUrl: settings.ADYEN_SANDBOX_URL ?? null,
      liveUrlPrefix: settings.ADYEN_LIVE_URL_PREFIX ?? null,
    },
    sessionSecret: settings.SESSION_SECRET,
    store: storeById(settings.STORE),
    siteOrigin: settings.SITE_ORIGIN ?? null,
  };
}

/**
 * The environment of this process. Read through `globalThis` so that no bundler freezes build-time values into the
 * output.
 */
export const processEnvironment = (): ShopEnvironment => readEnvironment(globalThis.process.env);
