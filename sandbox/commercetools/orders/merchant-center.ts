import type { Order } from '@commercetools/platform-sdk';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { listPage } from '../../list-page.ts';
import { CommercetoolsError } from '../errors.ts';
import { newTransaction } from '../payments/transactions.ts';
import type { Storage } from '../storage.ts';
import { applyOrderAction } from './actions.ts';
import type { OrderAction } from './schemas.ts';

const orderNumber = z.string();
const actSchema = z.discriminatedUnion('act', [
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

/** What staff and a warehouse do with an order in commercetools' Merchant Center, each in one request. */
export function ordersControl(storage: Storage): Hono {
  const app = new Hono();
  app.post('/', async (context) => {
    const body = actSchema.safeParse(await context.req.json().catch(() => null));
    if (!body.success) return context.json({ message: z.prettifyError(body.error) }, 400);
    const found = storage.find('order', body.data.orderNumber);
    if (!found) return context.json({ message: `Unknown order ${body.data.orderNumber}` }, 404);
    try {
      return context.json(storage.transaction(() => done(storage, found, body.data)));
    } catch (error) {
      if (error instanceof CommercetoolsError) return context.json(error.body, error.status);
      throw error;
    }
  });
  return app;
}

function done(storage: Storage, order: Order, act: Act): Order {
  if (act.act === 'refund') wantReturn(storage, order, 'Refund', act.centAmount);
  if (act.act === 'cancel') wantReturn(storage, order, 'CancelAuthorization');
  const changed = actionsOf(order, act).reduce(
    (draft, action) => applyOrderAction(draft, action, storage),
    order,
  );
  return storage.update('order', order, order.version, changed);
}

function actionsOf(order: Order, act: Act): OrderAction[] {
  switch (act.act) {
    case 'pack':
      return [{ action: 'changeShipmentState', shipmentState: 'Ready' }];
    case 'ship': {
      const items = itemsOf(order, act.items);
      const isReturn = false;
      const { carrier, trackingId } = act;
      const parcels = [{ items, trackingData: { carrier, trackingId, isReturn } }];
      const isAll = order.lineItems.every(
        ({ id, quantity }) =>
          goneOf(order, id) + (items.find((item) => item.id === id)?.quantity ?? 0) >= quantity,
      );
      return [
        { action: 'addDelivery', items, parcels },
        { action: 'changeShipmentState', shipmentState: isAll ? 'Shipped' : 'Partial' },
      ];
    }
    case 'deliver':
      return [{ action: 'changeShipmentState', shipmentState: 'Delivered' }];
    case 'cancel':
      return [{ action: 'changeOrderState', orderState: 'Cancelled' }];
    case 'refund':
      return [];
  }
}

/** How many units of a line have left. */
const goneOf = ({ shippingInfo }: Order, lineItemId: string): number =>
  (shippingInfo?.deliveries ?? [])
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === lineItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const itemsOf = (order: Order, wanted: Readonly<Record<string, number>> | undefined) =>
  order.lineItems.flatMap(({ id, quantity, variant }) => {
    const units = wanted ? (wanted[variant.sku ?? ''] ?? 0) : quantity - goneOf(order, id);
    return units > 0 ? [{ id, quantity: units }] : [];
  });

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
  const transaction = newTransaction({ type, state: 'Initial', amount }, storage);
  storage.update('payment', payment, payment.version, {
    ...payment,
    transactions: [...payment.transactions, transaction],
  });
}

/** How many orders the page shows. */
const shown = 50;

/** A page on which a person plays warehouse and staff. */
export function ordersPage(storage: Storage) {
  const orders = storage
    .all('order')
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, shown);
  const button = (order: string | undefined, text: string, act: object) =>
    html`<button data-act="${JSON.stringify({ orderNumber: order, ...act })}">${text}</button> `;
  return listPage({
    title: 'Orders',
    heading: 'Orders',
    introduction: html`What staff and a warehouse would do in commercetools’ Merchant Center. The shop sends
    what is to be returned within a minute.`,
    columns: ['Order', 'Email', 'State', 'Payment', 'Shipment', 'Parcels', ''],
    nothing: 'There are no orders yet.',
    rows: orders.map(
      (order) =>
        html`<tr>
          <td>${order.orderNumber}</td>
          <td>${order.customerEmail}</td>
          <td>${order.orderState}</td>
          <td>${order.paymentState}</td>
          <td>${order.shipmentState ?? ''}</td>
          <td>
            ${(order.shippingInfo?.deliveries ?? [])
              .flatMap(({ parcels }) => parcels)
              .map(
                ({ trackingData }) => html`<div>${trackingData?.carrier} ${trackingData?.trackingId}</div>`,
              )}
          </td>
          <td>
            ${button(order.orderNumber, 'Pack', { act: 'pack' })}
            ${button(order.orderNumber, 'Ship', { act: 'ship', carrier: 'DHL', trackingId: '00340434161094022115' })}
            ${button(order.orderNumber, 'Deliver', { act: 'deliver' })}
            ${button(order.orderNumber, 'Cancel and return the money', { act: 'cancel' })}
          </td>
        </tr>`,
    ),
    script: actScript,
  });
}

/** Sends what a button says, as JSON: that is how controls know that no other page has sent it. */
const actScript = `
document.addEventListener('click', async ({ target }) => {
  const body = target.dataset?.act;
  if (!body) return;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/control/commercetools/orders', { method: 'POST', headers, body });
  if (answer.ok) location.reload();
  else alert((await answer.json()).message);
});`;
