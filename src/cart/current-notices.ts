import type { Cart, CartNotice } from '../../contract/cart.ts';
import { isShort } from '../../contract/short-line.ts';

/** One notice with what tells it from the others on the same screen. */
export interface CurrentNotice {
  readonly key: string;
  readonly notice: CartNotice;
}

/**
 * What is still true of the notices that a cart has collected, each thing once: a price that changed twice is compared
 * with the first one.
 */
export function currentNotices(cart: Cart): readonly CurrentNotice[] {
  const latest = new Map<string, CartNotice>();
  for (const notice of cart.notices) {
    const key = keyOf(notice);
    const earlier = latest.get(key);
    const isOldPrice = notice.kind === 'priceChanged' && earlier?.kind === 'priceChanged';
    latest.set(key, isOldPrice ? { ...notice, from: earlier.from } : notice);
  }
  return [...latest].flatMap(([key, notice]) => (isTrue(notice, cart) ? { key, notice } : []));
}

function keyOf(notice: CartNotice): string {
  if ('lineItemId' in notice) return `${notice.kind} ${notice.lineItemId}`;
  return notice.kind === 'codeIdle' ? `${notice.kind} ${notice.code}` : notice.kind;
}

function isTrue(notice: CartNotice, { lineItems, shippingMethod, discountCodes }: Cart): boolean {
  const line = 'lineItemId' in notice ? lineItems.find(({ id }) => id === notice.lineItemId) : undefined;
  switch (notice.kind) {
    case 'shippingMethodRemoved':
      return shippingMethod === null;
    case 'priceChanged':
      return line !== undefined && notice.from.centAmount !== notice.to.centAmount;
    case 'stockShort':
    case 'notSold':
      return line !== undefined && isShort(line);
    case 'codeIdle':
      return discountCodes.some(({ code, applied }) => code === notice.code && !applied);
    case 'lineRemoved':
    case 'paymentStopped':
      return true;
  }
}
