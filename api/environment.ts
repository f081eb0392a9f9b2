import { brand } from '../brands/api.ts';
import { deploymentOf, reportsErrorsTo } from '../settings/deployment.ts';
import { EnvironmentError, readSettings, type Variables } from '../settings/read-settings.ts';
import { adyenPlaceOf, storefrontOf } from '../settings/shared-settings.ts';
import { storeById } from '../stores/storefront.ts';
import type { ShopEnvironment } from './context/shop-environment.ts';
import { missingMailFiles } from './mail/due/legal-texts.ts';
import { conflictsOf } from './environment-conflicts.ts';
import { type Settings, settingsSchema } from './environment-settings.ts';

/**
 * Validates the process environment and converts it to the shape the code works with.
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 */
export function readEnvironment(env: Variables): ShopEnvironment {
  const settings = readSettings('The shop API', settingsSchema, env, conflictsOf);
  return {
    commercetools: {
      projectKey: settings.COMMERCETOOLS_PROJECT_KEY,
      clientId: settings.COMMERCETOOLS_CLIENT_ID,
      clientSecret: settings.COMMERCETOOLS_CLIENT_SECRET,
      authUrl: settings.COMMERCETOOLS_AUTH_URL,
      apiUrl: settings.COMMERCETOOLS_API_URL,
    },
    adyen: {
      ...adyenPlaceOf(settings),
      apiKey: settings.ADYEN_API_KEY,
      clientKey: settings.ADYEN_CLIENT_KEY,
      hmacKeys: settings.ADYEN_HMAC_KEY,
      liveUrlPrefix: settings.ADYEN_LIVE_URL_PREFIX ?? null,
    },
    mail: { url: settings.MAIL_URL, from: settings.MAIL_FROM },
    sessionSecrets: settings.SESSION_SECRET,
    store: { ...storeById(settings.STORE, brand.storefronts), origin: siteOriginOf(settings) },
    origins: originsOf(settings),
    capture: settings.CAPTURE,
    clientAddressHeader: settings.CLIENT_ADDRESS_HEADER ?? null,
    drainNotice: settings.DRAIN_NOTICE,
    logLevel: settings.LOG_LEVEL,
    statusKey: settings.STATUS_KEY ?? null,
    buildId: settings.BUILD_ID ?? null,
    errorReports: errorReportsOf(settings, env),
  };
}

/** Where errors are reported, on the same conditions as those of pages. */
function errorReportsOf({ SENTRY_DSN: dsn, BUILD_ID: release }: Settings, env: Variables) {
  if (dsn === undefined || !reportsErrorsTo(dsn, env)) return null;
  return { dsn, environment: deploymentOf(env), release: release ?? null };
}

/** The storefront's own origin, where a build with the same settings expects it to be, and the configured one. */
function originsOf(settings: Settings): string[] {
  const own = storeById(settings.STORE, brand.storefronts).origin;
  const built = storefrontOf(settings).origin;
  return [...new Set([own, built, ...(settings.SITE_ORIGIN === undefined ? [] : [settings.SITE_ORIGIN])])];
}

/** Where the storefront's pages are, for links in e-mails: in a preview or on this machine, not where its record says. */
const siteOriginOf = (settings: Settings): string =>
  settings.STOREFRONT_ORIGINS === undefined && settings.SITE_ORIGIN !== undefined
    ? settings.SITE_ORIGIN
    : storefrontOf(settings).origin;

/**
 * The environment of this process, for a host that packs the shop API. Read through `globalThis` so that no bundler freezes
 * build-time values into the output.
 * @throws {EnvironmentError} also if a file is missing that e-mails contain.
 */
export function processEnvironment(defaults: Readonly<Record<string, string>> = {}): ShopEnvironment {
  const environment = readEnvironment({ ...defaults, ...globalThis.process.env });
  const missing = missingMailFiles(environment.store);
  if (missing.length === 0) return environment;
  throw new EnvironmentError(
    'The shop API',
    missing.map(
      (file) => `${file} is missing, which e-mails contain: pack it with the function (docs/mail.md)`,
    ),
  );
}
