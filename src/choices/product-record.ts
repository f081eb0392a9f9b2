import * as z from 'zod/mini';
import { cataloguePriceSchema, timedPriceSchema } from '../../contract/offers.ts';

const fact = z.object({ key: z.string(), text: z.string() });

/** What the build writes of a product in one language, for whoever knows only its key. */
export const productRecordSchema = z.object({
  key: z.string(),
  /** The first category it is in; null if it is in none. */
  categoryKey: z.nullable(z.string()),
  path: z.string(),
  name: z.string(),
  tagline: z.string(),
  keyFacts: z.string(),
  rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  /** Of the variant in the picture. */
  cardSku: z.string(),
  /** What cards show, in each currency it is sold in. */
  offers: z.array(
    z.object({
      price: cataloguePriceSchema,
      measure: z.nullable(z.object({ quantity: z.number(), unit: z.string() })),
      hasPriceRange: z.boolean(),
      colors: z.array(z.string()),
      soldOut: z.boolean(),
    }),
  ),
  /** Its size is in pixels, `tint` a CSS color. */
  picture: z.nullable(
    z.object({ url: z.string(), width: z.number(), height: z.number(), tint: z.nullable(z.string()) }),
  ),
  /** Those that the brand declares, in its order. */
  facts: z.array(fact),
  measures: z.array(z.extend(fact, { name: z.string() })),
  cleaning: z.array(z.string()),
  materials: z.array(z.string()),
  variants: z.array(
    z.object({
      sku: z.string(),
      /** What distinguishes it from the others, e.g. `Sand, Woven`; empty if nothing does. */
      label: z.string(),
      /** A CSS color, or null. */
      color: z.nullable(z.string()),
      prices: z.array(timedPriceSchema),
      laterPrices: z.array(timedPriceSchema),
      /** When the site was built; null if it is not counted. */
      availableQuantity: z.nullable(z.int()),
    }),
  ),
});
export type ProductRecord = z.infer<typeof productRecordSchema>;
