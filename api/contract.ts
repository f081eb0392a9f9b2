import { z } from 'zod';
import { taxNames } from '../stores/types.ts';

/**
 * What the browser and the shop API say to each other. Types and schemas only:
 * this is the one file of `api/` that browser code may import, and only as types
 * unless it validates an answer.
 */

/** An amount in the currency's minor units (cents, öre; yen have none), as commercetools writes it. */
export const moneySchema = z.object({
  centAmount: z.int(),
  /** ISO 4217. */
  currencyCode: z.string().length(3),
  /** Decimal places of the currency, from ISO 4217: 2 for USD, 0 for JPY. */
  fractionDigits: z.int().min(0).max(3),
});
export type Money = z.infer<typeof moneySchema>;

/** The most pieces of one line item a cart takes. */
export const maxQuantity = 20;

const text = (max: number) => z.string().trim().min(1).max(max);
/** ISO 3166-1 alpha-2, lower case as in a `Store`. */
const countryCode = z.string().regex(/^[a-z]{2}$/);
const quantity = z.int().min(1).max(maxQuantity);

/** A postal address; which fields are required depends on the country and is checked by the API. */
export const addressSchema = z.object({
  firstName: text(80),
  lastName: text(80),
  streetName: text(120),
  additionalStreetInfo: z.string().trim().max(120).optional(),
  /** Empty in countries that have none, e.g. Hong Kong. */
  postalCode: z.string().trim().max(20),
  city: text(80),
  /** State or province code, e.g. `NY`, where the country's addresses have one. */
  state: z.string().trim().max(40).optional(),
  country: countryCode,
  phone: z.string().trim().max(30).optional(),
});
export type Address = z.infer<typeof addressSchema>;

export const createCartSchema = z.object({
  /** The country to sell to; it decides currency, prices and tax. */
  country: countryCode,
  lineItems: z
    .array(z.object({ sku: text(80), quantity }))
    .max(20)
    .default([]),
});
export type CreateCart = z.input<typeof createCartSchema>;

/** One change of a cart. All actions of a request happen together or not at all. */
export const cartActionSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('addLineItem'),
    sku: text(80),
    quantity,
    /** Only for the gift message product. */
    giftMessage: z.string().trim().min(1).max(300).optional(),
  }),
  z.object({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: text(80),
    /** 0 removes the line item. */
    quantity: z.int().min(0).max(maxQuantity),
  }),
  z.object({ action: z.literal('removeLineItem'), lineItemId: text(80) }),
  z.object({ action: z.literal('setCustomerEmail'), email: z.email().max(254) }),
  z.object({ action: z.literal('setShippingAddress'), address: addressSchema }),
  /** No address: the billing address is the shipping address. */
  z.object({ action: z.literal('setBillingAddress'), address: addressSchema.optional() }),
  z.object({ action: z.literal('setShippingMethod'), shippingMethodId: text(80) }),
  z.object({ action: z.literal('addDiscountCode'), code: text(60) }),
  z.object({ action: z.literal('removeDiscountCode'), discountCodeId: text(80) }),
]);
export type CartAction = z.infer<typeof cartActionSchema>;

export const updateCartSchema = z.object({
  /** The version the browser last saw; another one answers `VersionConflict`. */
  version: z.int().min(1),
  actions: z.array(cartActionSchema).min(1).max(20),
});
export type UpdateCart = z.infer<typeof updateCartSchema>;

/** The wish to shop in another country of the storefront; the answer is a new cart there. */
export const changeCountrySchema = z.object({
  /** The version of the cart the browser last saw; another one answers `VersionConflict`. */
  version: z.int().min(1),
  country: countryCode,
});
export type ChangeCountry = z.infer<typeof changeCountrySchema>;

/** What the edge saw of a visitor; null where the host does not say. */
export const visitorSchema = z.object({ country: countryCode.nullable() });
export type Visitor = z.infer<typeof visitorSchema>;

