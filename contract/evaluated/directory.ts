import { z } from 'zod';
import { storeIds, taxNames } from '../../stores/types.ts';
import { countryCode, webAddress } from '../fields.ts';
import { jsonSchemaOf } from '../json-schema-of.ts';

/** The list of storefronts that every build publishes: `DirectoryEntry` of `stores/`. */
export const directoryAnswer = jsonSchemaOf(
  z.array(
    z.object({
      country: countryCode,
      currency: z.string().length(3),
      storeId: z.enum(storeIds),
      tax: z.object({ included: z.boolean(), name: z.enum(taxNames) }),
      homes: z.array(z.object({ language: z.string(), href: webAddress })).min(1),
    }),
  ),
);
