import { z } from 'zod';
import { brand } from '../brands/build.ts';
import type { CommercetoolsSettings } from '../commerce/client.ts';
import { pictureFoldersSetting } from '../pictures/source-folders.ts';
import { pictureSourcesWith } from '../pictures/sources.ts';
import {
  adyenPlaceOf,
  commercetoolsClientOf,
  commercetoolsConflictsOf,
  commercetoolsPlace,
  credential,
  placeholderProblem,
  safeUrl,
  sharedConflictsOf,
  sharedSettings,
  storefrontOf,
  storefrontsOf,
} from '../settings/shared-settings.ts';
import { embeddingOrigins } from '../settings/embedding-origins.ts';
import { readSettings, type Variables } from '../settings/read-settings.ts';
import { validateStores } from '../stores/validate.ts';
import { telemetryOf, telemetrySettings } from './telemetry.ts';

const ofBuild = credential(
  'is missing: builds read the catalogue with an API client of their own, which may do nothing else',
);

/**
 * How a build reads the catalogue. Its API client can read what is published and nothing else (docs/launch.md): a
 * build runs the code of a thousand packages, and none of them may reach an order or a payment.
 */
export const catalogueSchema = z.object(commercetoolsPlace).extend({
  COMMERCETOOLS_BUILD_CLIENT_ID: ofBuild.describe(
    'The API client that reads the catalogue (launch.md, “The two API clients”)',
  ),
  COMMERCETOOLS_BUILD_CLIENT_SECRET: ofBuild.describe('Its secret'),
});

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0');

/** Every setting a build reads; no secret but that of the catalogue's client. */
export const buildSettings = z.object({
  ...sharedSettings,
  ...catalogueSchema.shape,
  GATSBY_KLEVU_URL: safeUrl('must be the URL of the search service').describe(
    "The search host. The key is in the storefront's record",
  ),
  GATSBY_KLEVU_SERVICES_URL: safeUrl()
    .optional()
    .describe(
      "One base, e.g. a proxy's, for Klevu's other services, with the paths of `src/search/service/endpoints.ts`",
    ),
  BRAND_PICTURES_URL: safeUrl()
    .optional()
    .describe(
      "A folder inside `PICTURE_SOURCES` with the brand's own pictures (launch.md, “The brand's pictures”)",
    ),
  PICTURE_SOURCES: pictureFoldersSetting,
  EMBEDDING_ORIGINS: embeddingOrigins,
  FIRST_BUILD: flag.describe(
    '`1` while nobody, or something behind a password, answers at the storefront: a build goes on without the former addresses of pages (redirects.md, “Pages that move”)',
  ),
  IMAGES: z
    .enum(['service', 'files'], { error: 'must be service or files' })
    .default('service')
    .describe(
      '`service`: the host generates pictures. `files`: the build does, for a host that generates none; takes minutes',
    ),
  PSEUDO_TEXTS: flag.describe(
    '`1` builds every text in a pseudo-language, to find hard-coded texts and layouts that break',
  ),
  SERVICE_WORKER: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe(
      'With `off`, the build removes the service worker of earlier builds from every browser (offline.md)',
    ),
  ...telemetrySettings,
});

/**
 * The names of all variables that a build reads: its settings, those by which the hosting platform says what is built,
 * and those for uploading source maps. Gatsby's processes get no others of the shop's.
 */
export const buildVariables: readonly string[] = [
  ...Object.keys(buildSettings.shape),
  ...['CONTEXT', 'NETLIFY'],
  ...['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'],
];

export type BuildEnvironment = ReturnType<typeof buildEnvironment>;

/**
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 * @throws Error if a storefront's record is invalid, or the list of them (`validateStores`).
 */
export function buildEnvironment(env: Variables = globalThis.process.env) {
  const settings = readSettings('The build', buildSettings, env, conflictsOf);
  validateStores(brand.storefronts, brand.folder);
  return {
    commercetools: commercetoolsClientOf('COMMERCETOOLS_BUILD_CLIENT', settings),
    adyen: adyenPlaceOf(settings),
    /** The storefront that is built, at the origin this build links to. */
    store: storefrontOf(settings),
    /** Every storefront, each at the origin this build links to. */
    stores: storefrontsOf(settings),
    /** Whether nothing may be published at the storefront's origin yet. */
    isFirstBuild: settings.FIRST_BUILD === '1',
    /** Where browsers send photographs to, if not to the shop itself. */
    filesUrl: settings.FILES_S3_ENDPOINT ?? null,
    brandPicturesUrl: settings.BRAND_PICTURES_URL ?? null,
    pseudoTexts: settings.PSEUDO_TEXTS === '1',
    isPictureSource: pictureSourcesWith(settings.PICTURE_SOURCES),
    pictureFolders: settings.PICTURE_SOURCES,
    embeddingOrigins: settings.EMBEDDING_ORIGINS,
    /** Whether the host has a picture service; otherwise, the build generates files. */
    pictureService: settings.IMAGES === 'service',
    search: { url: settings.GATSBY_KLEVU_URL, servicesUrl: settings.GATSBY_KLEVU_SERVICES_URL },
    serviceWorker: settings.SERVICE_WORKER === 'on',
    telemetry: telemetryOf(settings, env),
  };
}

/** Problems of settings that both sides know, and what only builds know of a brand. */
function* conflictsOf(settings: z.output<typeof buildSettings>): Iterable<string> {
  yield* sharedConflictsOf(settings);
  const { folder, securityContact } = brand;
  if (settings.ADYEN_ENVIRONMENT === 'LIVE')
    yield* placeholderProblem(`${folder}/build.ts`, { securityContact });
}

/**
 * The commercetools project, with the client that reads the catalogue.
 * @throws {EnvironmentError} listing every missing or invalid setting.
 */
export const catalogueClient = (env: Variables): CommercetoolsSettings =>
  commercetoolsClientOf(
    'COMMERCETOOLS_BUILD_CLIENT',
    readSettings('Reading the catalogue', catalogueSchema, env, commercetoolsConflictsOf),
  );
