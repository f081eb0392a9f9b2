import * as z from 'zod/mini';
import { isEmail } from '../stores/email-address.ts';
import { addressFieldNames, addressFields, type ShippingField } from '../stores/address-formats/fields.ts';
import { addressSchema } from './address.ts';
import { normalizedEmail } from './email-address.ts';
import { code, countryCode, id, lines, text } from './fields.ts';
import { maxLines, maxMessageLength, maxQuantity } from './limits.ts';

/** An email address, cleaned of what a keyboard or a clipboard adds, and written as the shop stores and finds it. */
export const email = z.string().check(z.overwrite(normalizedEmail), z.refine(isEmail));

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
  /** Exchanges the words of the cart's gift message. */
  z.object({ action: z.literal('setGiftMessage'), lineItemId: id, giftMessage: lines(maxMessageLength) }),
  z.object({ action: z.literal('setCustomerEmail'), email }),
  z.object({ action: z.literal('setShippingAddress'), address: addressSchema }),
  /** Without an address, the billing address is the shipping address. */
  z.object({ action: z.literal('setBillingAddress'), address: z.optional(billingAddressSchema) }),
  /** Whether the parcel goes to somebody else than who pays; then no prices may be in it. */
  z.object({ action: z.literal('setForSomebodyElse'), isForSomebodyElse: z.boolean() }),
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
