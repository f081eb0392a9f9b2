import * as z from 'zod/mini';
import { countryCode, optionalText } from './fields.ts';
import { moneySchema } from './money.ts';

/** A day, ISO 8601: `2026-12-01`. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The first and the last day on which a parcel is expected; never a promise of an hour. */
export const arrivalSchema = z.object({ from: day, to: day });
export type Arrival = z.infer<typeof arrivalSchema>;

export const shippingMethodSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  /** Orders of at least this value ship free; null if none do. */
  freeAbove: z.nullable(moneySchema),
  /** If it is ordered now; null if the merchant has not said how long it takes. */
  arrival: z.nullable(arrivalSchema),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

/** The country that `GET /api/delivery?country=` asks about. */
export const deliveryQuerySchema = z.object({ country: countryCode });

export const shippingMethodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });

/** A place that is known in part: a quote needs less than a parcel. */
export const placeSchema = z.object({
  country: countryCode,
  /** State or province code; if missing, it is derived from the postal code where that tells it. */
  state: z.optional(optionalText(40)),
  city: z.optional(optionalText(80)),
  /** May be shortened: a ZIP code's five digits; in Canada and Britain, all but the last three characters. */
  postalCode: z.optional(optionalText(20)),
});
export type Place = z.infer<typeof placeSchema>;

/** A shipping method with what the cart would cost with it, delivered to the place. */
export const quotedMethodSchema = z.extend(shippingMethodSchema, {
  /** Tax that is added to the prices; null if they contain it, or as long as no state determines it. */
  addedTax: z.nullable(moneySchema),
  /** Null as long as the tax that is added is not known. */
  total: z.nullable(moneySchema),
});
export const quoteSchema = z.object({ shippingMethods: z.array(quotedMethodSchema) });
export type Quote = z.infer<typeof quoteSchema>;
export type QuotedMethod = z.infer<typeof quotedMethodSchema>;
