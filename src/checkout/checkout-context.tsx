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

/** What a screen may do. Only the cart store says which cart there is. */
type ScreenAction = Exclude<CheckoutAction, { type: 'setCart' }>;

interface CheckoutStore {
  readonly state: Pick<StoreApi<CheckoutState>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly dispatch: Dispatch<ScreenAction>;
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

/** Dispatches an action of `checkoutReducer`; resetting the payment also forgets the cart. */
export function useCheckoutDispatch(): Dispatch<ScreenAction> {
  return useCheckout().dispatch;
}

function useCheckout() {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckoutState must be used within a CheckoutContextProvider');
  return checkout;
}

/**
 * While a component shows it, the cart store, which is the only one to touch the cookie CT_CART_ID, says which cart the
 * checkout has (`setCart`).
 */
function createCheckoutStore(merchantAccount: string, cart: CartStore): CheckoutStore {
  const { getState, getInitialState, setState, subscribe } = createStore<CheckoutState>(() =>
    initialCheckoutState(merchantAccount),
  );
  const reduce = (action: CheckoutAction) => setState(checkoutReducer(getState(), action), true);
  const follow = () => {
    const { cart: current, loading } = cart.state.getState();
    reduce({ type: 'setCart', cart: current });
    if (getState().cartLoading !== loading) reduce({ type: 'setFlags', flags: { cartLoading: loading } });
  };
  return {
    state: {
      getState,
      getInitialState,
      subscribe: (listener) => {
        const stopFollowing = cart.state.subscribe(follow);
        follow();
        const unsubscribe = subscribe(listener);
        return () => {
          unsubscribe();
          stopFollowing();
        };
      },
    },
    dispatch: (action) => {
      if (action.type === 'resetPayment') cart.forget();
      reduce(action);
    },
  };
}
