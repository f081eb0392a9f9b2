import type {
  Delivery as PlatformDelivery,
  Order as PlatformOrder,
  Parcel,
} from '@commercetools/platform-sdk';
import { brand } from '../../brands/api.ts';
import type { Order, OrderStatus, Tracking } from '../../contract/order.ts';
import { carrierBy } from '../../stores/carriers.ts';

type Shipped = Pick<PlatformOrder, 'orderState' | 'shipmentState' | 'shippingInfo'>;

/** States of a shipment in which its deliveries have left, whether a warehouse tells numbers or not. */
export const departed: readonly PlatformOrder['shipmentState'][] = ['Partial', 'Shipped', 'Delivered'];

/**
 * Where an order's goods are, from what a warehouse or staff write: `shipmentState`, and deliveries whose parcels have
 * tracking. A parcel with a number is on its way even if nobody has set the state.
 * @param lines what the shopper sees of the order; parts of a bundle travel with it.
 */
export function shipmentOf(
  order: Shipped,
  lines: Order['cart']['lineItems'],
): Pick<Order, 'status' | 'deliveries'> {
  const isUnderWay = (delivery: PlatformDelivery) =>
    departed.includes(order.shipmentState) || trackingOf(delivery).length > 0;
  const all = order.shippingInfo?.deliveries ?? [];
  const left = all.filter(isUnderWay);
  const deliveries = left.map((delivery) => ({
    id: delivery.id,
    createdAt: delivery.createdAt,
    tracking: trackingOf(delivery),
    items: lines.flatMap(({ id: lineItemId, name }) => {
      const quantity = unitsOf(delivery, lineItemId);
      return quantity > 0 ? [{ lineItemId, name, quantity }] : [];
    }),
  }));
  const hasAll = lines.every(
    ({ id, quantity }) => left.reduce((sum, parcel) => sum + unitsOf(parcel, id), 0) >= quantity,
  );
  // Whoever adds a delivery without saying what is in it sends everything.
  const isComplete = hasAll || left.some(({ items }) => items.length === 0);
  return {
    status: statusOf(order, all.length > 0, left.length > 0 && (isComplete ? 'all' : 'some')),
    deliveries,
  };
}

function statusOf(
  { orderState, shipmentState }: Shipped,
  hasDeliveries: boolean,
  gone: 'all' | 'some' | false,
): OrderStatus {
  if (orderState === 'Cancelled') return 'canceled';
  if (shipmentState === 'Delivered') return 'delivered';
  if (shipmentState === 'Shipped' || orderState === 'Complete') return 'shipped';
  if (shipmentState === 'Partial') return 'partlyShipped';
  if (gone !== false) return gone === 'all' ? 'shipped' : 'partlyShipped';
  return shipmentState === 'Ready' || hasDeliveries ? 'packed' : 'placed';
}

const unitsOf = ({ items }: PlatformDelivery, lineItemId: string): number =>
  items.filter(({ id }) => id === lineItemId).reduce((sum, { quantity }) => sum + quantity, 0);

/** Labels for a return are not on their way to anybody. */
const trackingOf = ({ parcels }: PlatformDelivery): Tracking[] =>
  parcels.flatMap(({ trackingData }) =>
    trackingData && !trackingData.isReturn ? [trackingIn(trackingData)].filter(isTelling) : [],
  );

const isTelling = ({ number, url }: Tracking): boolean => number !== null || url !== null;

/** A warehouse may write the address of the carrier's page instead of a number; only https is linked. */
function trackingIn({ trackingId, carrier: written }: NonNullable<Parcel['trackingData']>): Tracking {
  const told = trackingId?.trim() ?? '';
  const known = carrierBy(written ?? '', brand.carriers);
  const carrier = known?.name ?? (written?.trim() || null);
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(told)) {
    const url = URL.canParse(told) && new URL(told).protocol === 'https:' ? new URL(told).href : null;
    return { carrier, number: null, url };
  }
  return told === ''
    ? { carrier, number: null, url: null }
    : { carrier, number: told, url: known?.pageOf(told) ?? null };
}
