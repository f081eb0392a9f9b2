import { z } from 'zod';
import { customFieldsDraftSchema } from '../custom-fields.ts';

const orderState = z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']);
const paymentState = z.enum(['BalanceDue', 'Failed', 'Pending', 'CreditOwed', 'Paid']);
const shipmentState = z.enum(['Shipped', 'Ready', 'Pending', 'Delayed', 'Partial', 'Backorder']);

/** The order drafts this server implements: from a cart. */
export const orderDraftSchema = z.strictObject({
  cart: z.strictObject({ typeId: z.literal('cart').optional(), id: z.string() }),
  version: z.int(),
  orderNumber: z.string().min(1).max(256).optional(),
  orderState: orderState.default('Open'),
  paymentState: paymentState.optional(),
  shipmentState: shipmentState.optional(),
  custom: customFieldsDraftSchema.optional(),
});
export type SupportedOrderDraft = z.infer<typeof orderDraftSchema>;

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('changeOrderState'), orderState }),
  z.strictObject({ action: z.literal('changePaymentState'), paymentState: paymentState.optional() }),
  z.strictObject({ action: z.literal('changeShipmentState'), shipmentState: shipmentState.optional() }),
]);
/** One order update action this server implements. */
export type OrderAction = z.infer<typeof actionSchema>;

export const orderUpdateSchema = z.strictObject({
  version: z.int(),
  actions: z.array(actionSchema).max(500),
});
