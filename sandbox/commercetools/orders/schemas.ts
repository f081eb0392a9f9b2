import { z } from 'zod';
import { customFieldChange, customFieldsDraftSchema, customTypeChange } from '../custom-fields.ts';
import { identifierSchema } from '../references.ts';
import { addressSchema, keySchema } from '../validation.ts';

const orderState = z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']);
const paymentState = z.enum(['BalanceDue', 'Failed', 'Pending', 'CreditOwed', 'Paid']);
const shipmentState = z.enum(['Shipped', 'Delivered', 'Ready', 'Pending', 'Delayed', 'Partial', 'Backorder']);

/** The order drafts this server implements: from a cart. */
export const orderDraftSchema = z.strictObject({
  cart: z.strictObject({ typeId: z.literal('cart').optional(), id: z.string() }),
  version: z.int(),
  orderNumber: z.string().min(1).max(256).optional(),
  state: identifierSchema.optional(),
  orderState: orderState.default('Open'),
  paymentState: paymentState.optional(),
  shipmentState: shipmentState.optional(),
  custom: customFieldsDraftSchema.optional(),
});
export type SupportedOrderDraft = z.infer<typeof orderDraftSchema>;

const orderNumber = z.string().min(1).max(256);
const payment = identifierSchema;
const quantity = z.int().min(1);
const returnItemId = z.string();

const deliveryItems = z.array(z.strictObject({ id: z.string(), quantity }));

const millimeters = z.number().min(0);
const measurementsSchema = z.strictObject({
  heightInMillimeter: millimeters.optional(),
  lengthInMillimeter: millimeters.optional(),
  widthInMillimeter: millimeters.optional(),
  weightInGram: z.number().min(0).optional(),
});
const trackingDataSchema = z.strictObject({
  trackingId: z.string().optional(),
  carrier: z.string().optional(),
  provider: z.string().optional(),
  providerTransaction: z.string().optional(),
  isReturn: z.boolean().default(false),
});
const parcelSchema = z.strictObject({
  key: keySchema.optional(),
  measurements: measurementsSchema.optional(),
  trackingData: trackingDataSchema.optional(),
  items: deliveryItems.default([]),
});
export type ParcelDraft = z.infer<typeof parcelSchema>;

const deliverySchema = z.strictObject({
  deliveryKey: keySchema.optional(),
  items: deliveryItems.default([]),
  address: addressSchema.optional(),
  parcels: z.array(parcelSchema).default([]),
});
export type DeliveryDraft = z.infer<typeof deliverySchema>;

/** Which delivery or parcel an action is about: by exactly one of ID and key, which the handlers check. */
const ofDelivery = { deliveryId: z.string().optional(), deliveryKey: z.string().optional() };
const ofParcel = { parcelId: z.string().optional(), parcelKey: z.string().optional() };

const returnItemSchema = z.strictObject({
  key: keySchema.optional(),
  lineItemId: z.string(),
  quantity,
  comment: z.string().optional(),
  shipmentState: z.enum(['Advised', 'Returned']),
});
const returnSchema = z.strictObject({
  items: z.array(returnItemSchema).min(1),
  returnTrackingId: z.string().optional(),
  returnDate: z.string().optional(),
});
export type ReturnInfoDraft = z.infer<typeof returnSchema>;

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('changeOrderState'), orderState }),
  z.strictObject({ action: z.literal('changePaymentState'), paymentState }),
  z.strictObject({ action: z.literal('changeShipmentState'), shipmentState }),
  z.strictObject({
    action: z.literal('transitionState'),
    state: identifierSchema,
    force: z.boolean().optional(),
  }),
  z.strictObject({ action: z.literal('addPayment'), payment }),
  z.strictObject({ action: z.literal('removePayment'), payment }),
  z.strictObject({ action: z.literal('setCustomType'), ...customTypeChange }),
  z.strictObject({ action: z.literal('setCustomField'), ...customFieldChange }),
  z.strictObject({ action: z.literal('setOrderNumber'), orderNumber }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.string().optional() }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressSchema.optional() }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressSchema.optional() }),
  deliverySchema.extend({ action: z.literal('addDelivery') }),
  z.strictObject({ action: z.literal('removeDelivery'), ...ofDelivery }),
  z.strictObject({ action: z.literal('setDeliveryItems'), ...ofDelivery, items: deliveryItems }),
  z.strictObject({
    action: z.literal('setDeliveryAddress'),
    ...ofDelivery,
    address: addressSchema.optional(),
  }),
  z.strictObject({
    action: z.literal('addParcelToDelivery'),
    ...ofDelivery,
    parcelKey: keySchema.optional(),
    measurements: measurementsSchema.optional(),
    trackingData: trackingDataSchema.optional(),
    items: deliveryItems.default([]),
  }),
  z.strictObject({ action: z.literal('removeParcelFromDelivery'), ...ofParcel }),
  z.strictObject({
    action: z.literal('setParcelMeasurements'),
    ...ofParcel,
    measurements: measurementsSchema.optional(),
  }),
  z.strictObject({
    action: z.literal('setParcelTrackingData'),
    ...ofParcel,
    trackingData: trackingDataSchema.optional(),
  }),
  z.strictObject({ action: z.literal('setParcelItems'), ...ofParcel, items: deliveryItems }),
  returnSchema.extend({ action: z.literal('addReturnInfo') }),
  z.strictObject({
    action: z.literal('setReturnShipmentState'),
    returnItemId,
    shipmentState: z.enum(['BackInStock', 'Unusable']),
  }),
  z.strictObject({
    action: z.literal('setReturnPaymentState'),
    returnItemId,
    paymentState: z.enum(['Initial', 'Refunded', 'NotRefunded']),
  }),
]);
/** One order update action this server implements. */
export type OrderAction = z.infer<typeof actionSchema>;

export const orderUpdateSchema = z.strictObject({
  version: z.int(),
  actions: z.array(actionSchema).max(500),
});
