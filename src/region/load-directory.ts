import { z } from 'zod';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { storeIds, taxNames } from '../../stores/types.ts';

const directorySchema = z.array(
  z.object({
    country: z.string().regex(/^[a-z]{2}$/),
    currency: z.string().length(3),
    storeId: z.enum(storeIds),
    tax: z.object({ included: z.boolean(), name: z.enum(taxNames) }),
    homes: z.array(z.object({ language: z.string(), href: z.url({ protocol: /^https?$/ }) })).min(1),
  }),
);

/** Where the build writes the directory; no page includes it. */
export const directoryPath = '/storefronts.json';

/**
 * Fetches every country that shoppers can choose, with its storefront.
 * @throws Error if it cannot be fetched or does not match what the build writes.
 */
export async function loadDirectory(): Promise<readonly DirectoryEntry[]> {
  const response = await fetch(directoryPath);
  if (!response.ok) throw new Error(`The list of storefronts returned status ${response.status}.`);
  return directorySchema.parse(await response.json());
}
