import { createStore, type StoreApi } from 'zustand';
import type { Cart } from '../../contract/cart.ts';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { callShopApi, loadShopPart } from '../shop-api/call-shop-api.ts';
import { errorCodeOf, type PlacedOrder, type ShopErrorCode } from '../shop-api/shop-api-error.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import type { CartCommands } from './cart-commands.ts';
import type { CartWish } from './cart-wishes.ts';

export interface CartState {
  /** Null while loading and if there is none. */
  readonly cart: Cart | null;
  /** True until the cookie (and, if it contains a cart's ID, the API) has been checked for the first time. */
  readonly loading: boolean;
  /** Why the cart could not be fetched, or null. */
  readonly loadError: ShopErrorCode | null;
  /** The order that this browser's cart turned out to have become; null otherwise, and once it has been shown. */
  readonly ordered: PlacedOrder | null;
  /** What was added and waits for a connection, or was refused when it was sent later. */
  readonly waiting: readonly CartWish[];
  /** The latest of them that is in the cart now; null if none has waited. */
  readonly granted: CartWish | null;
}

/** A cart's ID and version: together, they identify one state of a cart. */
export type CartVersion = Pick<Cart, 'id' | 'version'>;

/** The cart of this browser tab, with its commands, whose code is loaded when the page is idle or needs it. */
export interface CartStore extends Omit<CartCommands, 'refresh'> {
  /** Fetches the cart as soon as there is a subscriber, and again whenever the tab becomes visible or is online again. */
  readonly state: Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Refetches the cart; never throws, a failure is `loadError`. */
  readonly refresh: () => Promise<void>;
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
    ordered: null,
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
  const onCart = (cart: Cart | null, ordered: PlacedOrder | null = null) => {
    keepId(cart);
    setState({ cart, ordered });
  };
  let loading: Promise<CartCommands> | null = null;
  const commands = () =>
    (loading ??= loadShopPart(
      () => import(/* webpackChunkName: "cart-commands" */ './cart-commands.ts'),
    ).then(
      ({ createCartCommands }) =>
        createCartCommands({
          onCart,
          // Usually there are none, and it is no news.
          onWaiting: (waiting) => {
            if (waiting.length > 0 || getState().waiting.length > 0) setState({ waiting });
          },
          onGranted: (granted) => setState({ granted }),
        }),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    ));
  const refresh = async () => {
    try {
      // Most visitors have no cart, and nothing has to be loaded to know that.
      if (loading !== null || readEntry('CT_CART_ID') !== null) {
        // The API's client is requested at the same time as the commands that will need it.
        const [{ refresh: refetch }] = await Promise.all([commands(), callShopApi(() => Promise.resolve())]);
        await refetch();
      }
      setState({ loading: false, loadError: null });
    } catch (error) {
      setState({ loading: false, loadError: errorCodeOf(error) });
    }
  };
  const start = () => {
    // After all effects of this render: the region, which waits for this, removes the country from the address. Back
    // from a bank, the cart may become an order at any moment: what ends the payment fetches the cart if it is needed.
    if (!location.search.includes('redirectResult=')) queueMicrotask(() => void refresh());
    whenIdle(() => void commands().catch(() => undefined));
  };
  return {
    state: { getState, getInitialState, subscribe: whileInView(subscribe, start, refresh) },
    refresh,
    add: async (wish) => (await commands()).add(wish),
    dropWish: async (id) => (await commands()).dropWish(id),
    setQuantity: async (lineItemId, quantity) => (await commands()).setQuantity(lineItemId, quantity),
    applyCode: async (code) => (await commands()).applyCode(code),
    removeCode: async (discountCodeId) => (await commands()).removeCode(discountCodeId),
    change: async (actions) => (await commands()).change(actions),
    move: async (country) => (await commands()).move(country),
    reopen: async (id) => (await commands()).reopen(id),
    keepId,
    forget: () => {
      onCart(null);
      setState({ loading: false });
    },
  };
}

type Subscribe = CartStore['state']['subscribe'];

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

/** Whether both are the same version of the same record, or both null. */
export function isSameVersion(one: CartVersion | null, other: CartVersion | null): boolean {
  return one?.id === other?.id && one?.version === other?.version;
}
