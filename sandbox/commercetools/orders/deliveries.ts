import type {
  Address,
  Delivery,
  Order,
  Parcel,
  ParcelMeasurements,
  TrackingData,
} from '@commercetools/platform-sdk';
import { duplicateField, invalidField, invalidInput, invalidOperation } from '../errors.ts';
import type { DeliveryDraft, ParcelDraft } from './schemas.ts';

/** @throws CommercetoolsError InvalidField if the order does not have that many units of the line */
export function checkLine(order: Order, lineItemId: string, quantity: number): void {
  const line = order.lineItems.find(({ id }) => id === lineItemId);
  if (!line) throw invalidField('id', lineItemId, `The order has no line item with ID '${lineItemId}'.`);
  if (quantity > line.quantity) {
    throw invalidField('quantity', quantity, `The line item has a quantity of ${line.quantity}.`);
  }
}

/** A resource inside an order: by its ID or by its key, never by both. */
interface Named {
  readonly id: string | undefined;
  readonly key: string | undefined;
}

const deliveriesOf = ({ shippingInfo }: Order): Delivery[] => shippingInfo?.deliveries ?? [];

/** @throws CommercetoolsError InvalidOperation without a shipping method */
function withDeliveries(order: Order, deliveries: Delivery[]): Order {
  if (!order.shippingInfo) throw invalidOperation('An order without shippingInfo cannot have deliveries.');
  return { ...order, shippingInfo: { ...order.shippingInfo, deliveries } };
}

/** Adds a shipment. @throws CommercetoolsError InvalidOperation without a shipping method, InvalidField, DuplicateField */
export function addDelivery(order: Order, draft: DeliveryDraft): Order {
  const { deliveryKey, items, address, parcels } = draft;
  const others = deliveriesOf(order);
  if (deliveryKey !== undefined && others.some(({ key }) => key === deliveryKey))
    throw duplicateField('deliveryKey', deliveryKey);
  for (const { id, quantity } of items) checkLine(order, id, quantity);
  const delivery: Delivery = {
    id: crypto.randomUUID(),
    ...(deliveryKey !== undefined && { key: deliveryKey }),
    createdAt: new Date().toISOString(),
    items,
    parcels: parcels.map((parcel) => newParcel(order, parcel)),
    ...(address && { address: address as Address }),
  };
  return withDeliveries(order, [...others, delivery]);
}

/** @throws CommercetoolsError InvalidField for lines or units that the order does not have */
export function newParcel(order: Order, { key, measurements, trackingData, items }: ParcelDraft): Parcel {
  for (const { id, quantity } of items) checkLine(order, id, quantity);
  return {
    id: crypto.randomUUID(),
    ...(key !== undefined && { key }),
    createdAt: new Date().toISOString(),
    ...(measurements && { measurements: measurements as ParcelMeasurements }),
    ...(trackingData && { trackingData: trackingData as TrackingData }),
    items,
  };
}

/** Changes one delivery, or removes it. @throws CommercetoolsError InvalidInput, InvalidField if there is none */
export function changeDelivery(
  order: Order,
  named: Named,
  change: (delivery: Delivery) => Delivery | null,
): Order {
  const found = findNamed(deliveriesOf(order), 'delivery', named);
  return withDeliveries(
    order,
    deliveriesOf(order).flatMap((delivery) => (delivery === found ? (change(delivery) ?? []) : delivery)),
  );
}

/** Changes one parcel, or removes it. @throws CommercetoolsError InvalidInput, InvalidField if there is none */
export function changeParcel(order: Order, named: Named, change: (parcel: Parcel) => Parcel | null): Order {
  const all = deliveriesOf(order).flatMap(({ parcels }) => parcels);
  const found = findNamed(all, 'parcel', named);
  return withDeliveries(
    order,
    deliveriesOf(order).map((delivery) => ({
      ...delivery,
      parcels: delivery.parcels.flatMap((parcel) => (parcel === found ? (change(parcel) ?? []) : parcel)),
    })),
  );
}

function findNamed<T extends { readonly id: string; readonly key?: string }>(
  all: readonly T[],
  what: 'delivery' | 'parcel',
  { id, key }: Named,
): T {
  if ((id === undefined) === (key === undefined))
    throw invalidInput(`Either '${what}Id' or '${what}Key' must be provided.`);
  const found = all.find((candidate) => (id === undefined ? candidate.key === key : candidate.id === id));
  if (found) return found;
  throw invalidField(
    id === undefined ? `${what}Key` : `${what}Id`,
    id ?? key,
    `The order has no such ${what}.`,
  );
}
