import type { OrderUpdateAction, Order as PlatformOrder } from '@commercetools/platform-sdk';
import type { OrderChange, OrderPaymentState, OrderRecord } from '../commerce.ts';
import { cartViewOf, textField, type ViewSettings } from './cart.ts';
import { returnComment, returnsOf } from './returns.ts';
import { shipmentOf } from './shipment.ts';

/** A commercetools order; its items and totals are mapped like those of the cart it was created from. */
export function orderRecordOf(order: PlatformOrder, settings: ViewSettings): OrderRecord {
  const identity = { id: order.cart?.id ?? order.id, version: order.version };
  const cart = cartViewOf(order, identity, settings, Date.parse(order.createdAt));
  return {
    ...shipmentOf(order, cart.lineItems),
    id: order.id,
    version: order.version,
    orderNumber: order.orderNumber ?? '',
    cartId: order.cart?.id ?? null,
    canceled: order.orderState === 'Cancelled',
    shipped: order.shipmentState === 'Shipped' || order.shipmentState === 'Delivered',
    returns: returnsOf(order.returnInfo, cart.lineItems),
    stockRelease: stockReleaseOf(textField(order.custom, 'stockRelease')),
    moneyReturned: textField(order.custom, 'moneyReturned')?.split(' ') ?? [],
    createdAt: order.createdAt,
    paymentState: paymentStateOf(order.paymentState),
    paymentIds: (order.paymentInfo?.payments ?? []).map(({ id }) => id),
    language: order.locale ?? null,
    wantsMails: order.custom?.fields['wantsMails'] === true,
    mails: textField(order.custom, 'mails'),
    unfinished: order.custom?.fields['unfinished'] === true,
    modifiedAt: Date.parse(order.lastModifiedAt),
    taken: order.lineItems.map(({ variant, quantity }) => ({ sku: variant.sku ?? '', quantity })),
    cart,
  };
}

const paymentStates = [
  'Paid',
  'Failed',
  'BalanceDue',
  'CreditOwed',
] as const satisfies readonly OrderPaymentState[];

const paymentStateOf = (state: PlatformOrder['paymentState']): OrderPaymentState =>
  paymentStates.find((known) => known === state) ?? 'Pending';

const stockReleaseOf = (field: string | null): OrderRecord['stockRelease'] =>
  field === 'wanted' || field === 'done' ? field : null;

/** The update actions for a change to an order. Orders have the custom type of the cart they were. */
export function orderActionsOf(change: OrderChange): OrderUpdateAction[] {
  const setField = (name: string, value: unknown) => ({ action: 'setCustomField', name, value }) as const;
  switch (change.change) {
    case 'setPaymentState':
      return [{ action: 'changePaymentState', paymentState: change.paymentState }];
    case 'cancel':
      return [{ action: 'changeOrderState', orderState: 'Cancelled' }];
    case 'delayShipment':
      return [{ action: 'changeShipmentState', shipmentState: 'Delayed' }];
    case 'setMoneyReturned':
      return [setField('moneyReturned', change.references.join(' '))];
    case 'setStockRelease':
      return [setField('stockRelease', change.stockRelease)];
    case 'setMails':
      return [
        ...(change.mails === undefined ? [] : [setField('mails', change.mails)]),
        setField('unfinished', change.unfinished),
      ];
    case 'declineReviewInvitation':
      return [setField('mayBeAskedForReview', false)];
    case 'announceReturn':
      return [
        {
          action: 'addReturnInfo',
          returnTrackingId: change.number,
          items: change.lines.map((line) => ({
            ...{ lineItemId: line.lineItemId, quantity: line.quantity },
            ...{ shipmentState: 'Advised', comment: returnComment(line) },
          })),
        },
      ];
    case 'markReturnRefunded':
      return [
        { action: 'setReturnPaymentState', returnItemId: change.returnItemId, paymentState: 'Refunded' },
      ];
    case 'addPayment':
    case 'removePayment':
      return [{ action: change.change, payment: { typeId: 'payment', id: change.paymentId } }];
  }
}
