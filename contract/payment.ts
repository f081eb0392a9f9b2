import { z } from 'zod';
import { affiliatesSchema } from './affiliates.ts';
import { id, webAddress } from './fields.ts';
import { moneySchema } from './money.ts';

/**
 * What became of the money of a payment that did not end in an order: nothing was taken, what was taken is being
 * returned, or nobody knows yet. Errors of payments carry it in `details.money`.
 */
export const moneyStateSchema = z.enum(['none', 'returning', 'unknown']);
export type MoneyState = z.infer<typeof moneyStateSchema>;

/** What the drop-in needs. `paymentMethods` is Adyen's /paymentMethods response, passed through. */
export const paymentMethodsSchema = z.object({
  environment: z.string(),
  clientKey: z.string(),
  merchantAccount: z.string(),
  /** Set only while payments go to the local sandbox. */
  sandboxUrl: webAddress.nullable(),
  amount: moneySchema,
  countryCode: z.string(),
  paymentMethods: z.looseObject({ paymentMethods: z.array(z.looseObject({ type: z.string() })) }),
});
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;

export const createPaymentSchema = z.object({
  cartId: id,
  cartVersion: z.int().min(1),
  /** The total the shopper saw; only compared with the cart's own. */
  expectedTotal: moneySchema,
  /** `state.data` of the drop-in: paymentMethod, browserInfo, … */
  data: z.looseObject({ paymentMethod: z.looseObject({ type: id }) }),
  /** Stored with the order; only if the shopper agreed to marketing. */
  affiliates: affiliatesSchema.optional(),
});
export type CreatePayment = z.infer<typeof createPaymentSchema>;

export const paymentDetailsSchema = z.object({
  /** `state.data` of an additional-details event, or `{ details: { redirectResult } }` on return. */
  details: z.record(z.string(), z.string()),
  paymentData: z.string().optional(),
  /** From the return address: permits any browser to end this payment, e.g. the one a bank's app opened. */
  proof: z.string().max(500).optional(),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;

/** The parts of Adyen's response that the page may see, and the order once there is one. */
export const paymentResultSchema = z.object({
  payment: z.object({ id: z.string(), version: z.int() }),
  /** Adyen's resultCode: Authorised, Refused, RedirectShopper, … */
  resultCode: z.string(),
  /** Adyen's action for `dropin.handleAction`; null if there is nothing left to do. */
  action: z.looseObject({ type: z.string() }).nullable(),
  /** The token opens the confirmation; it is null in a browser that only has the payment's `proof`. */
  order: z.object({ orderNumber: z.string(), token: z.string().nullable() }).nullable(),
  /**
   * What became of the money, if there is neither an order nor anything left to do. Together with an order: another
   * attempt, e.g. in another tab, has paid for it, and this one's money is being returned.
   */
  money: moneyStateSchema.optional(),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;
