import * as z from 'zod/mini';
import { addressFieldNames, addressFields, type ShippingField } from '../stores/address-formats/fields.ts';
import { taxNames } from '../stores/types.ts';
import { addressSchema, answeredAddressSchema } from './address.ts';
import { arrivalSchema } from './delivery.ts';
import { code, countryCode, email, id, lines, text } from './fields.ts';
import { maxLines, maxMessageLength, maxQuantity } from './limits.ts';
import { moneySchema } from './money.ts';

export const lineItemSchema = z.object({
  id: z.string(),
  sku: z.string(),
  productKey: z.string(),
  kind: z.enum(['product', 'bundle', 'gift-box', 'gift-message']),
  name: z.string(),
  /**
   * What distinguishes this variant from the product's others, e.g. `Terracotta, Woven`; of a bundle, its parts, e.g.
   * `Shell Jacket: Black, M; Cap: White`. Empty if there is only one.
   */
  variantLabel: z.string(),
  /** Path of the product's page, or null if the storefront has none. */
  path: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  quantity: z.int(),
  unitPrice: moneySchema,
  /** After discounts: what it contributes to the subtotal. Only services that count sales read it. */
  totalPrice: moneySchema,
  /** Before discounts: what a line says wherever it is shown, so that lines add up to `goods`. */
  fullPrice: moneySchema,
  /** Units left when the line was last priced, 0 if it is no longer sold; null if stock is not tracked. */
  availableQuantity: z.nullable(z.int()),
  giftMessage: z.nullable(z.string()),
  /** For how many years it is guaranteed, as promised when it was ordered; absent if the catalogue does not say. */
  warrantyYears: z.optional(z.number()),
});
export type LineItem = z.infer<typeof lineItemSchema>;

/** One discount on a cart. `name` is empty if the merchant gave it no name in the shopper's language. */
const discountSchema = z.object({ name: z.string(), amount: moneySchema });

/** What a cart and the order that it becomes have in common. */
export const cartFields = {
  id: z.string(),
  version: z.int(),
  country: countryCode,
  currency: z.string(),
  lineItems: z.array(lineItemSchema),
  /** Sum of the line items before discounts. */
  goods: moneySchema,
  /** What was taken off the line items and off the total, by discount, as positive amounts. */
  discounts: z.array(discountSchema),
  /** `goods` less `discounts`: what counts toward free delivery. */
  subtotal: moneySchema,
  /** `arrival`: of a cart, if it is ordered now; of an order, counted from then. Null if nobody has said how long it takes. */
  shippingMethod: z.nullable(
    z.object({ id: z.string(), name: z.string(), arrival: z.nullable(arrivalSchema) }),
  ),
  /** What the chosen method costs, 0 if it is free; null until one is chosen. */
  delivery: z.nullable(moneySchema),
  /** Null until an address determines the tax. `included` tells whether prices contain it. */
  tax: z.nullable(z.object({ amount: moneySchema, included: z.boolean(), name: z.enum(taxNames) })),
  /** The tax that is added to the prices; null if they contain it, or until an address determines it. */
  addedTax: z.nullable(moneySchema),
  /** What the shopper pays: `goods` less `discounts`, with `delivery` and `addedTax`. */
  total: moneySchema,
  discountCodes: z.array(z.object({ id: z.string(), code: z.string(), applied: z.boolean() })),
  email: z.nullable(z.string()),
  shippingAddress: z.nullable(answeredAddressSchema),
  /** Who pays; null if that is who receives the parcel. */
  billingAddress: z.nullable(answeredAddressSchema),
  isForSomebodyElse: z.boolean(),
  /** Whether to ask once by e-mail what they think of it; absent as long as they have not said. */
  mayBeAskedForReview: z.optional(z.boolean()),
};

/** One thing that changed in a cart without the shopper asking for it. */
const cartNoticeSchema = z.object({
  kind: z.enum([
    'shippingMethodRemoved',
    'paymentStopped',
    /** Of one unit, `from` one price `to` another. */
    'priceChanged',
    /** Less is `available` than the line's quantity. */
    'stockShort',
    /** The line is still in the cart, which cannot be ordered with it. */
    'notSold',
    /** The line is no longer in the cart, because it is not sold anymore. */
    'lineRemoved',
    /** The `code` was deducted before, and is not anymore. */
    'codeIdle',
  ]),
  lineItemId: z.optional(z.string()),
  name: z.optional(z.string()),
  from: z.optional(moneySchema),
  to: z.optional(moneySchema),
  available: z.optional(z.int()),
  code: z.optional(z.string()),
});
export type CartNotice = z.infer<typeof cartNoticeSchema>;

export const cartSchema = z.object({
  ...cartFields,
  notices: z.array(cartNoticeSchema),
});
export type Cart = z.infer<typeof cartSchema>;

const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));

export const createCartSchema = z.object({
  country: countryCode,
  lineItems: z._default(z.array(z.object({ sku: text(80), quantity })).check(z.maxLength(maxLines)), []),
});
export type CreateCart = z.input<typeof createCartSchema>;

const ofShipping = addressFieldNames.filter((field) => addressFields[field].only === 'shipping');
const billingAddressSchema = z.omit(
  addressSchema,
  Object.fromEntries(ofShipping.map((field) => [field, true])) as Record<ShippingField, true>,
);

/** One change to a cart. Either all actions of a request are applied or none. */
export const cartActionSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('addLineItem'),
    sku: text(80),
    quantity,
    giftMessage: z.optional(lines(maxMessageLength)),
  }),
  z.object({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: id,
    /** 0 removes the line item. */
    quantity: z.int().check(z.minimum(0), z.maximum(maxQuantity)),
  }),
  z.object({ action: z.literal('removeLineItem'), lineItemId: id }),
  z.object({ action: z.literal('setGiftMessage'), lineItemId: id, giftMessage: lines(maxMessageLength) }),
  z.object({ action: z.literal('setCustomerEmail'), email }),
  z.object({ action: z.literal('setShippingAddress'), address: addressSchema }),
  /** Without an address, the billing address is the shipping address. */
  z.object({ action: z.literal('setBillingAddress'), address: z.optional(billingAddressSchema) }),
  /** Whether the parcel goes to somebody else than who pays; then no prices may be in it. */
  z.object({ action: z.literal('setForSomebodyElse'), isForSomebodyElse: z.boolean() }),
  z.object({ action: z.literal('setMayBeAskedForReview'), mayBeAskedForReview: z.boolean() }),
  z.object({ action: z.literal('setShippingMethod'), shippingMethodId: id }),
  z.object({ action: z.literal('addDiscountCode'), code: code(60) }),
  z.object({ action: z.literal('removeDiscountCode'), discountCodeId: id }),
]);
export type CartAction = z.infer<typeof cartActionSchema>;

export const updateCartSchema = z.object({
  /** The version the browser last saw; any other version results in `VersionConflict`. */
  version: z.int().check(z.minimum(1)),
  actions: z.array(cartActionSchema).check(z.minLength(1), z.maxLength(20)),
});

/** A request to shop in another country of the storefront; the response is a new cart there. */
export const changeCountrySchema = z.object({
  /** The version of the cart the browser last saw; any other version results in `VersionConflict`. */
  version: z.int().check(z.minimum(1)),
  country: countryCode,
});
export type ChangeCountry = z.infer<typeof changeCountrySchema>;
