import type { Order, ReturnInfo, ReturnItem } from '@commercetools/platform-sdk';
import { z } from 'zod';
import { type Actions, actionsOn } from '../actions.ts';
import { invalidField, invalidOperation } from '../errors.ts';
import { checkItems } from './parcels.ts';

const { action } = actionsOn<Order>();

const returnSchema = z.strictObject({
  returnTrackingId: z.string().optional(),
  returnDate: z.iso.datetime().optional(),
  items: z
    .array(
      z.strictObject({
        ...{ lineItemId: z.string(), quantity: z.int().min(1), comment: z.string().optional() },
        shipmentState: z.enum(['Advised', 'Returned']),
      }),
    )
    .min(1),
});
type ReturnDraft = z.infer<typeof returnSchema>;

/** The actions about what comes back: what has been announced stays as it is, and what arrives is an item of its own. */
export const returnActions: Actions<Order> = {
  addReturnInfo: action(returnSchema.shape, withReturn),
  setReturnPaymentState: action(
    { returnItemId: z.string(), paymentState: z.enum(['Initial', 'Refunded', 'NotRefunded']) },
    (order, { returnItemId, paymentState }) =>
      withItem(order, returnItemId, (item) => {
        if (item.paymentState === 'NonRefundable')
          throw invalidOperation('A return item that has not come back cannot be refunded.');
        return { ...item, paymentState };
      }),
  ),
};

/** @throws CommercetoolsError any error of `checkItems` */
export function withReturn(order: Order, { items: back, ...draft }: ReturnDraft): Order {
  checkItems(
    order,
    back.map((item) => ({ ...item, id: item.lineItemId })),
  );
  const now = new Date().toISOString();
  const added = back.map((item) => ({
    ...{ type: 'LineItemReturnItem', id: crypto.randomUUID(), ...item },
    paymentState: item.shipmentState === 'Advised' ? 'NonRefundable' : 'Initial',
    ...{ createdAt: now, lastModifiedAt: now },
  }));
  const info = { returnDate: now, ...draft, items: added } as ReturnInfo;
  return { ...order, returnInfo: [...(order.returnInfo ?? []), info] };
}

function withItem(order: Order, id: string, change: (item: ReturnItem) => ReturnItem): Order {
  const infos = order.returnInfo ?? [];
  if (!infos.some(({ items }) => items.some((item) => item.id === id)))
    throw invalidField('returnItemId', id, `The order has no return item with ID '${id}'.`);
  const lastModifiedAt = new Date().toISOString();
  const returnInfo = infos.map((info) => ({
    ...info,
    items: info.items.map((item) => (item.id === id ? { ...change(item), lastModifiedAt } : item)),
  }));
  return { ...order, returnInfo };
}
