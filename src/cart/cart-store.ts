import type { StoreApi } from 'zustand';
import { readEntry } from '../consent/guarded-storage.ts';
import { whenIdle } from '../recovery/when-idle.ts';
import { callShopApi, loadShopPart } from '../shop-api/call-shop-api.ts';
import { errorCodeOf } from '../shop-api/shop-api-error.ts';
import type { CartCommands } from './cart-commands.ts';
import { type CartState, createKnownCart } from './known-cart.ts';

/** The cart of this browser tab, with its commands, whose code is loaded when the page is idle or needs it. */
export interface CartStore extends Omit<CartCommands, 'refresh'> {
  /** Fetches the cart as soon as there is a subscriber, and again whenever the tab becomes visible or is online again. */
  readonly state: Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Refetches the cart; never throws, a failure is `loadError`. */
  readonly refresh: () => Promise<void>;
  /** Lets go of the cart, e.g. once it is an order. */
  readonly forget: () => void;
}

export function createCartStore(): CartStore {
  const known = createKnownCart();
  const { getState, getInitialState, setState, subscribe } = known.state;
  let loading: Promise<CartCommands> | null = null;
  const commands = () =>
    (loading ??= loadShopPart(
      () => import(/* webpackChunkName: "cart-commands" */ './cart-commands.ts'),
    ).then(
      ({ createCartCommands }) => createCartCommands(known),
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
    add: async (addition) => (await commands()).add(addition),
    dropAddition: async (id) => (await commands()).dropAddition(id),
    setQuantity: async (lineItemId, quantity) => (await commands()).setQuantity(lineItemId, quantity),
    applyCode: async (code) => (await commands()).applyCode(code),
    removeCode: async (discountCodeId) => (await commands()).removeCode(discountCodeId),
    change: async (actions) => (await commands()).change(actions),
    move: async (country) => (await commands()).move(country),
    reopen: async (id) => (await commands()).reopen(id),
    forget: () => {
      known.keep(null);
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
