import { storeIdOf } from '../context/identifiers.ts';
import type { Notification } from './catalogue-changes.ts';

/** Messages after which something may have to be done for an order: an e-mail, a capture, or stock that goes back. */
const orderMessages: readonly string[] = [
  'OrderCreated',
  'OrderStateChanged',
  'OrderPaymentStateChanged',
  'OrderShipmentStateChanged',
  'DeliveryAdded',
  'ParcelAddedToDelivery',
  'ReturnInfoAdded',
  'ReturnInfoSet',
];

/** The numbers of a storefront's orders that notifications are about. They are all that is read of an order from a message. */
export function changedOrders(
  notifications: readonly Notification[],
  projectKey: string,
  storeId: string,
): ReadonlySet<string> {
  const numbers = notifications
    .filter(
      (each) =>
        each.resource.typeId === 'order' &&
        each.projectKey === projectKey &&
        orderMessages.includes(each.type),
    )
    .flatMap(({ resourceUserProvidedIdentifiers: { orderNumber } }) => orderNumber ?? []);
  return new Set(numbers.filter((orderNumber) => storeIdOf(orderNumber) === storeId));
}
