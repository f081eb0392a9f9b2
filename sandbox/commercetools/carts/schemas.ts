import { z } from 'zod';
import { customFieldChange, customFieldsDraftSchema, customTypeChange } from '../custom-fields.ts';
import { identifierSchema } from '../references.ts';
import { addressSchema } from '../validation.ts';
import { countrySchema, currencySchema } from '../validity.ts';

const country = countrySchema;
const quantity = z.int().min(0).max(10_000);
const sku = z.string().min(1);
const lineItemId = z.string();
const reference = identifierSchema;

const moneySchema = z.strictObject({ centAmount: z.int(), currencyCode: currencySchema });

const lineItemDraftSchema = z.strictObject({
  sku,
  quantity: quantity.min(1).default(1),
  supplyChannel: reference.optional(),
  externalTotalPrice: z.strictObject({ price: moneySchema, totalPrice: moneySchema }).optional(),
  custom: customFieldsDraftSchema.optional(),
});

/** The cart drafts this server implements: taxes, prices and rounding are the platform's own. */
export const cartDraftSchema = z.strictObject({
  currency: currencySchema,
  country: country.optional(),
  anonymousId: z.string().optional(),
  customerEmail: z.string().optional(),
  store: reference.optional(),
  locale: z.string().optional(),
  inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']).default('None'),
  taxMode: z.literal('Platform').optional(),
  taxRoundingMode: z.literal('HalfEven').optional(),
  priceRoundingMode: z.literal('HalfEven').optional(),
  taxCalculationMode: z.literal('LineItemLevel').optional(),
  shippingMode: z.literal('Single').optional(),
  origin: z.enum(['Customer', 'Merchant']).default('Customer'),
  lineItems: z.array(lineItemDraftSchema).default([]),
  shippingAddress: addressSchema.optional(),
  billingAddress: addressSchema.optional(),
  shippingMethod: reference.optional(),
  discountCodes: z.array(z.string()).default([]),
  custom: customFieldsDraftSchema.optional(),
  deleteDaysAfterLastModification: z.int().min(1).max(365_250).optional(),
});
export type SupportedCartDraft = z.infer<typeof cartDraftSchema>;

const actionSchema = z.discriminatedUnion('action', [
  lineItemDraftSchema.extend({ action: z.literal('addLineItem') }),
  z.strictObject({ action: z.literal('changeLineItemQuantity'), lineItemId, quantity }),
  z.strictObject({ action: z.literal('removeLineItem'), lineItemId, quantity: quantity.min(1).optional() }),
  z.strictObject({ action: z.literal('setLineItemCustomType'), lineItemId, ...customTypeChange }),
  z.strictObject({ action: z.literal('setLineItemCustomField'), lineItemId, ...customFieldChange }),
  z.strictObject({
    action: z.literal('setLineItemSupplyChannel'),
    lineItemId,
    supplyChannel: reference.optional(),
  }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.string().optional() }),
  z.strictObject({ action: z.literal('setAnonymousId'), anonymousId: z.string().optional() }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressSchema.optional() }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressSchema.optional() }),
  z.strictObject({ action: z.literal('setCountry'), country: country.optional() }),
  z.strictObject({ action: z.literal('setLocale'), locale: z.string().optional() }),
  z.strictObject({ action: z.literal('setShippingMethod'), shippingMethod: reference.optional() }),
  z.strictObject({ action: z.literal('addDiscountCode'), code: z.string() }),
  z.strictObject({ action: z.literal('removeDiscountCode'), discountCode: reference }),
  z.strictObject({ action: z.literal('addPayment'), payment: reference }),
  z.strictObject({ action: z.literal('removePayment'), payment: reference }),
  z.strictObject({ action: z.literal('setCustomType'), ...customTypeChange }),
  z.strictObject({ action: z.literal('setCustomField'), ...customFieldChange }),
  z.strictObject({ action: z.literal('recalculate'), updateProductData: z.boolean().optional() }),
  z.strictObject({
    action: z.literal('freezeCart'),
    strategy: z.enum(['SoftFreeze', 'HardFreeze']).optional(),
  }),
  z.strictObject({ action: z.literal('unfreezeCart') }),
]);
/** One cart update action this server implements. */
export type CartAction = z.infer<typeof actionSchema>;

export const cartUpdateSchema = z.strictObject({ version: z.int(), actions: z.array(actionSchema).max(500) });
