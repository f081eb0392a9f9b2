import { brand } from '../brands/build.ts';
import { brandPicturesVersion } from '../seeds/picture-files.ts';
import { credentials } from './credentials.ts';

/**
 * The settings with which the shop uses the sandbox on `port` instead of the real services.
 * @param mailPort where the sandbox takes e-mails; by default, nobody does.
 */
export function localEnvironment(port: number, mailPort = 9): Record<string, string> {
  const { commercetools, adyen, telemetry, mail, klaviyo } = credentials;
  const { publicKey, project } = telemetry.sentry;
  const origin = `http://localhost:${port}`;
  return {
    COMMERCETOOLS_PROJECT_KEY: commercetools.projectKey,
    COMMERCETOOLS_CLIENT_ID: commercetools.clientId,
    COMMERCETOOLS_CLIENT_SECRET: commercetools.clientSecret,
    COMMERCETOOLS_BUILD_CLIENT_ID: commercetools.buildClientId,
    COMMERCETOOLS_BUILD_CLIENT_SECRET: commercetools.buildClientSecret,
    COMMERCETOOLS_AUTH_URL: `${origin}/commercetools`,
    COMMERCETOOLS_API_URL: `${origin}/commercetools`,
    ADYEN_ENVIRONMENT: 'TEST',
    ADYEN_API_KEY: adyen.apiKey,
    ADYEN_CLIENT_KEY: adyen.clientKey,
    ADYEN_SANDBOX_URL: origin,
    ADYEN_HMAC_KEY: adyen.hmacKey,
    // Cloudflare's runtime, offline, looks up no name of a mail server.
    MAIL_URL: `smtp://${mail.user}:${mail.password}@127.0.0.1:${mailPort}`,
    MAIL_FROM: `orders@${new URL(`mailto://${brand.supportEmail}`).hostname}`,
    FILES_FOLDER: '.data/files',
    SESSION_SECRET: 'development only: not a secret at all',
    RETURN_LABELS_URL: `${origin}/carrier/labels`,
    GATSBY_KLEVU_URL: `${origin}/klevu`,
    GATSBY_KLEVU_SERVICES_URL: `${origin}/klevu`,
    BRAND_PICTURES_URL: `${origin}/assets/brand${brandPicturesVersion(brand.folder)}`,
    PICTURE_SOURCES: `${origin}/assets/`,
    SENTRY_DSN: `http://${publicKey}@localhost:${port}/${project}`,
    TAG_MANAGER_ID: telemetry.containers[0],
    TAG_MANAGER_URL: origin,
    AFFILIATES: 'awin,cj',
    KLAVIYO_API_KEY: klaviyo.apiKey,
    KLAVIYO_LIST_ID: klaviyo.listId,
    KLAVIYO_API_URL: `${origin}/klaviyo`,
    KLAVIYO_COMPANY_ID: klaviyo.companyId,
    KLAVIYO_SCRIPTS_URL: `${origin}/klaviyo`,
  };
}

/** The settings of `npm run setup` for the sandbox on `port`. */
export function administratorEnvironment(port: number): Record<string, string> {
  const { projectKey, adminClientId, adminClientSecret } = credentials.commercetools;
  const url = `http://localhost:${port}/commercetools`;
  return {
    COMMERCETOOLS_PROJECT_KEY: projectKey,
    COMMERCETOOLS_ADMIN_CLIENT_ID: adminClientId,
    COMMERCETOOLS_ADMIN_CLIENT_SECRET: adminClientSecret,
    COMMERCETOOLS_AUTH_URL: url,
    COMMERCETOOLS_API_URL: url,
  };
}

/** The settings with which a shop that is served here is told of changes of the catalogue, and asks for builds. */
export const localEvents = (port: number): Record<string, string> => ({
  EVENTS_SECRET: credentials.eventsSecret,
  BUILD_HOOK_URL: `http://localhost:${port}/builds/{store}`,
});
