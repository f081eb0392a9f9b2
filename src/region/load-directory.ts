import * as z from 'zod/mini';
import { countryCode, currencyCode, webAddress } from '../../contract/fields.ts';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { taxNames } from '../../stores/types.ts';

/** Where the build writes the directory; no page includes it. */
export const directoryPath = '/storefronts.json';

const directorySchema = z.array(
  z.object({
    country: countryCode,
    currency: currencyCode,
    storeId: z.string(),
    tax: z.object({ included: z.boolean(), name: z.enum(taxNames) }),
    homes: z.array(z.object({ language: z.string(), href: webAddress })).check(z.minLength(1)),
  }),
);

/**
 * Fetches every country that shoppers can choose, with its storefront.
 * @throws Error if it cannot be fetched or does not match what the build writes.
 */
export async function loadDirectory(): Promise<readonly DirectoryEntry[]> {
  const response = await fetch(directoryPath);
  if (!response.ok) throw new Error(`The list of storefronts returned status ${response.status}.`);
  return directorySchema.parse(await response.json());
}
