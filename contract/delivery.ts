import * as z from 'zod/mini';
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
export const quoteSchema = z.object({ shippingMethods: z.array(quotedMethodSchema) });
export type Quote = z.infer<typeof quoteSchema>;
export type QuotedMethod = z.infer<typeof quotedMethodSchema>;
