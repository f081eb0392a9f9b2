import { closest, distance } from 'fastest-levenshtein';

/** The names of every setting of the build, the shop API, and the Node host. A test compares it with the schemas. */
export const settingNames: readonly string[] = [
  'ACCESS_LOG',
  'ADYEN_API_KEY',
  'ADYEN_CLIENT_KEY',
  'ADYEN_ENVIRONMENT',
  'ADYEN_HMAC_KEY',
  'ADYEN_LIVE_URL_PREFIX',
  'ADYEN_MERCHANT_ACCOUNT',
  'ADYEN_REGION',
  'ADYEN_SANDBOX_URL',
  'AFFILIATES',
  'BRANCH',
  'BRAND_PICTURES_URL',
  'BUILD_HOOK_URL',
  'BUILD_ID',
  'BUILD_REPOSITORY',
  'BUILD_TOKEN',
  'CAPTURE',
  'CLIENT_ADDRESS_HEADER',
  'COMMERCETOOLS_ADMIN_CLIENT_ID',
  'COMMERCETOOLS_ADMIN_CLIENT_SECRET',
  'COMMERCETOOLS_API_URL',
  'COMMERCETOOLS_AUTH_URL',
  'COMMERCETOOLS_BUILD_CLIENT_ID',
  'COMMERCETOOLS_BUILD_CLIENT_SECRET',
  'COMMERCETOOLS_CLIENT_ID',
  'COMMERCETOOLS_CLIENT_SECRET',
  'COMMERCETOOLS_EVENT_GRID_KEY',
  'COMMERCETOOLS_PROJECT_KEY',
  'CONTEXT',
  'DRAIN_NOTICE',
  'EMBEDDING_ORIGINS',
  'EVENTS_ACCOUNT',
  'EVENTS_SECRET',
  'FILES_FOLDER',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_BUCKET',
  'FILES_S3_ENDPOINT',
  'FILES_S3_REGION',
  'FILES_S3_SECRET_ACCESS_KEY',
  'FIRST_BUILD',
  'GATSBY_KLEVU_SERVICES_URL',
  'GATSBY_KLEVU_URL',
  'HOST',
  'IMAGES',
  'KEEP_ALIVE',
  'KLAVIYO_API_KEY',
  'KLAVIYO_API_URL',
  'KLAVIYO_COMPANY_ID',
  'KLAVIYO_LIST_ID',
  'KLAVIYO_SCRIPTS_URL',
  'KLEVU_KEYS',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAIL_URL',
  'METRICS_KEY',
  'NETLIFY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER_ARG',
  'PICTURE_CACHE',
  'PICTURE_CACHE_MB',
  'PICTURE_SOURCES',
  'PORT',
  'PROCESSES',
  'PSEUDO_TEXTS',
  'RATE_LIMITS',
  'RETURN_LABELS_URL',
  'SENTRY_AUTH_TOKEN',
  'SENTRY_DSN',
  'SENTRY_ORG',
  'SENTRY_PROJECT',
  'SENTRY_REPLAY_ON_ERROR_RATE',
  'SENTRY_REPLAY_RATE',
  'SERVICE_WORKER',
  'SESSION_SECRET',
  'SITE_FOLDER',
  'SITE_ORIGIN',
  'STATUS_KEY',
  'STORE',
  'STOREFRONT_ORIGINS',
  'TAG_MANAGER_ID',
  'TAG_MANAGER_URL',
  'VISITOR_COUNTRY',
];

/** Names that begin like this are nobody else's. */
const ownNames = /^(ADYEN|COMMERCETOOLS|GATSBY_KLEVU|KLAVIYO)_/;

/** Words that other programs use, and that look like a setting with a mistake. */
const othersNames = ['CONTENT', 'EXPORT', 'IMPORT', 'PORTAL', 'REPORT', 'RESTORE', 'STORAGE'];

/** A single word that is shorter is too often another program's: `IMAGE`, `HOSTS`. */
const leastLetters = 6;

/**
 * Problems of names that are no setting but are meant to be one: an optional setting that is misspelt would otherwise be
 * missing without a word. Other programs' variables, which are in every environment, are left alone: a name counts
 * as meant for the shop if it begins like its settings, or differs from one by two letters at most.
 */
export function* unknownSettings(env: Readonly<Record<string, unknown>>): Iterable<string> {
  for (const name of Object.keys(env)) {
    if (settingNames.includes(name) || othersNames.includes(name)) continue;
    if (!name.includes('_') && name.length < leastLetters) continue;
    const nearest = closest(name, settingNames);
    if (ownNames.test(name) || distance(name, nearest) <= 2)
      yield `${name} is no setting: do you mean ${nearest}?`;
  }
}
