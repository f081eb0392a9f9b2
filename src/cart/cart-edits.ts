import type { Cart, LineItem } from '../../contract/cart.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { trackQuantity } from './cart-additions.ts';
import type { CartQueue } from './cart-queue.ts';

// Each is called when its turn in the queue has come.

/** Sets the quantity of a line item; 0 removes it. Nothing happens to a line that is gone. */
export async function setQuantity(
  { withLatest, apply }: CartQueue,
  lineItemId: string,
  quantity: number,
): Promise<Cart | null> {
  let before: LineItem | undefined;
  const after = await withLatest((cart) => {
    before = cart?.lineItems.find(({ id }) => id === lineItemId);
    return apply(cart, before ? [{ action: 'changeLineItemQuantity', lineItemId, quantity }] : []);
  });
  if (before) trackQuantity(before, quantity - before.quantity);
  return after;
}

/** Removes a discount code, if the cart has it. */
export const removeCode = ({ withLatest, apply }: CartQueue, discountCodeId: string): Promise<Cart | null> =>
  withLatest((cart) => {
    const isThere = cart?.discountCodes.some(({ id }) => id === discountCodeId);
    return apply(cart, isThere ? [{ action: 'removeDiscountCode', discountCodeId }] : []);
  });

/** Moves the cart to another country; null without a cart, and for a cart that is already there. */
export const move = ({ withLatest, kept }: CartQueue, country: string) =>
  withLatest(async (cart) => {
    if (!cart || cart.country === country) return null;
    const after = await callShopApi((api) => api.moveCart(cart.id, cart.version, country));
    return { before: cart, after: kept(after) };
  });

/** Makes another cart of this browser the current one. */
export const reopen = async ({ kept }: CartQueue, id: string): Promise<Cart> =>
  kept(await callShopApi((api) => api.loadCart(id)));
