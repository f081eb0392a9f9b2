import type { LineItem } from './cart.ts';
import type { Order } from './order.ts';
import type { CreateReturn } from './return.ts';

/** What decides whether something of an order can be sent back: nothing about money but whether all of it has gone back. */
export interface SentOrder extends Pick<Order, 'status' | 'createdAt' | 'deliveries' | 'returns'> {
  readonly lineItems: readonly Pick<LineItem, 'id' | 'kind' | 'quantity'>[];
  readonly isMoneyBack: boolean;
}

export function sentOrderOf(order: Order): SentOrder {
  const { status, createdAt, deliveries, returns, refunds, paymentState, cart } = order;
  const refunded = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount.centAmount, 0);
  const isPaid = paymentState === 'paid' || paymentState === 'pending';
  const isMoneyBack = !isPaid || (refunded > 0 && refunded >= cart.total.centAmount);
  return { status, createdAt, deliveries, returns, lineItems: cart.lineItems, isMoneyBack };
}

const day = 24 * 60 * 60_000;

/** When it arrived is not known: as long as a parcel takes at most, in days. */
const travelDays = 14;

/** How many days there are to send what was announced. */
const sendingDays = 14;

/**
 * Until when something of an order can be announced to come back, in milliseconds since 1970: counted from when the last of it
 * left, or else from the order, with the time that a parcel takes at most.
 * @param returnDays of the storefront.
 */
export function returnsEnd(
  { createdAt, deliveries }: Pick<SentOrder, 'createdAt' | 'deliveries'>,
  returnDays: number,
): number {
  const left = deliveries.map((delivery) => Date.parse(delivery.createdAt));
  return Math.max(Date.parse(createdAt), ...left) + (travelDays + returnDays) * day;
}

/** Until when what was announced at a time (ISO 8601) has to be sent, ISO 8601. */
export const sendBy = (announcedAt: string): string =>
  new Date(Date.parse(announcedAt) + sendingDays * day).toISOString();

/**
 * How many pieces of each line can be announced to come back, by line item; a line of which there are none is not in it. Only what
 * has left counts, less what is on its way back or has come back. A bundle comes back as a whole, a gift message never.
 * @param returnDays of the storefront; null if only the law gives a right to.
 * @param now milliseconds since 1970.
 */
export function returnableOf(
  order: SentOrder,
  returnDays: number | null,
  now: number,
): ReadonlyMap<string, number> {
  const isOpen = returnDays !== null && !order.isMoneyBack && now <= returnsEnd(order, returnDays);
  const lines = isOpen ? order.lineItems.filter(({ kind }) => kind !== 'gift-message') : [];
  const left = lines.map(({ id, quantity }) => {
    const back = order.returns
      .filter(({ lineItemId }) => lineItemId === id)
      .reduce((sum, returned) => sum + returned.quantity, 0);
    return [id, Math.min(quantity, sentOf(order, id, quantity)) - back] as const;
  });
  return new Map(left.filter(([, pieces]) => pieces > 0));
}

/** The lines of which something can be announced to come back, with as many pieces as that. */
export const returnableLines = <Line extends Pick<LineItem, 'id' | 'quantity'>>(
  lines: readonly Line[],
  returnable: ReadonlyMap<string, number>,
): Line[] =>
  lines.flatMap((line) => {
    const quantity = returnable.get(line.id);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });

/** How many pieces of a line have left. Of a part that left, it is only known if the warehouse says what is in it. */
function sentOf({ status, deliveries }: SentOrder, lineItemId: string, ordered: number): number {
  if (status === 'shipped' || status === 'delivered') return ordered;
  if (status !== 'partlyShipped') return 0;
  return deliveries
    .flatMap(({ items }) => items)
    .filter((item) => item.lineItemId === lineItemId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The first of these lines of which fewer pieces can be announced to come back; lines may repeat. Null if all can. */
export function excessIn(
  lines: CreateReturn['lines'],
  returnable: ReadonlyMap<string, number>,
): { readonly lineItemId: string; readonly returnable: number } | null {
  for (const { lineItemId } of lines) {
    const same = lines.filter((line) => line.lineItemId === lineItemId);
    const wanted = same.reduce((sum, { quantity }) => sum + quantity, 0);
    const possible = returnable.get(lineItemId) ?? 0;
    if (wanted > possible) return { lineItemId, returnable: possible };
  }
  return null;
}
