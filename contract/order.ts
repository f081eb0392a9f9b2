import * as z from 'zod/mini';
import { cartFields } from './cart.ts';
import { webAddress } from './fields.ts';
import { moneyStateSchema } from './payment.ts';

/** What a shopper needs to pay an order's total later, at a bank or a cash desk. Every part that the method does not use is null. */
export const paymentInstructionsSchema = z.object({
  kind: z.enum(['voucher', 'bankTransfer']),
  /** What the payment is recognized by. */
  reference: z.nullable(z.string()),
  /** Who collects the money, as a number to type (Multibanco). */
  entity: z.nullable(z.string()),
  beneficiary: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  /** ISO 8601, without an offset if the service states none. */
  expiresAt: z.nullable(z.string()),
  /** The voucher as a file to print. */
  downloadUrl: z.nullable(webAddress),
  /** The phone number that a convenience store asks for, partly hidden. Absent from instructions kept before it existed. */
  telephoneNumber: z.optional(z.nullable(z.string())),
  /** How each chain of stores takes the money, step by step. */
  instructionsUrl: z.optional(z.nullable(webAddress)),
});
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>;

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /**
   * `failed`: the money did not arrive, the order is canceled, and its goods are for sale again. `returned`: some or
   * all of the money went back although nobody at the shop asked for it; staff get in touch.
   */
  paymentState: z.enum(['paid', 'pending', 'failed', 'returned']),
  paymentMethod: z.string(),
  /** What became of the money of a failed order; null for any other. */
  money: z.nullable(moneyStateSchema),
  /** How to pay an order whose money is awaited; null if the shopper has nothing left to do. */
  instructions: z.nullable(paymentInstructionsSchema),
  cart: z.object(cartFields),
});
export type Order = z.infer<typeof orderSchema>;
