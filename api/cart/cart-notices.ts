import type { Cart, CartNotice, LineItem } from '../../contract/cart.ts';
import { isSameMoney } from '../../contract/money.ts';
import { isShort, unitsLeft } from '../../contract/short-line.ts';

/**
 * What changed between two states of a cart beyond what the shopper asked for. A shipping method that was replaced does
 * not count as removed, and news of a line's stock only counts if the line was not short before.
 * @param removed IDs of the line items that the shopper removed.
 */
export function noticesBetween(
  before: Cart,
  after: Cart,
  removed: ReadonlySet<string> = new Set(),
): CartNotice[] {
  const left = new Map(after.lineItems.map((line) => [line.id, line]));
  const applied = new Set(after.discountCodes.filter((code) => code.applied).map(({ id }) => id));
  const kept = new Set(after.discountCodes.map(({ id }) => id));
  return [
    ...(before.shippingMethod && !after.shippingMethod ? [{ kind: 'shippingMethodRemoved' as const }] : []),
    ...before.lineItems.flatMap((line) => {
      const now = left.get(line.id);
      if (now) return lineNotices(line, now);
      return removed.has(line.id) ? [] : [{ kind: 'lineRemoved' as const, ...aboutLine(line) }];
    }),
    ...before.discountCodes
      .filter((code) => code.applied && kept.has(code.id) && !applied.has(code.id))
      .map(({ code }) => ({ kind: 'codeIdle' as const, code })),
  ];
}

const aboutLine = ({ id, name }: LineItem) => ({ lineItemId: id, name });

function lineNotices(before: LineItem, after: LineItem): CartNotice[] {
  const about = aboutLine(after);
  const [from, to] = [before.unitPrice, after.unitPrice];
  return [
    ...(isSameMoney(from, to) ? [] : [{ kind: 'priceChanged' as const, ...about, from, to }]),
    ...(isShort(after) && !isShort(before)
      ? [{ kind: 'stockShort' as const, ...about, available: unitsLeft(after) }]
      : []),
  ];
}
