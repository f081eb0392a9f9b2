import * as z from 'zod/mini';
import { placeSchema, quoteSchema } from './delivery.ts';
import { id, optionalCode, optionalText, webAddress } from './fields.ts';
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

const clickId = z.string().check(z.regex(/^[\w.-]{1,100}$/));

/** The clicks on affiliates' links that led to an order: IDs of Awin (`awc`) and of CJ Affiliate (`cjevent`). */
const affiliatesSchema = z.object({ awinId: z.optional(clickId), cjEventId: z.optional(clickId) });
export type Affiliates = z.infer<typeof affiliatesSchema>;

/** What Adyen’s library has made for Adyen: encrypted, encoded, or signed. */
const opaque = (max: number) => z.optional(z.string().check(z.maxLength(max)));

/** What adyen-web says of a method; only what belongs to it is passed on. No plain card numbers, no stored cards. */
const chosenMethodSchema = z.object({
  /** One of the methods that were offered for the cart. */
  type: id,
  checkoutAttemptId: opaque(300),
  sdkData: opaque(40_000),
  holderName: z.optional(optionalText(200)),
  brand: z.optional(id),
  fundingSource: z.optional(id),
  encryptedCardNumber: opaque(10_000),
  encryptedExpiryMonth: opaque(10_000),
  encryptedExpiryYear: opaque(10_000),
  encryptedSecurityCode: opaque(10_000),
  /** The shopper's bank: a bank's name for itself, or a BIC. */
  issuer: z.optional(id),
  /** Six digits from the bank's app, valid for two minutes. */
  blikCode: z.optional(z.string().check(z.regex(/^\d{6}$/))),
  /** The library groups it by spaces. */
  iban: z.optional(optionalCode(50)),
  ownerName: z.optional(optionalText(200)),
  telephoneNumber: z.optional(optionalCode(40)),
  /** `express` if a wallet's own sheet gave the address. */
  subtype: z.optional(id),
  /** A card that Google encrypted for Adyen: JSON of at most a few kilobytes. */
  googlePayToken: opaque(20_000),
  /** Google's name for the network of that card, e.g. `VISA`. */
  googlePayCardNetwork: z.optional(id),
  /** A card that Apple encrypted for Adyen: Base64. */
  applePayToken: opaque(20_000),
});
export type ChosenMethod = z.infer<typeof chosenMethodSchema>;

/** What 3-D Secure tells the issuer about the browser (EMV 3DS); the drop-in sends all of it. */
const browserInfoSchema = z.object({
  acceptHeader: z.optional(z.string().check(z.maxLength(2_000))),
  colorDepth: z.optional(z.number()),
  javaEnabled: z.optional(z.boolean()),
  javaScriptEnabled: z.optional(z.boolean()),
  language: z.optional(z.string().check(z.maxLength(100))),
  screenHeight: z.optional(z.number()),
  screenWidth: z.optional(z.number()),
  timeZoneOffset: z.optional(z.number()),
  userAgent: z.optional(z.string().check(z.maxLength(2_000))),
});

/** The part of the drop-in's `state.data` that a browser may decide; never an amount, a reference, or a risk score. */
const dropInDataSchema = z.object({
  paymentMethod: chosenMethodSchema,
  browserInfo: z.optional(browserInfoSchema),
  riskData: z.optional(z.object({ clientData: opaque(20_000) })),
  /** What a convenience store asks for at its counter; only its own form has these. */
  shopperName: z.optional(z.object({ firstName: optionalText(100), lastName: optionalText(100) })),
  shopperEmail: z.optional(optionalCode(254)),
  telephoneNumber: z.optional(optionalCode(40)),
});

/** What the shopper agrees to, by the button of the shop or of a wallet. */
const approvalSchema = z.object({
  /** The version of the cart that has the email address, the address, and the way of delivery. */
  cartVersion: z.int().check(z.minimum(1)),
  /** The total the shopper saw; only compared with the cart's own, and with what a wallet was last told. */
  expectedTotal: moneySchema,
  /** Stored with the order; only if the shopper agreed to marketing. */
  affiliates: z.optional(affiliatesSchema),
});
export type Approval = z.infer<typeof approvalSchema>;

/** PayPal's express sheet starts before the total is known: nothing is taken until details are sent with an approval. */
export const provisionalPaymentSchema = z.object({
  cartId: id,
  cartVersion: approvalSchema.shape.cartVersion,
  /** The Adyen account the page was built for; a shop whose account has changed since refuses the attempt. */
  merchantAccount: id,
  data: dropInDataSchema,
});
export type ProvisionalPayment = z.infer<typeof provisionalPaymentSchema>;

export const createPaymentSchema = z.object({ ...provisionalPaymentSchema.shape, ...approvalSchema.shape });
export type CreatePayment = z.infer<typeof createPaymentSchema>;

/** What a bank, an app, or 3-D Secure gave the browser for Adyen, by Adyen's names. */
const detailsSchema = z.object({
  redirectResult: opaque(20_000),
  threeDSResult: opaque(20_000),
  'threeds2.fingerprint': opaque(20_000),
  'threeds2.challengeResult': opaque(20_000),
  payload: opaque(20_000),
  MD: opaque(20_000),
  PaRes: opaque(20_000),
  /** What PayPal's script says once the shopper has approved an order on its sheet. */
  orderID: opaque(300),
  payerID: opaque(300),
  paymentID: opaque(300),
  billingToken: opaque(300),
  facilitatorAccessToken: opaque(5_000),
  paymentSource: opaque(100),
});

export const paymentDetailsSchema = z.object({
  /** `state.data` of an additional-details event, or `{ details: { redirectResult } }` on return. */
  details: detailsSchema,
  paymentData: opaque(50_000),
  /** Required for a provisional payment, and without meaning for any other. */
  approval: z.optional(approvalSchema),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;

/** What the shopper has chosen in PayPal's sheet. */
export const orderUpdateSchema = z.object({
  place: placeSchema,
  /** One of the last answer's; if missing, the first one that delivers to the place. */
  shippingMethodId: z.optional(id),
  /** Adyen's, of the payment's action or of the last answer: every update makes the one before it invalid. */
  paymentData: z.string().check(z.minLength(1), z.maxLength(50_000)),
});
export type OrderUpdate = z.infer<typeof orderUpdateSchema>;

export const updatedOrderSchema = z.object({
  /** For `component.updatePaymentData`. */
  paymentData: z.string(),
  quote: quoteSchema,
  shippingMethodId: z.string(),
  total: moneySchema,
});
export type UpdatedOrder = z.infer<typeof updatedOrderSchema>;
