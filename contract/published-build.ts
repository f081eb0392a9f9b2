import * as z from 'zod/mini';

/** Where a published storefront says what it was built from. */
export const publishedBuildPath = '/build.json';

export const publishedBuildSchema = z.object({
  /** When the build began to read the catalogue, ISO 8601: what changed later may be missing. */
  catalogueReadAt: z.iso.datetime(),
  /** When the next of its prices begins or ends by itself, ISO 8601; null if none does. */
  nextPriceChangeAt: z.nullable(z.iso.datetime()),
  /** The commit of the sources; null if they are in no repository. */
  commit: z.nullable(z.string()),
});
export type PublishedBuild = z.infer<typeof publishedBuildSchema>;
