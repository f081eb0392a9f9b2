import { sameMoney } from '../../commerce/mapping/money.ts';
import type { Cart } from '../../contract/cart.ts';

/** What a change caused beyond what was requested. A shipping method that was replaced does not count as removed. */
export function noticesBetween(before: Cart, after: Cart): Cart['notices'] {
  const prices = new Map(before.lineItems.map(({ id, unitPrice }) => [id, unitPrice]));
  const pricesChanged = after.lineItems.some(({ id, unitPrice }) => {
    const old = prices.get(id);
    return old !== undefined && !sameMoney(old, unitPrice);
  });
  const notices: Cart['notices'] = [];
  if (before.shippingMethod && !after.shippingMethod) notices.push('shippingMethodRemoved');
  if (pricesChanged) notices.push('pricesChanged');
  return notices;
}
