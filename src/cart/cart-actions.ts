import type { Cart } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';

/** Whether these actions only add products, and the later cart has them. All other actions may be repeated. */
export function areAdded(actions: readonly CartAction[], before: Cart, after: Cart): boolean {
  return actions.every(
    (action) =>
      action.action === 'addLineItem' &&
      quantityOf(after, action.sku) >= quantityOf(before, action.sku) + action.quantity,
  );
}

/** Units of a product in a cart. */
export function quantityOf(cart: Cart | null, sku: string): number {
  const lineItems = cart?.lineItems.filter((lineItem) => lineItem.sku === sku) ?? [];
  return lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** A new cart accepts plain line items immediately; everything else follows as an update. */
export function splitForCreation(actions: readonly CartAction[]) {
  const lineItems: { sku: string; quantity: number }[] = [];
  const rest: CartAction[] = [];
  for (const action of actions) {
    if (action.action === 'addLineItem' && action.giftMessage === undefined) {
      lineItems.push({ sku: action.sku, quantity: action.quantity });
    } else rest.push(action);
  }
  return { lineItems, rest };
}
