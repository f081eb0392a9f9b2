import type { z } from 'zod';
import { buildHookOf } from './build-hook.ts';
import type { StorageSettings } from '../files/storage/file-storage.ts';
import { conflictsOf } from './conflicts.ts';
import { type Settings, settingsSchema } from './environment-settings.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { brand } from '../../brands/api.ts';
import { deploymentOf, reportsErrorsTo } from '../../settings/deployment.ts';
import { readSettings, type Variables } from '../../settings/read-settings.ts';
import { adyenPlaceOf, commercetoolsClientOf, storefrontOf } from '../../settings/shared-settings.ts';
import { storeById } from '../../stores/storefront.ts';
import type { Store } from '../../stores/types.ts';

/**
 * Validates the process environment and converts it to the shape the code works with.
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 */
export function readEnvironment(env: Variables) {
  const settings = readSettings('The shop API', settingsSchema, env, conflictsOf);
  const store: Store = { ...storefrontOf(settings), origin: siteOriginOf(settings) };
  return {
    commercetools: commercetoolsClientOf('COMMERCETOOLS_CLIENT', settings),
    adyen: adyenSettingsOf(settings),
    mail: { url: settings.MAIL_URL, from: settings.MAIL_FROM },
    /** Where photographs are kept that customers send; null for nowhere. */
    files: storageSettingsOf(settings),
    /** Sign the visitor cookie and the tokens of orders and payments. */
    sessionSecrets: settings.SESSION_SECRET,
    store,
    /** The origins whose pages may write, exactly as browsers send them. */
    origins: originsOf(settings),
    capture: settings.CAPTURE,
    /** Lower case; null if the client's address is the socket's. Any other header could be the client's own invention. */
    clientAddressHeader:
      settings.CLIENT_ADDRESS_HEADER === 'socket' ? null : (settings.CLIENT_ADDRESS_HEADER ?? null),
    limits: { ...defaultLimits, ...Object.fromEntries(settings.RATE_LIMITS) } as Limits,
    /** In milliseconds. */
    drainNotice: settings.DRAIN_NOTICE,
    logLevel: settings.LOG_LEVEL,
    accessLog: settings.ACCESS_LOG,
    statusKey: settings.STATUS_KEY ?? null,
    buildId: settings.BUILD_ID ?? null,
    /** Who may say that the catalogue has changed; nobody may if there is neither a secret nor an account. */
    eventSenders: { secrets: settings.EVENTS_SECRET ?? [], account: settings.EVENTS_ACCOUNT ?? null },
    /** How the host is asked for a build; null if it is not. */
    buildHook: buildHookOf(settings),
    /** Who issues labels for returns; null if nobody does. */
    returnLabelsUrl: settings.RETURN_LABELS_URL ?? null,
    /** Who sends the newsletter; null if the storefront has none. */
    klaviyo: klaviyoOf(settings),
    /** Null for nowhere. */
    errorReports: errorReportsOf(settings, env),
  };
}

/** The settings of the account and its credential alone. */
export const adyenSettingsSchema = settingsSchema.pick({
  ADYEN_ENVIRONMENT: true,
  ADYEN_REGION: true,
  ADYEN_SANDBOX_URL: true,
  ADYEN_API_KEY: true,
  ADYEN_CLIENT_KEY: true,
  ADYEN_HMAC_KEY: true,
  ADYEN_LIVE_URL_PREFIX: true,
});

export const adyenSettingsOf = (settings: z.output<typeof adyenSettingsSchema>) => ({
  ...adyenPlaceOf(settings),
  apiKey: settings.ADYEN_API_KEY,
  clientKey: settings.ADYEN_CLIENT_KEY,
  hmacKeys: settings.ADYEN_HMAC_KEY,
  liveUrlPrefix: settings.ADYEN_LIVE_URL_PREFIX ?? null,
});

/** The account and the list of the storefront's newsletter; null if it has none. */
export const klaviyoOf = ({
  KLAVIYO_API_URL: url,
  KLAVIYO_API_KEY: apiKey,
  KLAVIYO_LIST_ID: listId,
}: Pick<Settings, Extract<keyof Settings, `KLAVIYO_${string}`>>) =>
  apiKey === undefined || listId === undefined ? null : { url: url.replace(/\/$/, ''), apiKey, listId };

/** What the shop API runs on: its secrets, its services, and the storefront it serves. */
export type ShopEnvironment = Readonly<ReturnType<typeof readEnvironment>>;

/** Where photographs are kept; null for nowhere. What S3 settings lack, `conflictsOf` has refused already. */
export function storageSettingsOf(
  settings: Pick<Settings, Extract<keyof Settings, `FILES_${string}`>>,
): StorageSettings | null {
  if (settings.FILES_FOLDER !== undefined) return { folder: settings.FILES_FOLDER };
  if (settings.FILES_S3_ENDPOINT === undefined) return null;
  return {
    endpoint: settings.FILES_S3_ENDPOINT,
    bucket: settings.FILES_S3_BUCKET ?? '',
    region: settings.FILES_S3_REGION ?? '',
    accessKeyId: settings.FILES_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.FILES_S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Where errors are reported, on the same conditions as those of pages. */
function errorReportsOf({ SENTRY_DSN: dsn, BUILD_ID: release }: Settings, env: Variables) {
  if (dsn === undefined || !reportsErrorsTo(dsn, env)) return null;
  return { dsn, environment: deploymentOf(env), release: release ?? null };
}

/** The storefront's own origin, where a build with the same settings expects it to be, and the configured one. */
function originsOf(settings: Settings): readonly string[] {
  const own = storeById(settings.STORE, brand.storefronts).origin;
  const built = storefrontOf(settings).origin;
  return [...new Set([own, built, ...(settings.SITE_ORIGIN === undefined ? [] : [settings.SITE_ORIGIN])])];
}

/** Where the storefront's pages are, for links in e-mails: in a preview or on this machine, not where its record says. */
const siteOriginOf = (settings: Settings): string =>
  settings.STOREFRONT_ORIGINS === undefined && settings.SITE_ORIGIN !== undefined
    ? settings.SITE_ORIGIN
    : storefrontOf(settings).origin;
