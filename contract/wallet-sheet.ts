import * as z from 'zod/mini';
import { cartFields } from './cart.ts';
import { quoteSchema } from './delivery.ts';
import { moneySchema } from './money.ts';

/*
 * What a wallet's own sheet (Google Pay, Apple Pay, PayPal) learns while the shopper chooses an address, a way of delivery,
 * or a discount code in it. Only express payments load this file.
 */

/**
 * The answer of `POST /api/carts/:id/quote`, with everything that a sheet lists. For each way of delivery, `total` is
 * `subtotal` with the way's `price` and `addedTax`.
 */
export const sheetQuoteSchema = z.object({
  ...quoteSchema.shape,
  /** Sum of the line items before discounts. */
  goods: moneySchema,
  /** What is taken off, by discount, as positive amounts. */
  discounts: cartFields.discounts,
  /** `goods` less `discounts`. */
  subtotal: moneySchema,
  /** The code that was asked about, and whether it takes anything off; null if none was. */
  discountCode: z.nullable(z.object({ code: z.string(), applied: z.boolean() })),
});
export type SheetQuote = z.infer<typeof sheetQuoteSchema>;

/** The answer of `POST /api/payments/:id/order`, after which PayPal's sheet shows `total`. */
export const updatedOrderSchema = z.object({
  /** For `component.updatePaymentData`. */
  paymentData: z.string(),
  quote: sheetQuoteSchema,
  /** The chosen one of the quote's. */
  shippingMethodId: z.string(),
  total: moneySchema,
});
export type UpdatedOrder = z.infer<typeof updatedOrderSchema>;
