import type { Delivery, Order } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { invalidField, invalidOperation } from '../errors.ts';

const quantity = z.int().min(1);
const items = z.array(z.strictObject({ id: z.string(), quantity })).default([]);
const trackingData = z.strictObject({
  ...{ carrier: z.string().optional(), trackingId: z.string().optional() },
  isReturn: z.boolean().default(false),
});

/** What leaves at once, in parcels. */
export const deliverySchema = z.strictObject({
  items,
  parcels: z.array(z.strictObject({ trackingData: trackingData.optional(), items })).default([]),
});

/** @throws CommercetoolsError InvalidField for an item that is not in the order, or in a smaller quantity */
export function checkItems(
  order: Order,
  wanted: readonly { readonly id: string; readonly quantity: number }[],
): void {
  for (const { id, quantity: units } of wanted) {
    const line = order.lineItems.find((candidate) => candidate.id === id);
    if (!line) throw invalidField('id', id, `The order has no line item with ID '${id}'.`);
    if (units > line.quantity)
      throw invalidField('quantity', units, `The line item has a quantity of ${line.quantity}.`);
  }
}

/** @throws CommercetoolsError InvalidOperation without a shipping method, and any error of `checkItems` */
export function withDelivery(order: Order, draft: z.infer<typeof deliverySchema>): Order {
  const { shippingInfo } = order;
  if (!shippingInfo) throw invalidOperation('An order without shippingInfo cannot have deliveries.');
  checkItems(order, draft.items);
  const identity = () => ({ id: crypto.randomUUID(), createdAt: new Date().toISOString() });
  const parcels = draft.parcels.map((parcel) => ({ ...identity(), ...parcel }));
  const delivery = { ...identity(), items: draft.items, parcels } as Delivery;
  return {
    ...order,
    shippingInfo: { ...shippingInfo, deliveries: [...(shippingInfo.deliveries ?? []), delivery] },
  };
}
