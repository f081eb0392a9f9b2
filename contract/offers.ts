import * as z from 'zod/mini';
import { countryCode, text } from './fields.ts';
import { maxSkus } from './limits.ts';
import { moneySchema } from './money.ts';

/**
 * The SKUs that `GET /api/offers?country=…&sku=…&sku=…` asks about: the variants of one product and the parts of bundles, far
 * fewer than the maximum.
 */
export const offersQuerySchema = z.object({
  country: countryCode,
  sku: z.array(text(80)).check(z.minLength(1), z.maxLength(maxSkus)),
});

/** A `CataloguePrice`. */
export const cataloguePriceSchema = z.extend(moneySchema, { priorCentAmount: z.nullable(z.int()) });

/** A `TimedPrice`. */
export const timedPriceSchema = z.extend(cataloguePriceSchema, { validUntil: z.nullable(z.iso.datetime()) });

/**
 * By SKU, what one costs in the country, null if it is not sold there, and the units in stock, null if they are not counted.
 * Unknown SKUs are left out.
 */
export const currentOffersSchema = z.record(
  z.string(),
  z.object({ price: z.nullable(timedPriceSchema), availableQuantity: z.nullable(z.int()) }),
);
export type CurrentOffers = z.infer<typeof currentOffersSchema>;
