import { createStore } from 'zustand';
import type { Cart } from '../../contract/cart.ts';
import { removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import type { ShopErrorCode } from '../shop-api/shop-api-error.ts';

/** Something a shopper has added to the cart that the shop has not confirmed yet. */
export interface PendingAddition {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  /** The country a new cart is for: ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly giftMessage?: string;
  /**
   * How many of the product the cart contains once this has been added, from the moment it is sent: a page that is closed
   * meanwhile does not know the answer.
   */
  readonly expected?: number;
  readonly refusal?: ShopErrorCode;
}

export interface CartState {
  readonly cart: Cart | null;
  /** True until the cookie (and, if it contains a cart's ID, the API) has been checked for the first time. */
  readonly loading: boolean;
  readonly loadError: ShopErrorCode | null;
  readonly changing: boolean;
  /** Quantities that the shopper chose and the shop has not confirmed yet, by line item; 0 is being removed. */
  readonly quantities: Readonly<Record<string, number | undefined>>;
  /** The number of the order that this browser's cart turned out to have become; null otherwise, and once it has been shown. */
  readonly ordered: string | null;
  /** Whether this browser had a cart that is no longer there, and nobody knows what became of it; until there is another one. */
  readonly isGone: boolean;
  /** What was added and waits for a connection, or was refused when it was sent later. */
  readonly pendingAdditions: readonly PendingAddition[];
  /** What was added last: it is in the cart, or waits for a connection. A new object each time. */
  readonly added: (PendingAddition & { readonly isWaiting: boolean }) | null;
}

export type KnownCart = ReturnType<typeof createKnownCart>;

/** Nothing is known yet: this is what is rendered on the server and hydrated. */
export function createKnownCart() {
  const state = createStore<CartState>(() => ({
    cart: null,
    loading: true,
    loadError: null,
    changing: false,
    quantities: {},
    ordered: null,
    isGone: false,
    pendingAdditions: [],
    added: null,
  }));
  let kept: Cart | null = null;
  return {
    state,
    /**
     * Makes a cart the one of this browser, and stores its ID in the cookie, unless exactly this version was stored last.
     * @param cart null if there is none, which removes the cookie.
     * @param end what became of it: the order with the number `ordered`, or nobody knows.
     */
    keep: (
      cart: Cart | null,
      { ordered = null, isGone = false }: Partial<Pick<CartState, 'ordered' | 'isGone'>> = {},
    ) => {
      // Even if nothing was stored: the cookie may contain the ID of a cart that was never loaded.
      if (!cart) removeEntry('CT_CART_ID');
      else if (cart.id !== kept?.id || cart.version !== kept.version) writeEntry('CT_CART_ID', cart.id);
      kept = cart;
      state.setState({ cart, ordered, isGone });
    },
  };
}
