import type { Order } from '@commercetools/platform-sdk';
import { html } from 'hono/html';
import { z } from 'zod';
import { controlButton, listPage } from '../../list-page.ts';
import { withTransaction } from '../payments.ts';
import type { Storage } from '../storage.ts';
import { withDelivery } from './parcels.ts';

const orderNumber = z.string();
export const actSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('pack'), orderNumber }),
  z.strictObject({
    act: z.literal('ship'),
    orderNumber,
    carrier: z.string().optional(),
    trackingId: z.string().optional(),
    /** Units by SKU; everything that has not left yet if omitted. */
    items: z.record(z.string(), z.int().min(1)).optional(),
  }),
  z.strictObject({ act: z.literal('deliver'), orderNumber }),
  /** Cancels it, and wants all of its money returned. */
  z.strictObject({ act: z.literal('cancel'), orderNumber }),
  /** Wants a part of the money returned: in minor units. */
  z.strictObject({ act: z.literal('refund'), orderNumber, centAmount: z.int().min(1) }),
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
    if (act.act === 'refund') wantReturn(storage, order, 'Refund', act.centAmount);
    if (act.act === 'cancel') wantReturn(storage, order, 'CancelAuthorization');
    const changed = act.act === 'ship' ? shipped(order, act) : { ...order, ...states[act.act] };
    storage.update('order', order, changed);
  });
  return true;
}

/** The states that follow from an act. */
const states = {
  pack: { shipmentState: 'Ready' },
  deliver: { shipmentState: 'Delivered' },
  cancel: { orderState: 'Cancelled' },
  refund: {},
} as const;

/** @throws CommercetoolsError any error of `withDelivery` */
function shipped(order: Order, { items: wanted, carrier, trackingId }: Extract<Act, { act: 'ship' }>): Order {
  const gone = (order.shippingInfo?.deliveries ?? []).flatMap(({ items }) => items);
  const goneOf = (lineItemId: string): number =>
    gone.reduce((sum, { id, quantity }) => sum + (id === lineItemId ? quantity : 0), 0);
  const items = order.lineItems.flatMap(({ id, quantity, variant }) => {
    const units = wanted ? (wanted[variant.sku ?? ''] ?? 0) : quantity - goneOf(id);
    return units > 0 ? [{ id, quantity: units }] : [];
  });
  const isAll = order.lineItems.every(
    ({ id, quantity }) => goneOf(id) + (items.find((item) => item.id === id)?.quantity ?? 0) >= quantity,
  );
  const parcels = [{ items, trackingData: { carrier, trackingId, isReturn: false } }];
  return { ...withDelivery(order, { items, parcels }), shipmentState: isAll ? 'Shipped' : 'Partial' };
}

/** As the shop's documentation tells staff: a transaction in the state `Initial`, which the shop then sends. */
function wantReturn(
  storage: Storage,
  { paymentInfo }: Order,
  type: 'Refund' | 'CancelAuthorization',
  centAmount?: number,
): void {
  const reference = paymentInfo?.payments.at(-1);
  const payment = reference && storage.get('payment', reference.id);
  if (!payment) return;
  const { currencyCode, ...planned } = payment.amountPlanned;
  const amount = { centAmount: centAmount ?? planned.centAmount, currencyCode };
  storage.update('payment', payment, withTransaction(payment, { type, state: 'Initial', amount }, storage));
}

/** How many orders the page shows. */
const shown = 50;

/** A page on which a person plays warehouse and staff. */
export function ordersPage(storage: Storage) {
  const orders = storage
    .all('order')
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, shown);
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
        ${button('Deliver', { act: 'deliver' })} ${button('Cancel and return the money', { act: 'cancel' })}`,
      ];
    }),
  });
}
