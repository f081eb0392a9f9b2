import * as z from 'zod/mini';
import { addressFields } from '../stores/address-formats/fields.ts';
import { code, countryCode, optionalCode, optionalText } from './fields.ts';
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

export const shippingMethodsSchema = z.object({ shippingMethods: z.array(shippingMethodSchema) });

/** A shipping method with what the cart would cost with it, delivered to the place. */
export const quotedMethodSchema = z.object({
  ...shippingMethodSchema.shape,
  /** Tax that is added to the prices; null if they contain it, or as long as no state determines it. */
  addedTax: z.nullable(moneySchema),
  /** Null as long as the tax that is added is not known. */
  total: z.nullable(moneySchema),
});

/**
 * The answer of `POST /api/carts/:id/quote`. For each way of delivery, `total` is `subtotal` with the way's `price` and
 * `addedTax`.
 */
export const quoteSchema = z.object({
  shippingMethods: z.array(quotedMethodSchema),
  subtotal: moneySchema,
  /** The code that was asked about, and whether it takes anything off; null if none was. */
  discountCode: z.nullable(z.object({ code: z.string(), applied: z.boolean() })),
});
export type Quote = z.infer<typeof quoteSchema>;
export type QuotedMethod = z.infer<typeof quotedMethodSchema>;

/** The country that `GET /api/delivery?country=` asks about. */
export const deliveryQuerySchema = z.object({ country: countryCode });

/** A place that is known in part: a quote needs less than a parcel. */
export const placeSchema = z.object({
  country: countryCode,
  /** State or province code; if missing, it is derived from the postal code where that tells it. */
  state: z.optional(optionalText(addressFields.state.max)),
  city: z.optional(optionalText(addressFields.city.max)),
  /** May be shortened: a ZIP code's five digits; in Canada and Britain, all but the last three characters. */
  postalCode: z.optional(optionalCode(addressFields.postalCode.max)),
});
export type Place = z.infer<typeof placeSchema>;

/** Where to deliver a cart, and a code that the shopper has entered beside it, e.g. in a wallet's sheet. */
export const quoteRequestSchema = z.extend(placeSchema, { discountCode: z.optional(code(60)) });
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;
