import * as z from 'zod/mini';

/** Every error of the shop API, with its HTTP status. */
export const errorStatus = {
  InvalidInput: 400,
  /** A text that is to be published has a link, markup, or an email address in it. */
  NotPlainWords: 400,
  UnknownSku: 400,
  NotSoldHere: 400,
  UnknownCountry: 400,
  CannotShipTo: 400,
  InvalidPostalCode: 400,
  MissingState: 400,
  /** The postal code lies in another state than the address. */
  StateMismatch: 400,
  InvalidPhone: 400,
  NoTaxRate: 400,
  ShippingMethodUnavailable: 400,
  DiscountCodeNotApplicable: 400,
  DiscountCodeExpired: 400,
  GiftMessageAlone: 400,
  GiftMessageMissing: 400,
  CheckoutIncomplete: 400,
  ForbiddenOrigin: 403,
  NotFound: 404,
  CartNotFound: 404,
  PaymentNotFound: 404,
  OrderNotFound: 404,
  VersionConflict: 409,
  CartNotActive: 409,
  /** The cart was changed, perhaps in another tab, while it was being paid: the payment does not count. */
  CartChanged: 409,
  OutOfStock: 409,
  /** What is left is in the cart already, on its own or as a part of a bundle. */
  RestInCart: 409,
  /** One more line than a cart may have. */
  CartFull: 409,
  TotalChanged: 409,
  /** The order is being packed, has left, or staff are at its money: the shopper cannot cancel it alone. */
  OrderNotCancelable: 409,
  /** The time to send it back is over, or so many pieces are not left to be announced. */
  NotReturnable: 409,
  /** It has not arrived yet, or has been sent back or canceled. */
  NotReviewable: 409,
  /** The page was built for another Adyen account than the one the shop uses now; reloading it helps. */
  MerchantAccountChanged: 409,
  PaymentUnderWay: 409,
  /** Too much is reserved for orders that are still to be paid, by this visitor or network. */
  TooManyUnpaidOrders: 409,
  PayloadTooLarge: 413,
  TooManyRequests: 429,
  /** The visitor or the network began too many payments that have not ended yet; the oldest one ends within a day. */
  TooManyOpenPayments: 429,
  /** Too many card payments of the visitor or the network were refused; other methods can still be used. */
  CardPaymentsPaused: 429,
  Internal: 500,
  CommerceUnavailable: 503,
  PaymentUnavailable: 503,
  /** The carrier issues no label for now. */
  LabelUnavailable: 503,
  /** The mail server does not take e-mails for now. */
  MailUnavailable: 503,
  /** Photographs cannot be taken: for now, or because the shop has nowhere to keep them. Forms do without. */
  FilesUnavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    /** English, for developers; the site has its own text for every code. */
    message: z.string(),
    /** What the message is about, e.g. the SKUs that are out of stock or the cart's current version. */
    details: z.optional(z.looseObject({})),
    /** What the shopper can tell the shop's staff, who find the request in the log by it. */
    reference: z.optional(z.string()),
  }),
});
export type ApiError = z.infer<typeof errorSchema>['error'];
