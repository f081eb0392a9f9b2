import { z } from 'zod';
import { cartSchema } from './cart.ts';
import { webAddress } from './fields.ts';
import { moneyStateSchema } from './payment.ts';

/** What a shopper needs to pay an order's total later, at a bank or a cash desk. Every part that the method does not use is null. */
export const paymentInstructionsSchema = z.object({
  kind: z.enum(['voucher', 'bankTransfer']),
  /** What the payment is recognized by. */
  reference: z.string().nullable(),
  /** Who collects the money, as a number to type (Multibanco). */
  entity: z.string().nullable(),
  beneficiary: z.string().nullable(),
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  /** ISO 8601, without an offset if the service states none. */
  expiresAt: z.string().nullable(),
  /** The voucher as a file to print. */
  downloadUrl: webAddress.nullable(),
});
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>;

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** `failed`: the money did not arrive, the order is canceled, and its goods are for sale again. */
  paymentState: z.enum(['paid', 'pending', 'failed']),
  paymentMethod: z.string(),
  /** What became of the money of a failed order; null for any other. */
  money: moneyStateSchema.nullable(),
  /** How to pay an order whose money is awaited; null if the shopper has nothing left to do. */
  instructions: paymentInstructionsSchema.nullable(),
  cart: cartSchema.omit({ notices: true }),
});
export type Order = z.infer<typeof orderSchema>;
