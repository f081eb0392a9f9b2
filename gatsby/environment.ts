import { z } from 'zod';
import { EnvironmentError, readEnvironment, type ShopEnvironment } from '../api/environment.ts';
import { type IsPictureSource, pictureSourcesWith } from '../pictures/sources.ts';
import { storeById, stores as ownStores, storesAt } from '../stores/index.ts';
import type { TelemetryConfig } from '../src/telemetry/config.ts';
import type { Store } from '../stores/types.ts';
import { validateStore } from '../stores/validate.ts';
import { telemetryOf, telemetrySettings } from './telemetry.ts';

const siteSettingsSchema = z.object({
  /** Where the browser finds the search service. */
  GATSBY_KLEVU_URL: z.url({ error: 'must be the URL of the search service' }),
  /** Where it finds the service's other parts, if not on Klevu's own hosts. */
  GATSBY_KLEVU_SERVICES_URL: z.url({ error: 'must be a URL' }).optional(),
  /** A folder with `home-hero.png` and `home-hero-portrait.png`; without it the home page has no hero picture. */
  BRAND_PICTURES_URL: z.url({ error: 'must be a URL' }).optional(),
  /** The origins where the storefronts find one another if not at their own, e.g. in a preview. */
  STOREFRONT_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^/]*\{store\}[^/]*$/, 'must be an origin that contains {store}, without a path')
    .optional(),
  /**
   * Folders that pictures may come from in addition to `pictureSources`, as comma-separated addresses that end in `/`.
   */
  PICTURE_SOURCES: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter((folder) => folder !== ''))
    .pipe(
      z.array(
        z.url({ error: 'must be addresses that end in /' }).endsWith('/', 'must be addresses that end in /'),
      ),
    ),
  /** `service`: the host generates the pictures. `files`: the build does, for a host that serves only files. */
  IMAGES: z.enum(['service', 'files'], { error: 'must be service or files' }).default('service'),
  /** `1` builds every text in a pseudo-language, to find hard-coded texts and layouts that break. */
  PSEUDO_TEXTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** `off` builds a `/sw.js` that removes the worker of an earlier build from every browser (docs/offline.md). */
  SERVICE_WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  ...telemetrySettings,
});

/** What a build runs on: the shop's environment and the site's own settings. */
export interface BuildEnvironment extends ShopEnvironment {
  readonly brandPicturesUrl: string | null;
  /** Every storefront, each at the origin this build links to. */
  readonly stores: readonly Store[];
  readonly pseudoTexts: boolean;
  readonly isPictureSource: IsPictureSource;
  /** Prefixes of the addresses that pictures may come from in addition to `pictureSources`. */
  readonly pictureFolders: readonly string[];
  /** Whether the host has a picture service; otherwise, the build generates files. */
  readonly pictureService: boolean;
  /** Whether browsers install a service worker; otherwise, they remove the one they have. */
  readonly serviceWorker: boolean;
  readonly telemetry: TelemetryConfig;
}

/**
 * @throws {EnvironmentError} listing every missing or contradictory setting.
 * @throws Error if a storefront's record is invalid (`validateStore`).
 */
export function buildEnvironment(
  env: Readonly<Record<string, string | undefined>> = globalThis.process.env,
): BuildEnvironment {
  const site = siteSettingsSchema.safeParse(env);
  if (!site.success) {
    throw new EnvironmentError(site.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const { BRAND_PICTURES_URL, STOREFRONT_ORIGINS, PSEUDO_TEXTS, PICTURE_SOURCES, IMAGES, SERVICE_WORKER } =
    site.data;
  const shop = readEnvironment(env);
  for (const store of Object.values(ownStores)) validateStore(store);
  const stores = storesAt(STOREFRONT_ORIGINS);
  return {
    ...shop,
    store: storeById(shop.store.id, stores),
    stores,
    brandPicturesUrl: BRAND_PICTURES_URL ?? null,
    pseudoTexts: PSEUDO_TEXTS === '1',
    isPictureSource: pictureSourcesWith(PICTURE_SOURCES),
    pictureFolders: PICTURE_SOURCES,
    pictureService: IMAGES === 'service',
    serviceWorker: SERVICE_WORKER === 'on',
    telemetry: telemetryOf(site.data, env),
  };
}