export const lineItemSchema = z.object({
  id: z.string(),
  sku: z.string(),
  productKey: z.string(),
  kind: z.enum(['product', 'bundle', 'gift-box', 'gift-message']),
  name: z.string(),
  /** What tells this variant from its siblings, e.g. `Terracotta, Woven`. Empty when there is one. */
  variantLabel: z.string(),
  /** Path of the product's page, or null when the storefront has none. */
  path: z.string().nullable(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
  unitPrice: moneySchema,
  /** After discounts. */
  totalPrice: moneySchema,
  /** Before discounts; equal to `totalPrice` when there are none. */
  fullPrice: moneySchema,
  /** Pieces left when the line was last priced; null where stock is not counted. */
  availableQuantity: z.int().nullable(),
  giftMessage: z.string().nullable(),
});
export type LineItem = z.infer<typeof lineItemSchema>;

export const cartSchema = z.object({
  id: z.string(),
  version: z.int(),
  country: countryCode,
  currency: z.string(),
  lineItems: z.array(lineItemSchema),
  /** Sum of the line items after discounts. */
  subtotal: moneySchema,
  /** What discounts took off, positive; null when none did. */
  discount: moneySchema.nullable(),
  shippingMethod: z.object({ id: z.string(), name: z.string(), price: moneySchema }).nullable(),
  /** Null until an address makes the tax known. `included` says whether prices contain it. */
  tax: z.object({ amount: moneySchema, included: z.boolean(), name: z.enum(taxNames) }).nullable(),
  /** What the shopper pays: line items, shipping and, where it is not included, tax. */
  total: moneySchema,
  discountCodes: z.array(z.object({ id: z.string(), code: z.string(), applied: z.boolean() })),
  email: z.string().nullable(),
  shippingAddress: addressSchema.nullable(),
  billingAddress: addressSchema.nullable(),
  /** What changed without the shopper asking, for a quiet notice. */
  notices: z.array(z.enum(['shippingMethodRemoved', 'pricesChanged'])),
});
export type Cart = z.infer<typeof cartSchema>;

export const shippingMethodSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  /** Goods worth at least this ship free; null when they never do. */
  freeAbove: moneySchema.nullable(),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;

/** What the drop-in needs. `paymentMethods` is Adyen's /paymentMethods answer, passed through. */
export const paymentMethodsSchema = z.object({
  environment: z.string(),
  clientKey: z.string(),
  merchantAccount: z.string(),
  /** Set only while payments go to the local sandbox. */
  sandboxUrl: z.url().nullable(),
  amount: moneySchema,
  countryCode: z.string(),
  paymentMethods: z.looseObject({ paymentMethods: z.array(z.looseObject({ type: z.string() })) }),
});
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;

export const createPaymentSchema = z.object({
  cartId: text(80),
  cartVersion: z.int().min(1),
  /** The total the shopper saw, only compared with the cart's own. */
  expectedTotal: moneySchema,
  /** `state.data` of the drop-in: paymentMethod, browserInfo, … */
  data: z.looseObject({ paymentMethod: z.looseObject({ type: z.string() }) }),
});
export type CreatePayment = z.infer<typeof createPaymentSchema>;

export const paymentDetailsSchema = z.object({
  /** `state.data` of an additional-details event, or `{ details: { redirectResult } }` on return. */
  details: z.record(z.string(), z.string()),
  paymentData: z.string().optional(),
});
export type PaymentDetails = z.infer<typeof paymentDetailsSchema>;

/** The parts of Adyen's answer the page may see, and the order once there is one. */
export const paymentResultSchema = z.object({
  payment: z.object({ id: z.string(), version: z.int() }),
  /** Adyen's resultCode: Authorised, Refused, RedirectShopper, … */
  resultCode: z.string(),
  /** Adyen's action for `dropin.handleAction`; null when nothing is left to do. */
  action: z.looseObject({ type: z.string() }).nullable(),
  order: z.object({ orderNumber: z.string(), token: z.string() }).nullable(),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;

export const orderSchema = z.object({
  orderNumber: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  paymentState: z.enum(['paid', 'pending']),
  paymentMethod: z.string(),
  cart: cartSchema.omit({ notices: true }),
});
export type Order = z.infer<typeof orderSchema>;

/** Every way the shop API can say no, with its HTTP status. */
export const errorStatus = {
  InvalidInput: 400,
  UnknownSku: 400,
  NotSoldHere: 400,
  UnknownCountry: 400,
  CannotShipTo: 400,
  InvalidPostalCode: 400,
  MissingState: 400,
  NoTaxRate: 400,
  ShippingMethodUnavailable: 400,
  DiscountCodeNotApplicable: 400,
  GiftMessageAlone: 400,
  CheckoutIncomplete: 400,
  ForbiddenOrigin: 403,
  NotFound: 404,
  CartNotFound: 404,
  PaymentNotFound: 404,
  OrderNotFound: 404,
  VersionConflict: 409,
  CartNotActive: 409,
  OutOfStock: 409,
  TotalChanged: 409,
  PaymentUnderWay: 409,
  PayloadTooLarge: 413,
  TooManyRequests: 429,
  Internal: 500,
  CommerceUnavailable: 503,
  PaymentUnavailable: 503,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export const errorSchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    /** English, for developers; the site has its own words for every code. */
    message: z.string(),
    /** What the message is about, e.g. the SKUs that are out of stock or the cart's current version. */
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ApiError = z.infer<typeof errorSchema>['error'];
