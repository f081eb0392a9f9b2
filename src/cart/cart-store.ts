import { createStore, type StoreApi } from 'zustand';
import type { Cart, LineItem } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { errorCodeOf, type ShopErrorCode } from '../shop-api/shop-api-error.ts';
import { track } from '../telemetry/track.ts';
import { type CartQueue, createCartQueue } from './cart-queue.ts';

export interface CartState {
  /** Null while loading and if there is none. */
  readonly cart: Cart | null;
  /** True until the cookie (and, if it contains a cart's ID, the API) has been checked for the first time. */
  readonly loading: boolean;
  /** Why the cart could not be fetched, or null. */
  readonly loadError: ShopErrorCode | null;
}

/** A cart's ID and version: together, they identify one state of a cart. */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

/** The cart of this browser tab. Each change throws `ShopApiError` if it is rejected. */
export interface CartStore {
  /** Fetches the cart as soon as there is a subscriber, and again whenever the tab becomes visible. */
  readonly state: Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Refetches the cart; never throws, a failure is `loadError`. */
  readonly refresh: () => Promise<void>;
  /** @param country the country a new cart is for: ISO 3166-1 alpha-2, lower case. */
  readonly add: (
    sku: string,
    quantity: number,
    country: string,
    giftMessage?: string,
  ) => Promise<Cart | null>;
  /** 0 removes the line item. */
  readonly setQuantity: (lineItemId: string, quantity: number) => Promise<Cart | null>;
  readonly applyCode: (code: string) => Promise<Cart | null>;
  readonly removeCode: (discountCodeId: string) => Promise<Cart | null>;
  /** Changes an existing cart; does nothing if it is gone. */
  readonly change: (actions: readonly CartAction[]) => Promise<Cart | null>;
  /** The cart in another country of the storefront, before and after; null without a cart to move. */
  readonly move: CartQueue['move'];
  /** Makes an earlier cart the current one again. */
  readonly reopen: CartQueue['reopen'];
  /** Stores a cart's ID in the cookie, unless exactly this version was stored last; null removes the cookie. */
  readonly keepId: (cart: CartVersion | null) => void;
  /** Lets go of the cart, e.g. once it is an order. */
  readonly forget: () => void;
}

/** Creates the cart store. Its loading state is what is rendered on the server and hydrated. */
export function createCartStore(): CartStore {
  const { getState, getInitialState, setState, subscribe } = createStore<CartState>(() => ({
    cart: null,
    loading: true,
    loadError: null,
  }));
  let kept: CartVersion | null = null;
  const keepId = (cart: CartVersion | null) => {
    if (cart && isSameVersion(cart, kept)) return;
    kept = cart;
    if (cart) writeEntry('CT_CART_ID', cart.id);
    // Even if nothing was stored: the cookie may contain the ID of a cart that was never loaded.
    else removeEntry('CT_CART_ID');
  };
  const onCart = (cart: Cart | null) => {
    keepId(cart);
    setState({ cart });
  };
  const queue = createCartQueue({
    createCart: (cart) => callShopApi((api) => api.createCart(cart)),
    loadCart: (id) => callShopApi((api) => api.loadCart(id)),
    moveCart: (id, version, country) => callShopApi((api) => api.moveCart(id, version, country)),
    updateCart: (id, version, actions) => callShopApi((api) => api.updateCart(id, version, actions)),
    storedId: () => readEntry('CT_CART_ID'),
    onCart,
  });
  const refresh = async () => {
    try {
      await queue.refresh();
      setState({ loading: false, loadError: null });
    } catch (error) {
      setState({ loading: false, loadError: errorCodeOf(error) });
    }
  };
  return {
    state: { getState, getInitialState, subscribe: whileInView(subscribe, refresh) },
    refresh,
    ...changesOf(queue),
    move: queue.move,
    reopen: queue.reopen,
    keepId,
    forget: () => onCart(null),
  };
}

function changesOf(
  queue: CartQueue,
): Pick<CartStore, 'add' | 'setQuantity' | 'applyCode' | 'removeCode' | 'change'> {
  const change = (actions: readonly CartAction[]) => queue.change((cart) => (cart ? actions : []));
  return {
    change,
    add: async (sku, quantity, country, giftMessage) => {
      const cart = await queue.change(
        () => [
          { action: 'addLineItem', sku, quantity, ...(giftMessage === undefined ? {} : { giftMessage }) },
        ],
        { startIn: country },
      );
      trackQuantity(
        cart?.lineItems.find((line) => line.sku === sku),
        quantity,
      );
      return cart;
    },
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

type Subscribe = CartStore['state']['subscribe'];

/** Refreshes when the first subscriber arrives and, until the last one has left, whenever the tab becomes visible. */
function whileInView(subscribe: Subscribe, refresh: () => Promise<void>): Subscribe {
  let subscribers = 0;
  const onVisible = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  return (listener) => {
    const unsubscribe = subscribe(listener);
    subscribers += 1;
    if (subscribers === 1) {
      document.addEventListener('visibilitychange', onVisible);
      void refresh();
    }
    return () => {
      unsubscribe();
      subscribers -= 1;
      if (subscribers === 0) document.removeEventListener('visibilitychange', onVisible);
    };
  };
}

/** Whether both are the same version of the same record, or both null. */
export function isSameVersion(one: CartVersion | null, other: CartVersion | null): boolean {
  return one?.id === other?.id && one?.version === other?.version;
}
