import type { Order as PlatformOrder } from '@commercetools/platform-sdk';
import type { OrderPaymentState, OrderRecord } from '../commerce.ts';
import { cartViewOf, type ViewSettings } from './cart.ts';

/** A commercetools order; its items and totals are mapped like those of the cart it was created from. */
export function orderRecordOf(order: PlatformOrder, settings: ViewSettings): OrderRecord {
  const identity = { id: order.cart?.id ?? order.id, version: order.version };
  return {
    id: order.id,
    version: order.version,
    orderNumber: order.orderNumber ?? '',
    createdAt: order.createdAt,
    paymentState: paymentStateOf(order.paymentState),
    paymentIds: (order.paymentInfo?.payments ?? []).map(({ id }) => id),
    cart: cartViewOf(order, identity, settings),
  };
}

const paymentStates = ['Paid', 'Failed'] as const satisfies readonly OrderPaymentState[];

const paymentStateOf = (state: PlatformOrder['paymentState']): OrderPaymentState =>
  paymentStates.find((known) => known === state) ?? 'Pending';
