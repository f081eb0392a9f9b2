import * as z from 'zod/mini';
import { taxNames } from '../stores/types.ts';
import { addressSchema } from './address.ts';
import { countryCode } from './fields.ts';
import { moneySchema } from './money.ts';

export const lineItemSchema = z.object({
  id: z.string(),
  sku: z.string(),
  productKey: z.string(),
  kind: z.enum(['product', 'bundle', 'gift-box', 'gift-message']),
  name: z.string(),
  /**
   * What distinguishes this variant from the product's others, e.g. `Terracotta, Woven`. Empty if there is only one.
   */
  variantLabel: z.string(),
  /** Path of the product's page, or null if the storefront has none. */
  path: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  quantity: z.int(),
  unitPrice: moneySchema,
  /** After discounts. */
  totalPrice: moneySchema,
  /** Before discounts; equals `totalPrice` if there are none. */
  fullPrice: moneySchema,
  /** Units left when the line was last priced, 0 if it is no longer sold; null if stock is not tracked. */
  availableQuantity: z.nullable(z.int()),
  giftMessage: z.nullable(z.string()),
});
export type LineItem = z.infer<typeof lineItemSchema>;

/** What a cart and the order that it becomes have in common. */
export const cartFields = {
  id: z.string(),
  version: z.int(),
  country: countryCode,
  currency: z.string(),
  lineItems: z.array(lineItemSchema),
  /** Sum of the line items after discounts. */
  subtotal: moneySchema,
  /** The amount discounted, as a positive value; null if nothing was. */
  discount: z.nullable(moneySchema),
  shippingMethod: z.nullable(z.object({ id: z.string(), name: z.string(), price: moneySchema })),
  /** Null until an address determines the tax. `included` tells whether prices contain it. */
  tax: z.nullable(z.object({ amount: moneySchema, included: z.boolean(), name: z.enum(taxNames) })),
  /** What the shopper pays: line items, shipping, and tax if it is not included. */
  total: moneySchema,
  discountCodes: z.array(z.object({ id: z.string(), code: z.string(), applied: z.boolean() })),
  email: z.nullable(z.string()),
  shippingAddress: z.nullable(addressSchema),
  billingAddress: z.nullable(addressSchema),
};

/**
 * One thing that changed in a cart without the shopper asking for it. A single shape, because telling shapes apart
 * would add a kilobyte to every first "Add to cart".
 */
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
  /** Of the line item. */
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

export const shippingMethodSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price: moneySchema,
  /** Orders of at least this value ship free; null if none do. */
  freeAbove: z.nullable(moneySchema),
});
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
