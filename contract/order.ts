import * as z from 'zod/mini';
import { cartFields } from './cart.ts';
import { secureAddress, webAddress } from './fields.ts';
import { moneySchema } from './money.ts';
import { moneyStateSchema } from './payment.ts';
import { returnedLineSchema } from './return.ts';

/** What a shopper needs to pay an order's total later, at a bank or a cash desk. Every part that the method does not use is null. */
export const paymentInstructionsSchema = z.object({
  kind: z.enum(['voucher', 'bankTransfer']),
  reference: z.nullable(z.string()),
  /** Who collects the money, as a number to type (Multibanco). */
  entity: z.nullable(z.string()),
  beneficiary: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  bic: z.nullable(z.string()),
  /** ISO 8601 in UTC; or what the service states, if that is no time. */
  expiresAt: z.nullable(z.string()),
  downloadUrl: z.nullable(webAddress),
  /** The phone number that a convenience store asks for, partly hidden. Absent from instructions kept before it existed. */
  telephoneNumber: z.optional(z.nullable(z.string())),
  /** How each chain of stores takes the money, step by step. */
  instructionsUrl: z.optional(z.nullable(webAddress)),
});
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>;

/** Where the goods are; `partlyShipped`: some are on their way. */
const orderStatusSchema = z.enum(['placed', 'packed', 'partlyShipped', 'shipped', 'delivered', 'canceled']);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

const trackingSchema = z.object({
  /** The carrier's own name, e.g. `DHL`. */
  carrier: z.nullable(z.string()),
  number: z.nullable(z.string()),
  url: z.nullable(secureAddress),
});
export type Tracking = z.infer<typeof trackingSchema>;

const deliverySchema = z.object({
  /** Never changes. */
  id: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** One for each parcel of which something is known. */
  tracking: z.array(trackingSchema),
  items: z.array(
    z.object({ lineItemId: z.string(), name: z.string(), quantity: z.int().check(z.minimum(1)) }),
  ),
});
export type Delivery = z.infer<typeof deliverySchema>;

const refundSchema = z.object({
  /** The transaction's; never changes. */
  id: z.string(),
  amount: moneySchema,
  /** When its state was written, ISO 8601; null if that is not known. */
  at: z.nullable(z.string()),
  /** `underWay`: ordered, not yet confirmed; `failed`: the bank did not take it, and staff get in touch. */
  state: z.enum(['underWay', 'done', 'failed']),
});
export type Refund = z.infer<typeof refundSchema>;

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  status: orderStatusSchema,
  /** What is on its way or has arrived, oldest first. */
  deliveries: z.array(deliverySchema),
  /**
   * `failed`: the money did not arrive, the order is canceled, and its goods are for sale again. `returned`: some or
   * all of the money went back although nobody at the shop asked for it; staff get in touch. `owed`: the shop owes
   * the shopper money, e.g. because of a cancellation.
   */
  paymentState: z.enum(['paid', 'pending', 'failed', 'returned', 'owed']),
  paymentMethod: z.string(),
  /** What became of the money of a canceled order; null for any other. */
  money: z.nullable(moneyStateSchema),
  /** What went back or is to go back, oldest first. */
  refunds: z.array(refundSchema),
  /** What is on its way back or has come back, oldest first. */
  returns: z.array(returnedLineSchema),
  /** Whether the shopper may still cancel it: not packed, and nobody is at its money. */
  cancelable: z.boolean(),
  /** How to pay an order whose money is awaited; null if the shopper has nothing left to do. */
  instructions: z.nullable(paymentInstructionsSchema),
  cart: z.object(cartFields),
});
export type Order = z.infer<typeof orderSchema>;
