import { z } from 'zod';
import { EnvironmentError, readEnvironment, type ShopEnvironment } from '../api/environment.ts';

const siteSettingsSchema = z.object({
  /** Where the browser finds the search service. */
  GATSBY_KLEVU_URL: z.url({ error: 'must be the URL of the search service' }),
  /** A folder with `home-hero.png` and `home-hero-portrait.png`; without it the home page has no hero picture. */
  BRAND_PICTURES_URL: z.url({ error: 'must be a URL' }).optional(),
});

/** What a build runs on: the shop's environment and the site's own settings. */
export interface BuildEnvironment extends ShopEnvironment {
  readonly brandPicturesUrl: string | null;
}

/** @throws {EnvironmentError} naming every missing or contradictory setting. */
export function buildEnvironment(
  env: Readonly<Record<string, string | undefined>> = globalThis.process.env,
): BuildEnvironment {
  const site = siteSettingsSchema.safeParse(env);
  if (!site.success) {
    throw new EnvironmentError(site.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  }
  return { ...readEnvironment(env), brandPicturesUrl: site.data.BRAND_PICTURES_URL ?? null };
}
