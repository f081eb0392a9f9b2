import { z } from 'zod';
import { EnvironmentError, readEnvironment, type ShopEnvironment } from '../api/environment.ts';
import { stores as ownStores } from '../stores/index.ts';
import { storesAt } from '../stores/stores-at.ts';
import type { Store } from '../stores/types.ts';
import { validateStore } from '../stores/validate.ts';

const siteSettingsSchema = z.object({
  /** Where the browser finds the search service. */
  GATSBY_KLEVU_URL: z.url({ error: 'must be the URL of the search service' }),
  /** A folder with `home-hero.png` and `home-hero-portrait.png`; without it the home page has no hero picture. */
  BRAND_PICTURES_URL: z.url({ error: 'must be a URL' }).optional(),
  /** Where the storefronts are to find one another instead of at their own origins, e.g. in a preview. */
  STOREFRONT_ORIGINS: z
    .string()
    .regex(/^https?:\/\/[^/]*\{store\}[^/]*$/, 'must be an origin that holds {store}, without a path')
    .optional(),
  /** `1` builds every text in a pseudo-language, to find texts from elsewhere and layouts that break. */
  PSEUDO_TEXTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
});

/** What a build runs on: the shop's environment and the site's own settings. */
export interface BuildEnvironment extends ShopEnvironment {
  readonly brandPicturesUrl: string | null;
  /** Every storefront, each at the origin this build links to. */
  readonly stores: readonly Store[];
  readonly pseudoTexts: boolean;
}

/**
 * @throws {EnvironmentError} naming every missing or contradictory setting.
 * @throws Error when a storefront's record is wrong (`validateStore`).
 */
export function buildEnvironment(
  env: Readonly<Record<string, string | undefined>> = globalThis.process.env,
): BuildEnvironment {
  const site = siteSettingsSchema.safeParse(env);
  if (!site.success) {
    throw new EnvironmentError(site.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  const { BRAND_PICTURES_URL, STOREFRONT_ORIGINS, PSEUDO_TEXTS } = site.data;
  const shop = readEnvironment(env);
  for (const store of Object.values(ownStores)) validateStore(store);
  const stores = storesAt(STOREFRONT_ORIGINS);
  return {
    ...shop,
    store: stores.find(({ id }) => id === shop.store.id) ?? validateStore(undefined),
    stores,
    brandPicturesUrl: BRAND_PICTURES_URL ?? null,
    pseudoTexts: PSEUDO_TEXTS === '1',
  };
}
