import { createStore, type StoreApi } from 'zustand';
import type { Cart, LineItem } from '../../contract/cart.ts';
import type { CartAction } from '../../contract/cart-requests.ts';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { errorCodeOf, type ShopErrorCode } from '../shop-api/shop-api-error.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { track } from '../telemetry/track.ts';
import { type CartQueue, createCartQueue, quantityOf } from './cart-queue.ts';
import type { CartWish, CartWishes } from './cart-wishes.ts';

export interface CartState {
  /** Null while loading and if there is none. */
  readonly cart: Cart | null;
  /** True until the cookie (and, if it contains a cart's ID, the API) has been checked for the first time. */
  readonly loading: boolean;
  /** Why the cart could not be fetched, or null. */
  readonly loadError: ShopErrorCode | null;
  /** What was added and waits for a connection, or was refused when it was sent later. */
  readonly waiting: readonly CartWish[];
  /** The latest of them that is in the cart now; null if none has waited. */
  readonly granted: CartWish | null;
}

/** A cart's ID and version: together, they identify one state of a cart. */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

/** The cart of this browser tab. Each change throws `ShopApiError` if it is rejected. */
export interface CartStore {
  /** Fetches the cart as soon as there is a subscriber, and again whenever the tab becomes visible. */
  readonly state: Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Refetches the cart; never throws, a failure is `loadError`. */
  readonly refresh: () => Promise<void>;
  /** Adds a product, or remembers to do so as soon as there is a connection. @returns whether it is in the cart. */
  readonly add: CartWishes['make'];
  /** Gives up one of the waiting wishes. */
  readonly dropWish: (id: string) => void;
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
    waiting: [],
    granted: null,
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
  let wishes: Promise<CartWishes> | null = null;
  const loadWishes = () =>
    (wishes ??= loadPart(() => import('./cart-wishes.ts')).then(
      ({ createCartWishes }) => {
        const made = createCartWishes({
          grant: (wish, onSend) => grant(queue, wish, onSend),
          onWaiting: (waiting) => setState({ waiting }),
          onGranted: (granted) => setState({ granted }),
        });
        made.start();
        return made;
      },
      (error: unknown) => {
        wishes = null;
        throw error;
      },
    ));
  const start = () => {
    void refresh();
    whenIdle(() => void loadWishes().catch(() => undefined));
  };
  return {
    state: { getState, getInitialState, subscribe: whileInView(subscribe, start, refresh) },
    refresh,
    add: async (wish) => (await loadWishes()).make(wish),
    dropWish: (id) => void loadWishes().then(({ drop }) => drop(id)),
    ...changesOf(queue),
    move: queue.move,
    reopen: queue.reopen,
    keepId,
    forget: () => onCart(null),
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
  trackQuantity(
    cart?.lineItems.find((line) => line.sku === sku),
    quantity,
  );
}

function changesOf(queue: CartQueue): Pick<CartStore, 'setQuantity' | 'applyCode' | 'removeCode' | 'change'> {
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

type Subscribe = CartStore['state']['subscribe'];

/** Starts when the first subscriber arrives and, until the last one has left, refreshes whenever the tab becomes visible. */
function whileInView(subscribe: Subscribe, start: () => void, refresh: () => Promise<void>): Subscribe {
  let subscribers = 0;
  const onVisible = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  return (listener) => {
    const unsubscribe = subscribe(listener);
    subscribers += 1;
    if (subscribers === 1) {
      document.addEventListener('visibilitychange', onVisible);
      start();
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
