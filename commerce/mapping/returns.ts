import type { LineItemReturnItem, ReturnInfo } from '@commercetools/platform-sdk';
import type { Order } from '../../contract/order.ts';
import { type ReturnedLine, type ReturnReason, returnReasons } from '../../contract/return.ts';
import { ownNumberKind } from '../../stores/own-number.ts';

/** What is announced about pieces of a line. */
export interface AnnouncedLine extends Pick<ReturnedLine, 'lineItemId' | 'quantity' | 'isByRecipient'> {
  readonly reason: ReturnReason;
  /** The variant that is wanted instead. */
  readonly exchange: { readonly sku: string; readonly name: string } | null;
}

/** What staff read in the Merchant Center. */
const reasonWords: Readonly<Record<ReturnReason, string>> = {
  tooSmall: 'too small',
  tooLarge: 'too large',
  notAsExpected: 'not as expected',
  damaged: 'damaged',
  wrongItem: 'something else was sent',
  changedMind: 'changed their mind',
  other: 'another reason',
};
const recipientWords = 'announced by the recipient of the gift';

/** The comment of a return item, e.g. `too small; exchange for CAP-L (Black, L)`. */
export const returnComment = ({ reason, exchange, isByRecipient }: AnnouncedLine): string =>
  [
    reasonWords[reason],
    ...(exchange ? [`exchange for ${exchange.sku} (${exchange.name.replaceAll(';', ',')})`] : []),
    ...(isByRecipient ? [recipientWords] : []),
  ].join('; ');

/** What such a comment says; staff may write others. */
function readComment(comment = ''): Pick<ReturnedLine, 'reason' | 'exchangeFor' | 'isByRecipient'> {
  const parts = comment.split('; ');
  const [, sku, name] = /; exchange for (\S+) \(([^;]*)\)/.exec(comment) ?? [];
  return {
    reason: returnReasons.find((reason) => reasonWords[reason] === parts[0]) ?? null,
    exchangeFor: name || sku || null,
    isByRecipient: parts.includes(recipientWords),
  };
}

/** Pieces that were announced, and how many of them have not come back. */
interface Announced {
  readonly line: ReturnedLine;
  readonly trackingId: string | undefined;
  open: number;
}

/**
 * What is on its way back and what has come back. commercetools keeps an announcement (`Advised`) as it is; what arrives is noted as
 * an item of its own. So what came back later than an announcement of the same line is taken for what was announced: the one
 * with its number first, then the oldest.
 * @param lines of the order, with their names.
 */
export function returnsOf(
  infos: readonly ReturnInfo[] | undefined,
  lines: readonly Pick<Order['cart']['lineItems'][number], 'id' | 'name'>[],
): ReturnedLine[] {
  const announced: Announced[] = [];
  const received: ReturnedLine[] = [];
  const items = (infos ?? []).flatMap(({ items: together, returnTrackingId: trackingId }) =>
    together.flatMap((item) => {
      if (item.type !== 'LineItemReturnItem') return [];
      const line = lines.find(({ id }) => id === item.lineItemId);
      const returnId = together[0]?.id ?? item.id;
      return line ? [{ item, line, returnId, trackingId }] : [];
    }),
  );
  const inOrder = items.toSorted((one, other) => one.item.createdAt.localeCompare(other.item.createdAt));
  for (const { item, line, returnId, trackingId } of inOrder) {
    const { id, createdAt: at, lineItemId, quantity } = item;
    const own = { id, returnId, at, lineItemId, name: line.name, quantity };
    if (item.shipmentState === 'Advised') {
      const number = trackingId !== undefined && ownNumberKind(trackingId) === 'T' ? trackingId : null;
      const told = { ...own, number, state: 'announced', ...readComment(item.comment) } as const;
      announced.push({ line: told, trackingId, open: quantity });
    } else {
      const wishes = fulfilled(announced, own, trackingId);
      const told = wishes.find(({ exchangeFor, isByRecipient }) => exchangeFor !== null || isByRecipient);
      const { number = null, reason = null, exchangeFor = null } = told ?? wishes[0] ?? {};
      const isByRecipient = wishes.some((wish) => wish.isByRecipient);
      received.push({ ...own, number, state: stateOf(item), reason, exchangeFor, isByRecipient });
    }
  }
  return [
    ...announced.filter(({ open }) => open > 0).map(({ line, open }) => ({ ...line, quantity: open })),
    ...received,
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}

const stateOf = ({ paymentState }: LineItemReturnItem): ReturnedLine['state'] =>
  paymentState === 'Refunded' ? 'refunded' : paymentState === 'NotRefunded' ? 'closed' : 'received';

/** Takes what came back off what was announced before. @returns the announcements that it fulfills. */
function fulfilled(
  announced: readonly Announced[],
  { lineItemId, quantity }: Pick<ReturnedLine, 'lineItemId' | 'quantity'>,
  trackingId: string | undefined,
): ReturnedLine[] {
  const ofLine = announced.filter(({ line }) => line.lineItemId === lineItemId);
  const isNamed = (each: Announced) => trackingId !== undefined && each.trackingId === trackingId;
  let left = quantity;
  const found: ReturnedLine[] = [];
  for (const each of [...ofLine.filter(isNamed), ...ofLine.filter((other) => !isNamed(other))]) {
    const taken = Math.min(left, each.open);
    if (taken === 0) continue;
    each.open -= taken;
    left -= taken;
    found.push(each.line);
  }
  return found;
}
