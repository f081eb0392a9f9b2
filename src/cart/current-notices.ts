import type { Cart, CartNotice } from '../../contract/cart.ts';
import { isShort } from '../../contract/short-line.ts';

/** One notice with what tells it from the others on the same screen. */
interface CurrentNotice {
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
    const { kind, lineItemId = '', code = '' } = notice;
    const key = `${kind} ${lineItemId}${code}`;
    const from = latest.get(key)?.from;
    latest.set(key, from ? { ...notice, from } : notice);
  }
  return [...latest].flatMap(([key, notice]) => (isTrue(notice, cart) ? { key, notice } : []));
}

function isTrue(notice: CartNotice, { lineItems, shippingMethod, discountCodes }: Cart): boolean {
  const line = lineItems.find(({ id }) => id === notice.lineItemId);
  switch (notice.kind) {
    case 'shippingMethodRemoved':
      return shippingMethod === null;
    case 'priceChanged':
      return line !== undefined && notice.from?.centAmount !== notice.to?.centAmount;
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
