import { z } from 'zod';
import { customFieldsSchema, setCustomTypeSchema } from '../custom-fields.ts';
import {
  addressSchema,
  countrySchema,
  currencySchema,
  identifierSchema,
  moneySchema,
  updateSchema,
} from '../validation.ts';

const quantity = z.int().min(0).max(10_000);
const lineItemId = z.string();
const payment = identifierSchema;

const lineItemDraftSchema = z.strictObject({
  sku: z.string().min(1),
  quantity: quantity.min(1).default(1),
  externalTotalPrice: z.strictObject({ price: moneySchema, totalPrice: moneySchema }).optional(),
  custom: customFieldsSchema.optional(),
});
export type LineItemDraft = z.infer<typeof lineItemDraftSchema>;

/** The cart drafts this server implements: taxes, prices and rounding are the platform's own. */
export const cartDraftSchema = z.strictObject({
  currency: currencySchema,
  country: countrySchema.optional(),
  anonymousId: z.string().optional(),
  customerEmail: z.string().optional(),
  locale: z.string().optional(),
  inventoryMode: z.enum(['None', 'ReserveOnOrder']).default('None'),
  taxMode: z.literal('Platform').optional(),
  lineItems: z.array(lineItemDraftSchema).default([]),
  shippingAddress: addressSchema.optional(),
  shippingMethod: identifierSchema.optional(),
  store: identifierSchema.optional(),
  discountCodes: z.array(z.string()).default([]),
  deleteDaysAfterLastModification: z.int().min(1).max(365_250).optional(),
});
export type CartDraft = z.infer<typeof cartDraftSchema>;

const actionSchema = z.discriminatedUnion('action', [
  lineItemDraftSchema.extend({ action: z.literal('addLineItem') }),
  z.strictObject({ action: z.literal('changeLineItemQuantity'), lineItemId, quantity }),
  z.strictObject({ action: z.literal('removeLineItem'), lineItemId }),
  customFieldsSchema.extend({ action: z.literal('setLineItemCustomType'), lineItemId }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.string().optional() }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressSchema.optional() }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressSchema.optional() }),
  z.strictObject({ action: z.literal('setLocale'), locale: z.string() }),
  z.strictObject({ action: z.literal('setShippingMethod'), shippingMethod: identifierSchema.optional() }),
  z.strictObject({ action: z.literal('addDiscountCode'), code: z.string() }),
  z.strictObject({ action: z.literal('removeDiscountCode'), discountCode: identifierSchema }),
  z.strictObject({ action: z.literal('addPayment'), payment }),
  z.strictObject({ action: z.literal('removePayment'), payment }),
  setCustomTypeSchema,
  z.strictObject({ action: z.literal('recalculate'), updateProductData: z.boolean().default(false) }),
  z.strictObject({ action: z.literal('freezeCart'), strategy: z.literal('HardFreeze') }),
  z.strictObject({ action: z.literal('unfreezeCart') }),
]);
/** One cart update action this server implements. */
export type CartAction = z.infer<typeof actionSchema>;

export const cartUpdateSchema = updateSchema(actionSchema);
