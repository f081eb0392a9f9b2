import type { Order } from '@commercetools/platform-sdk';
import { html } from 'hono/html';
import { z } from 'zod';
import { controlButton, listPage } from '../../list-page.ts';
import { withTransaction } from '../payments.ts';
import type { Storage } from '../storage.ts';
import { withDelivery } from './parcels.ts';
import { withReturn } from './returns.ts';

const orderNumber = z.string();
const text = z.string().optional();
export const actSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('pack'), orderNumber }),
  /** All of it, in one parcel. */
  z.strictObject({ act: z.literal('ship'), orderNumber, carrier: text, trackingId: text }),
  z.strictObject({ act: z.literal('deliver'), orderNumber }),
  /** Notes that everything of it that was announced has come back. */
  z.strictObject({ act: z.literal('receive'), orderNumber }),
  /** Cancels it, and wants all of its money returned. */
  z.strictObject({ act: z.literal('cancel'), orderNumber }),
]);
type Act = z.infer<typeof actSchema>;

/**
 * What staff and a warehouse do with an order in commercetools' Merchant Center, each in one request.
 * @returns whether there is such an order
 */
export function actOnOrder(storage: Storage, act: Act): boolean {
  const order = storage.find('order', act.orderNumber, 'orderNumber');
  if (!order) return false;
  storage.transaction(() => {
    if (act.act === 'cancel') wantReturn(storage, order);
    storage.update('order', order, changed(order, act));
  });
  return true;
}

function changed(order: Order, act: Act): Order {
  if (act.act === 'pack') return { ...order, shipmentState: 'Ready' };
  if (act.act === 'deliver') return { ...order, shipmentState: 'Delivered' };
  if (act.act === 'cancel') return { ...order, orderState: 'Cancelled' };
  if (act.act === 'receive') return received(order);
  const { carrier, trackingId } = act;
  const items = order.lineItems.map(({ id, quantity }) => ({ id, quantity }));
  const parcels = [{ items, trackingData: { carrier, trackingId, isReturn: false } }];
  return { ...withDelivery(order, { items, parcels }), shipmentState: 'Shipped' };
}

/** Each announcement whose number nothing that came back has yet. */
function received(order: Order): Order {
  const infos = order.returnInfo ?? [];
  const isBack = (id: string | undefined) =>
    infos.some(
      ({ returnTrackingId, items }) =>
        returnTrackingId === id && items.some(({ shipmentState }) => shipmentState !== 'Advised'),
    );
  return infos
    .filter(({ returnTrackingId }) => !isBack(returnTrackingId))
    .reduce((changed, { returnTrackingId, items }) => {
      const back = items.flatMap((item) =>
        item.type === 'LineItemReturnItem'
          ? [{ lineItemId: item.lineItemId, quantity: item.quantity, shipmentState: 'Returned' as const }]
          : [],
      );
      return withReturn(changed, { returnTrackingId, items: back });
    }, order);
}

/** As the shop's documentation tells staff: a transaction in the state `Initial`, which the shop then sends. */
function wantReturn(storage: Storage, { paymentInfo }: Order): void {
  const reference = paymentInfo?.payments.at(-1);
  const payment = reference && storage.get('payment', reference.id);
  if (!payment) return;
  const { centAmount, currencyCode } = payment.amountPlanned;
  const wanted = {
    type: 'CancelAuthorization',
    state: 'Initial',
    amount: { centAmount, currencyCode },
  } as const;
  storage.update('payment', payment, withTransaction(payment, wanted, storage));
}

/** A page on which a person plays warehouse and staff. */
export function ordersPage(storage: Storage) {
  const orders = storage.all('order').toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return listPage({
    title: 'Orders',
    introduction: html`What staff and a warehouse would do in commercetools’ Merchant Center. The shop sends
    what is to be returned within a minute.`,
    columns: ['Order', 'Email', 'State', 'Payment', 'Shipment', 'Parcels', ''],
    nothing: 'There are no orders yet.',
    rows: orders.map((order) => {
      const {
        orderNumber = '',
        orderState,
        customerEmail,
        paymentState,
        shipmentState,
        shippingInfo,
      } = order;
      const button = (text: string, act: object) =>
        controlButton('commercetools/orders', { orderNumber, ...act }, text, orderNumber);
      const parcels = (shippingInfo?.deliveries ?? []).flatMap((delivery) => delivery.parcels);
      return [
        ...[orderNumber, customerEmail, orderState, paymentState, shipmentState],
        parcels
          .map(({ trackingData: { carrier = '', trackingId = '' } = {} }) => `${carrier} ${trackingId}`)
          .join(', '),
        html`${button('Pack', { act: 'pack' })}
        ${button('Ship', { act: 'ship', carrier: 'DHL', trackingId: '00340434161094022115' })}
        ${button('Deliver', { act: 'deliver' })} ${button('Receive what was announced', { act: 'receive' })}
        ${button('Cancel and return the money', { act: 'cancel' })}`,
      ];
    }),
  });
}

/** A page on which a person plays the warehouse: has something sell out, and be delivered again. */
export const stockPage = (storage: Storage) =>
  listPage({
    title: 'Stock',
    introduction: html`What is in stock, first what is sold out. A storefront’s product page asks for it anew;
    whoever wants to know when something is back is told within a minute.`,
    columns: ['SKU', 'In stock', ''],
    nothing: 'Nothing’s stock is counted.',
    rows: storage
      .all('inventory-entry')
      .toSorted(
        (a, b) =>
          Number(a.availableQuantity > 0) - Number(b.availableQuantity > 0) || a.sku.localeCompare(b.sku),
      )
      .map(({ sku, availableQuantity }) => [
        html`<code>${sku}</code>`,
        String(availableQuantity),
        availableQuantity > 0
          ? controlButton('stock', { sku, quantity: 0 }, 'Sell out', sku)
          : controlButton('stock', { sku, quantity: 20 }, 'Restock 20', sku),
      ]),
  });
