import type { Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { changedCustomFields, setCustomFieldSchema, setCustomTypeSchema } from '../custom-fields.ts';
import type { Storage } from '../storage.ts';
import { updateSchema } from '../validation.ts';

const actionSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('changeOrderState'),
    orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  }),
  z.strictObject({
    action: z.literal('changePaymentState'),
    paymentState: z.enum(['BalanceDue', 'Failed', 'Pending', 'CreditOwed', 'Paid']),
  }),
  z.strictObject({
    action: z.literal('changeShipmentState'),
    shipmentState: z.enum(['Shipped', 'Delivered', 'Ready', 'Pending', 'Delayed', 'Partial', 'Backorder']),
  }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: z.string().optional() }),
  setCustomTypeSchema,
  setCustomFieldSchema,
]);
/** One order update action this server implements. */
type OrderAction = z.infer<typeof actionSchema>;

export const orderUpdateSchema = updateSchema(actionSchema);

/** Applies one order update action. A canceled order gives back no stock by itself. */
export function applyOrderAction(order: Order, change: OrderAction, storage: Storage): Order {
  switch (change.action) {
    case 'setCustomerEmail':
      return { ...order, customerEmail: change.email } as Order;
    case 'setCustomType':
    case 'setCustomField':
      return { ...order, custom: changedCustomFields(storage, 'order', order.custom, change) };
    default: {
      const { action: _, ...state } = change;
      return { ...order, ...state };
    }
  }
}
