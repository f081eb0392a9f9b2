import { z } from 'zod';
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
