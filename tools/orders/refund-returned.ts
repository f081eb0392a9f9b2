import type { InvoiceLine, OrderRecord } from '../../commerce/commerce.ts';
import type { ReturnedLine } from '../../contract/return.ts';
import { amountOfLines } from './refund-lines.ts';

/** What came back of an order and is to be refunded. */
interface Returned {
  readonly lines: readonly ReturnedLine[];
  /** In minor units. */
  readonly centAmount: number;
  /** What came back, too, but is left to a person, in words. */
  readonly leftOut: readonly string[];
}

/**
 * What came back and has not been refunded yet. What is to be exchanged, or was a gift to who sent it back, is left out: staff send
 * something else, or arrange with them what they get.
 * @param invoice adds up to what was paid.
 * @param refunded what has gone back of the order's money already, in minor units.
 * @throws Error if there is nothing, or if money went back otherwise, perhaps for the same pieces.
 */
export function returnedOf(
  { orderNumber, returns, cart }: Pick<OrderRecord, 'orderNumber' | 'returns' | 'cart'>,
  invoice: readonly InvoiceLine[],
  refunded: number,
): Returned {
  const amountOf = (lines: readonly ReturnedLine[]): number => {
    const byLine = Map.groupBy(lines, ({ lineItemId }) => lineItemId);
    const named = [...byLine].map(([lineItemId, same]) => {
      // Items are the first lines of an invoice, in the order of the cart's.
      const place = cart.lineItems.findIndex(({ id }) => id === lineItemId) + 1;
      return `${place}:${same.reduce((sum, { quantity }) => sum + quantity, 0)}`;
    });
    return named.length === 0 ? 0 : amountOfLines(named.join(','), invoice);
  };
  const received = returns.filter(({ state }) => state === 'received');
  const lines = received.filter(({ exchangeFor, isByRecipient }) => exchangeFor === null && !isByRecipient);
  const leftOut = received.filter((line) => !lines.includes(line)).map(leftOutWords);
  if (lines.length === 0)
    throw new Error(
      [`Nothing that came back of order ${orderNumber} is still to be refunded.`, ...leftOut].join('\n'),
    );
  if (refunded > amountOf(returns.filter(({ state }) => state === 'refunded')))
    throw new Error(
      `Money of order ${orderNumber} went back otherwise, perhaps for what came back: show tells what. Refund what is still owed with --lines or --amount, and set its payment state to Refunded in the Merchant Center.`,
    );
  return { lines, centAmount: amountOf(lines), leftOut };
}

const leftOutWords = ({ quantity, name, exchangeFor }: ReturnedLine): string =>
  exchangeFor === null
    ? `${quantity} × ${name} was a gift to who sent it back: arrange with them what they get.`
    : `${quantity} × ${name} is to be exchanged for ${exchangeFor}: send it, or refund the line with --lines.`;
