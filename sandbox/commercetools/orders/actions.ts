import type { Delivery, DeliveryItem, Order, Parcel } from '@commercetools/platform-sdk';
import { changedCustomType, withCustomField } from '../custom-fields.ts';
import { invalidOperation } from '../errors.ts';
import { assign } from '../fields.ts';
import { withoutPayment, withPayment } from '../payments/on-cart.ts';
import { resolve } from '../references.ts';
import type { Storage } from '../storage.ts';
import { addDelivery, changeDelivery, changeParcel, checkLine, newParcel } from './deliveries.ts';
import { addReturnInfo, changeReturnItem } from './returns.ts';
import type { OrderAction } from './schemas.ts';

type Apply<Name extends OrderAction['action']> = (
  order: Order,
  action: Extract<OrderAction, { action: Name }>,
  storage: Storage,
) => Order;

/** Moves the order within its own workflow; a state that lists its transitions allows no others. */
const transitionState: Apply<'transitionState'> = (order, { state, force = false }, storage) => {
  const next = resolve(storage, 'state', state);
  const current = order.state && resolve(storage, 'state', { id: order.state.id });
  const allowed = current ? (current.transitions?.some(({ id }) => id === next.id) ?? true) : next.initial;
  if (!allowed && !force) throw invalidOperation(`The order cannot move to the state '${next.key}'.`);
  return { ...order, state: { typeId: 'state', id: next.id } };
};

/** @throws CommercetoolsError InvalidField for lines or units that the order does not have */
function checkLines(order: Order, items: readonly DeliveryItem[]): void {
  for (const { id, quantity } of items) checkLine(order, id, quantity);
}

const delivery = ({
  deliveryId,
  deliveryKey,
}: {
  deliveryId?: string | undefined;
  deliveryKey?: string | undefined;
}) => ({
  id: deliveryId,
  key: deliveryKey,
});
const parcel = ({
  parcelId,
  parcelKey,
}: {
  parcelId?: string | undefined;
  parcelKey?: string | undefined;
}) => ({
  id: parcelId,
  key: parcelKey,
});

const handlers: { [Name in OrderAction['action']]: Apply<Name> } = {
  changeOrderState: (order, { orderState }) => ({ ...order, orderState }),
  changePaymentState: (order, { paymentState }) => ({ ...order, paymentState }),
  changeShipmentState: (order, { shipmentState }) => ({ ...order, shipmentState }),
  transitionState,
  addPayment: (order, { payment }, storage) => ({
    ...order,
    paymentInfo: withPayment(order, resolve(storage, 'payment', payment).id, storage),
  }),
  removePayment: (order, { payment }, storage) =>
    assign(order, 'paymentInfo', withoutPayment(order, resolve(storage, 'payment', payment).id)),
  setCustomType: (order, change, storage) =>
    assign(order, 'custom', changedCustomType(storage, 'order', change)),
  setCustomField: (order, change, storage) => ({
    ...order,
    custom: withCustomField(storage, 'order', order.custom, change),
  }),
  setOrderNumber: (order, { orderNumber }) => {
    if (order.orderNumber !== undefined && order.orderNumber !== orderNumber) {
      throw invalidOperation('The number of an order cannot be changed.');
    }
    return { ...order, orderNumber };
  },
  setCustomerEmail: (order, { email }) => assign(order, 'customerEmail', email),
  setShippingAddress: (order, { address }) =>
    assign(order, 'shippingAddress', address as Order['shippingAddress']),
  setBillingAddress: (order, { address }) =>
    assign(order, 'billingAddress', address as Order['billingAddress']),
  addDelivery: (order, draft) => addDelivery(order, draft),
  removeDelivery: (order, action) => changeDelivery(order, delivery(action), () => null),
  setDeliveryItems(order, action) {
    checkLines(order, action.items);
    return changeDelivery(order, delivery(action), (found) => ({ ...found, items: action.items }));
  },
  setDeliveryAddress: (order, action) =>
    changeDelivery(order, delivery(action), (found) =>
      assign(found, 'address', action.address as Delivery['address']),
    ),
  addParcelToDelivery: (order, { parcelKey: key, ...action }) =>
    changeDelivery(order, delivery(action), (found) => ({
      ...found,
      parcels: [...found.parcels, newParcel(order, { ...action, key })],
    })),
  removeParcelFromDelivery: (order, action) => changeParcel(order, parcel(action), () => null),
  setParcelMeasurements: (order, action) =>
    changeParcel(order, parcel(action), (found) =>
      assign(found, 'measurements', action.measurements as Parcel['measurements']),
    ),
  setParcelTrackingData: (order, action) =>
    changeParcel(order, parcel(action), (found) =>
      assign(found, 'trackingData', action.trackingData as Parcel['trackingData']),
    ),
  setParcelItems(order, action) {
    checkLines(order, action.items);
    return changeParcel(order, parcel(action), (found) => ({ ...found, items: action.items }));
  },
  addReturnInfo: (order, info) => addReturnInfo(order, info),
  setReturnShipmentState: (order, { returnItemId, shipmentState }) =>
    changeReturnItem(order, returnItemId, (item) => {
      if (item.shipmentState !== 'Returned') throw invalidOperation('The item has not come back yet.');
      return { ...item, shipmentState };
    }),
  setReturnPaymentState: (order, { returnItemId, paymentState }) =>
    changeReturnItem(order, returnItemId, (item) => {
      if (item.paymentState === 'NonRefundable') throw invalidOperation('The item cannot be refunded.');
      return { ...item, paymentState };
    }),
};

/**
 * Applies one order update action. A canceled order gives back no stock by itself.
 * @throws CommercetoolsError what the action refuses
 */
export function applyOrderAction(order: Order, action: OrderAction, storage: Storage): Order {
  const apply = handlers[action.action] as Apply<OrderAction['action']>;
  return apply(order, action, storage);
}
