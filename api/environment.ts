import type { CommercetoolsSettings } from '../commerce/client.ts';
import { storeById, storesAt } from '../stores/index.ts';
import type { Store } from '../stores/types.ts';
import type { Secrets } from './checkout/identifiers.ts';
import { conflictsOf } from './environment-conflicts.ts';
import { type Settings, settingsSchema } from './environment-settings.ts';

/** Settings that must never reach a browser. */
export const secretSettings = [
  'COMMERCETOOLS_CLIENT_SECRET',
  'ADYEN_API_KEY',
  'ADYEN_HMAC_KEY',
  'SESSION_SECRET',
  'SENTRY_AUTH_TOKEN',
] as const;

/** What the shop API runs on: its secrets, its services, and the storefront it serves. */
export interface ShopEnvironment {
  readonly commercetools: CommercetoolsSettings;
  readonly adyen: AdyenSettings;
  /** Sign the visitor cookie and the tokens of orders and payments. */
  readonly sessionSecrets: Secrets;
  readonly store: Store;
  /** The origins whose pages may write, exactly as browsers send them. */
  readonly origins: readonly string[];
  /** When money is captured: with the payment, or once staff mark the order as shipped. */
  readonly capture: 'immediate' | 'shipment';
  /**
   * The request header, in lower case, in which the host reports the client's address; null if the address is the
   * socket's. Any other header could be the client's own invention.
   */
  readonly clientAddressHeader: string | null;
  /** How long a Node host that was told to stop goes on accepting requests, in milliseconds. */
  readonly drainNotice: number;
}

export interface AdyenSettings {
  readonly environment: 'TEST' | 'LIVE';
  readonly apiKey: string;
  readonly clientKey: string;
  /** What the browser's library calls the environment and region of the account: `test`, `live`, `live-us`, … */
  readonly browserEnvironment: string;
  /** Hexadecimal; a webhook signed with any of them is authentic. */
  readonly hmacKeys: readonly string[];
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

/**
 * Validates the process environment and converts it to the shape the code works with.
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ShopEnvironment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(present);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    );
  }
  const settings = parsed.data;
  const problems = conflictsOf(settings);
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
      browserEnvironment: browserEnvironmentOf(settings),
      hmacKeys: settings.ADYEN_HMAC_KEY,
      sandboxUrl: settings.ADYEN_SANDBOX_URL ?? null,
      liveUrlPrefix: settings.ADYEN_LIVE_URL_PREFIX ?? null,
    },
    sessionSecrets: settings.SESSION_SECRET,
    store: storeById(settings.STORE),
    origins: originsOf(settings),
    capture: settings.CAPTURE,
    clientAddressHeader: settings.CLIENT_ADDRESS_HEADER ?? null,
    drainNotice: settings.DRAIN_NOTICE,
  };
}

/** The storefront's own origin, where a build with the same settings expects it to be, and the configured one. */
function originsOf({ STORE, SITE_ORIGIN, STOREFRONT_ORIGINS }: Settings): string[] {
  const own = storeById(STORE).origin;
  const built = storeById(STORE, storesAt(STOREFRONT_ORIGINS)).origin;
  return [...new Set([own, built, ...(SITE_ORIGIN === undefined ? [] : [SITE_ORIGIN])])];
}

/**
 * The name of the account's environment in Adyen's browser library
 * (https://docs.adyen.com/online-payments/build-your-integration/sessions-flow/). An unknown name would silently mean
 * the live environment in Europe.
 */
function browserEnvironmentOf({ ADYEN_ENVIRONMENT, ADYEN_REGION }: Settings): string {
  if (ADYEN_ENVIRONMENT === 'TEST') return 'test';
  return ADYEN_REGION === 'eu' ? 'live' : `live-${ADYEN_REGION}`;
}

/**
 * The environment of this process. Read through `globalThis` so that no bundler freezes build-time values into the
 * output.
 */
export const processEnvironment = (defaults: Readonly<Record<string, string>> = {}): ShopEnvironment =>
  readEnvironment({ ...defaults, ...globalThis.process.env });
