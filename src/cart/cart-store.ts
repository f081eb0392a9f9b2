import type { StoreApi } from 'zustand';
import type { Cart, LineItem, CartAction } from '../../contract/cart.ts';
import { readEntry } from '../consent/guarded-storage.ts';
import { isOnline } from '../recovery/network-status.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { shopErrorOf } from '../shop-api/shop-api-error.ts';
import { createAdditions, trackQuantity } from './cart-additions.ts';
import { createCartQueue } from './cart-queue.ts';
import { type CartState, createKnownCart, type KnownCart, type PendingAddition } from './known-cart.ts';

/** The cart of this browser tab, with everything that asks the shop for it or changes it. */
export type CartStore = ReturnType<typeof createCartStore>;

export function createCartStore() {
  const known = createKnownCart();
  const { refresh: refetch, begin, ...commands } = createCartCommands(known);
  const { getState, getInitialState, setState, subscribe } = known.state;
  const refresh = async () => {
    try {
      await refetch();
      setState({ loading: false, loadError: null });
    } catch (error) {
      setState({ loading: false, loadError: shopErrorOf(error).code });
    }
  };
  let isBegun = false;
  const start = () => {
    // After all effects of this render: the region, which waits for this, removes the country from the address. Back
    // from a bank, the cart may become an order at any moment: what ends the payment fetches the cart if it is needed.
    if (!location.search.includes('redirectResult=')) queueMicrotask(() => void refresh());
    if (!isBegun) whenIdle(begin);
    isBegun = true;
  };
  const state: Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'> = {
    getState,
    getInitialState,
    subscribe: whileInView(subscribe, start, refresh),
  };
  const forget = () => {
    known.keep(null);
    setState({ loading: false });
  };
  return { ...commands, state, refresh, forget };
}

/** The commands of one browser tab, one after the other. Each throws `ShopApiError`; later ones still run. */
export function createCartCommands(known: KnownCart) {
  const { state, keep } = known;
  const cartQueue = createCartQueue(known);
  const { enqueue, queue, kept, load, withLatest, apply } = cartQueue;
  const additions = createAdditions(known, cartQueue);
  /** Changes of quantities that wait for their turn, by line item. */
  const waiting = new Map<string, Promise<Cart | null>>();

  /** Notes a quantity that is shown until the shop has answered; undefined once it has. */
  const choose = (lineItemId: string, quantity?: number) =>
    state.setState(({ quantities }) => ({ quantities: { ...quantities, [lineItemId]: quantity } }));

  const change = (actions: readonly CartAction[]) => queue((cart) => apply(cart, actions));
  return {
    begin: additions.begin,
    /** Adds a product; without a connection, it waits for one. @returns whether it is in the cart. */
    add: async (fields: Omit<PendingAddition, 'id'>): Promise<boolean> => {
      // Browsers would keep the cart of a frame apart from that of the shop's own tabs: the shopper buys in one of those.
      if (window.self !== window.top) {
        window.open(location.href, '_blank', 'noopener');
        return false;
      }
      const addition = { ...fields, id: crypto.randomUUID() };
      const isWaiting = !isOnline();
      if (isWaiting) additions.wait(addition);
      else await additions.sendAtOnce(addition);
      state.setState({ added: { ...addition, isWaiting } });
      return !isWaiting;
    },
    dropAddition: additions.drop,
    /** 0 removes the line item. Of several quantities that wait for their turn, only the latest is sent. */
    setQuantity: (lineItemId: string, quantity: number): Promise<Cart | null> => {
      choose(lineItemId, quantity);
      const earlier = waiting.get(lineItemId);
      if (earlier) return earlier;
      const result = enqueue(async () => {
        waiting.delete(lineItemId);
        const { [lineItemId]: latest = quantity } = state.getState().quantities;
        let before: LineItem | undefined;
        const after = await withLatest((cart) => {
          before = cart?.lineItems.find(({ id }) => id === lineItemId);
          const set = { action: 'changeLineItemQuantity', lineItemId, quantity: latest } as const;
          return apply(cart, before ? [set] : []);
        });
        if (before) trackQuantity(before, latest - before.quantity);
        return after;
      }).finally(() => {
        // The shopper may have chosen again meanwhile.
        if (!waiting.has(lineItemId)) choose(lineItemId);
      });
      waiting.set(lineItemId, result);
      return result;
    },
    applyCode: (code: string) => change([{ action: 'addDiscountCode', code }]),
    removeCode: (discountCodeId: string) =>
      queue((cart) => {
        const isThere = cart?.discountCodes.some(({ id }) => id === discountCodeId);
        return apply(cart, isThere ? [{ action: 'removeDiscountCode', discountCodeId }] : []);
      }),
    change,
    /** Moves the cart to another country; null without a cart, and for a cart that is already there. */
    move: (country: string) =>
      queue(async (cart) => {
        if (!cart || cart.country === country) return null;
        const after = await callShopApi((api) => api.moveCart(cart.id, cart.version, country));
        return { before: cart, after: kept(after) };
      }),
    reopen: (id: string) => enqueue(async () => kept(await callShopApi((api) => api.loadCart(id)))),
    refresh: () =>
      enqueue(async () => {
        const id = readEntry('CT_CART_ID');
        if (id !== null) return load(id);
        const { cart, isGone } = state.getState();
        keep(null, { isGone: isGone || cart !== null });
        return null;
      }),
  };
}

type Subscribe = StoreApi<CartState>['subscribe'];

/** Starts when the first subscriber arrives; until the last one has left, refreshes when the tab is visible or online again. */
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
      window.addEventListener('online', onVisible);
      start();
    }
    return () => {
      unsubscribe();
      subscribers -= 1;
      if (subscribers > 0) return;
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onVisible);
    };
  };
}
