import type { Cart, LineItem } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { track } from '../telemetry/track.ts';
import { type CartQueue, type CartQueuePorts, createCartQueue, quantityOf } from './cart-queue.ts';
import { type CartWish, type CartWishes, createCartWishes, type WishPorts } from './cart-wishes.ts';

/** Everything that asks the shop for a cart or changes one. Each change throws `ShopApiError` if it is rejected. */
export interface CartCommands extends Pick<CartQueue, 'move' | 'reopen'> {
  /** Refetches the cart. @throws ShopApiError */
  readonly refresh: () => Promise<unknown>;
  /** Adds a product, or remembers to do so as soon as there is a connection. @returns whether it is in the cart. */
  readonly add: CartWishes['make'];
  /** Gives up one of the waiting wishes. */
  readonly dropWish: (id: string) => Promise<void>;
  /** 0 removes the line item. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<Cart | null>;
  readonly applyCode: (code: string) => Promise<Cart | null>;
  readonly removeCode: (discountCodeId: string) => Promise<Cart | null>;
  /** Changes an existing cart; does nothing if it is gone. */
  readonly change: (actions: readonly CartAction[]) => Promise<Cart | null>;
}

/** Creates the commands, and grants what an earlier page could not put in the cart. */
export function createCartCommands(
  ports: Pick<CartQueuePorts, 'onCart'> & Pick<WishPorts, 'onWaiting' | 'onGranted'>,
): CartCommands {
  const queue = createCartQueue({
    createCart: (cart) => callShopApi((api) => api.createCart(cart)),
    loadCart: (id) => callShopApi((api) => api.loadCart(id)),
    moveCart: (id, version, country) => callShopApi((api) => api.moveCart(id, version, country)),
    updateCart: (id, version, actions) => callShopApi((api) => api.updateCart(id, version, actions)),
    storedId: () => readEntry('CT_CART_ID'),
    onCart: ports.onCart,
  });
  const wishes = createCartWishes({ ...ports, grant: (wish, onSend) => grant(queue, wish, onSend) });
  wishes.start();
  return {
    refresh: queue.refresh,
    move: queue.move,
    reopen: queue.reopen,
    add: wishes.make,
    dropWish: (id) => {
      wishes.drop(id);
      return Promise.resolve();
    },
    ...changesOf(queue),
  };
}

/** Adds what is wished for, unless the cart contains it already. */
async function grant(queue: CartQueue, wish: CartWish, onSend: (expected: number) => void): Promise<void> {
  const { sku, quantity, country, giftMessage } = wish;
  const plan = (cart: Cart | null): CartAction[] => {
    const present = quantityOf(cart, sku);
    const expected = wish.expected ?? present + quantity;
    onSend(expected);
    if (present >= expected) return [];
    return [{ action: 'addLineItem', sku, quantity, ...(giftMessage === undefined ? {} : { giftMessage }) }];
  };
  const cart = await queue.change(plan, { startIn: country });
  // Without cookies, the cart exists, but nothing leads back to it.
  if (cart && readEntry('CT_CART_ID') !== cart.id)
    throw new ShopApiError('cookiesBlocked', 'The browser does not keep the ID of the cart');
  trackQuantity(
    cart?.lineItems.find((line) => line.sku === sku),
    quantity,
  );
}

function changesOf(
  queue: CartQueue,
): Pick<CartCommands, 'setQuantity' | 'applyCode' | 'removeCode' | 'change'> {
  const change = (actions: readonly CartAction[]) => queue.change((cart) => (cart ? actions : []));
  return {
    change,
    setQuantity: async (lineItemId, quantity) => {
      // Stays unknown if a later change took the place of this one.
      let before: LineItem | undefined;
      const after = await queue.change(
        (cart) => {
          before = cart?.lineItems.find(({ id }) => id === lineItemId);
          return before ? [{ action: 'changeLineItemQuantity', lineItemId, quantity }] : [];
        },
        { slot: `line item ${lineItemId}` },
      );
      trackQuantity(before, quantity - (before?.quantity ?? 0));
      return after;
    },
    applyCode: (code) => change([{ action: 'addDiscountCode', code }]),
    removeCode: (discountCodeId) =>
      queue.change((cart) =>
        cart?.discountCodes.some(({ id }) => id === discountCodeId)
          ? [{ action: 'removeDiscountCode', discountCodeId }]
          : [],
      ),
  };
}

/** @param more how many units more there are than before; negative if there are fewer. */
function trackQuantity(line: LineItem | undefined, more: number): void {
  if (!line || more === 0) return;
  track({ name: more > 0 ? 'add_to_cart' : 'remove_from_cart', line, quantity: Math.abs(more) });
}
