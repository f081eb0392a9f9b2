import type { LineItem } from './cart.ts';
import type { SentOrder } from './returnable.ts';

export interface ReviewableOrder extends Omit<SentOrder, 'lineItems'> {
  readonly lineItems: readonly Pick<LineItem, 'id' | 'kind' | 'quantity' | 'productKey'>[];
}

/** After how many days a parcel counts as arrived of which nobody says that it has. */
export const arrivalDays = 3;

/**
 * The products of an order that can be reviewed, by their keys and in its order: those of which something has arrived and is neither
 * back nor on its way back.
 * @param now milliseconds since 1970.
 */
export function reviewableKeys(order: ReviewableOrder, now: number): string[] {
  if (order.status === 'canceled' || order.isMoneyBack) return [];
  const kept = order.lineItems
    .filter(({ kind }) => kind === 'product' || kind === 'bundle')
    .filter((line) => arrivedOf(order, line, now) > backOf(order, line));
  return [...new Set(kept.map(({ productKey }) => productKey))];
}

type Line = ReviewableOrder['lineItems'][number];

/** How many pieces of a line have arrived. Of a part of an order, it is only known if the warehouse says what is in it. */
function arrivedOf({ status, createdAt, deliveries }: ReviewableOrder, line: Line, now: number): number {
  const isOver = (at: string) => now - Date.parse(at) >= arrivalDays * 24 * 60 * 60_000;
  const arrived = deliveries.filter((delivery) => isOver(delivery.createdAt));
  const isAll = status === 'shipped' && arrived.length === deliveries.length && isOver(createdAt);
  if (status === 'delivered' || isAll) return line.quantity;
  return sum(arrived.flatMap(({ items }) => items.filter(({ lineItemId }) => lineItemId === line.id)));
}

const backOf = ({ returns }: ReviewableOrder, line: Line): number =>
  sum(returns.filter(({ lineItemId }) => lineItemId === line.id));

const sum = (parts: readonly { readonly quantity: number }[]): number =>
  parts.reduce((total, { quantity }) => total + quantity, 0);
