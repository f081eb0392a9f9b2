import * as z from 'zod/mini';
import { webAddress } from './fields.ts';
import { moneySchema } from './money.ts';

/**
 * What became of the money of a payment that did not end in an order: nothing was taken, what was taken is being
 * returned, or nobody knows yet. Errors of payments carry it in `details.money`.
 */
export const moneyStateSchema = z.enum(['none', 'returning', 'unknown']);
export type MoneyState = z.infer<typeof moneyStateSchema>;

/** The parts of Adyen's response that the page may see, and the order once there is one. */
export const paymentResultSchema = z.object({
  payment: z.object({ id: z.string(), version: z.int() }),
  /** Adyen's resultCode: Authorised, Refused, RedirectShopper, … */
  resultCode: z.string(),
  /** Adyen's action for `dropin.handleAction`; null if there is nothing left to do. */
  action: z.nullable(z.looseObject({ type: z.string() })),
  /** The order; a browser that has only come back from the bank may not open it. If it may, the answer set its cookie. */
  order: z.nullable(z.object({ orderNumber: z.string(), mayOpen: z.boolean() })),
  /**
   * What became of the money, if there is neither an order nor anything left to do. Together with an order: another
   * attempt, e.g. in another tab, has paid for it, and this one's money is being returned.
   */
  money: z.optional(moneyStateSchema),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;

const methodListSchema = z.looseObject({ paymentMethods: z.array(z.looseObject({ type: z.string() })) });

/** What the drop-in needs. `paymentMethods` is Adyen's /paymentMethods response, passed through. */
export const paymentMethodsSchema = z.object({
  environment: z.string(),
  clientKey: z.string(),
  merchantAccount: z.string(),
  /** Set only while payments go to the local sandbox. */
  sandboxUrl: z.nullable(webAddress),
  amount: moneySchema,
  countryCode: z.string(),
  /** How the cart's last attempt stands, e.g. after a reload; with an order, nothing is left to pay. Null without one. */
  payment: z.nullable(paymentResultSchema),
  paymentMethods: methodListSchema,
  /**
   * The wallets whose own sheets may ask for the address (`expressWalletsIn`), each as Adyen describes it, with its
   * `configuration`. Those are not in the drop-in's list, except PayPal, which is in both.
   */
  express: methodListSchema.shape.paymentMethods,
});
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;
