import type { Order, ReturnInfo, ReturnItem } from '@commercetools/platform-sdk';
import { invalidField, invalidOperation } from '../errors.ts';
import { checkLine } from './deliveries.ts';
import type { ReturnInfoDraft } from './schemas.ts';

/** Adds what a shopper sends back. @throws CommercetoolsError InvalidOperation before anything was shipped, InvalidField */
export function addReturnInfo(order: Order, { items, ...draft }: ReturnInfoDraft): Order {
  if (order.shipmentState !== 'Shipped' && order.shipmentState !== 'Partial') {
    throw invalidOperation('Items can be returned only after they have been shipped.');
  }
  for (const { lineItemId, quantity } of items) checkLine(order, lineItemId, quantity);
  const now = new Date().toISOString();
  const returned = items.map(({ key, comment, ...item }): ReturnItem => ({
    type: 'LineItemReturnItem',
    id: crypto.randomUUID(),
    ...(key !== undefined && { key }),
    ...item,
    ...(comment !== undefined && { comment }),
    paymentState: item.shipmentState === 'Returned' ? 'Initial' : 'NonRefundable',
    createdAt: now,
    lastModifiedAt: now,
  }));
  const info: ReturnInfo = {
    items: returned,
    ...(draft.returnTrackingId !== undefined && { returnTrackingId: draft.returnTrackingId }),
    returnDate: draft.returnDate ?? now,
  };
  return { ...order, returnInfo: [...(order.returnInfo ?? []), info] };
}

/** Changes one returned item. @throws CommercetoolsError InvalidField if there is no such item */
export function changeReturnItem(
  order: Order,
  returnItemId: string,
  change: (item: ReturnItem) => ReturnItem,
): Order {
  const infos = order.returnInfo ?? [];
  if (!infos.some(({ items }) => items.some(({ id }) => id === returnItemId))) {
    throw invalidField('returnItemId', returnItemId, 'The order has no such returned item.');
  }
  const changed = (item: ReturnItem) =>
    item.id === returnItemId ? { ...change(item), lastModifiedAt: new Date().toISOString() } : item;
  return { ...order, returnInfo: infos.map((info) => ({ ...info, items: info.items.map(changed) })) };
}
