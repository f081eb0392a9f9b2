import { createContext, type Dispatch, type ReactNode, useContext, useState } from 'react';
import { createStore, type StoreApi, useStore as useZustandStore } from 'zustand';
import type { CartStore } from '../cart/cart-store.ts';
import { useCartStore } from '../cart/use-cart.tsx';
import { useStore } from '../shop/shop-context.tsx';
import {
  type CheckoutAction,
  checkoutReducer,
  type CheckoutState,
  initialCheckoutState,
} from './checkout-reducer.ts';

interface CheckoutStore {
  readonly state: Pick<StoreApi<CheckoutState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly dispatch: Dispatch<CheckoutAction>;
}

const CheckoutContext = createContext<CheckoutStore | null>(null);

/**
 * Provides the checkout state to all pages, so that it survives leaving the checkout and coming back. Its value never
 * changes. Belongs inside `CartProvider`.
 */
export function CheckoutContextProvider({ children }: { children: ReactNode }) {
  const { merchantAccount } = useStore();
  const cart = useCartStore();
  const [checkout] = useState(() => createCheckoutStore(merchantAccount, cart));
  return <CheckoutContext value={checkout}>{children}</CheckoutContext>;
}

/** The checkout state. @throws Error outside the provider. */
export function useCheckoutState(): CheckoutState {
  return useZustandStore(useCheckout().state);
}

/** Dispatches an action of `checkoutReducer`; setting the cart also stores its ID in the cookie CT_CART_ID. */
export function useCheckoutDispatch(): Dispatch<CheckoutAction> {
  return useCheckout().dispatch;
}

function useCheckout() {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckoutState must be used within a CheckoutContextProvider');
  return checkout;
}

/**
 * While a component shows it, the checkout's cart mirrors the cart store, which is the only one to touch the cookie.
 */
function createCheckoutStore(merchantAccount: string, cart: CartStore): CheckoutStore {
  const { getState, getInitialState, setState, subscribe } = createStore<CheckoutState>(() =>
    initialCheckoutState(merchantAccount),
  );
  const reduce = (action: CheckoutAction) => setState(checkoutReducer(getState(), action), true);
  const mirror = () => {
    const { cart: current, loading } = cart.state.getState();
    reduce({ type: 'setCart', cart: current });
    if (getState().cartLoading !== loading) reduce({ type: 'setFlags', flags: { cartLoading: loading } });
  };
  return {
    state: {
      getState,
      getInitialState,
      subscribe: (listener) => {
        const stopMirroring = cart.state.subscribe(mirror);
        mirror();
        const unsubscribe = subscribe(listener);
        return () => {
          unsubscribe();
          stopMirroring();
        };
      },
    },
    dispatch: (action) => {
      if (action.type === 'setCart') cart.keepId(action.cart);
      if (action.type === 'resetPayment') cart.forget();
      reduce(action);
    },
  };
}
