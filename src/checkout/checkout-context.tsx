import {
  createContext,
  type Dispatch,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { useStore } from '../shop/use-store.ts';
import {
  type CheckoutAction,
  checkoutReducer,
  type CheckoutState,
  initialCheckoutState,
  sameVersion,
  type Versioned,
} from './checkout-reducer.ts';

const CheckoutContext = createContext<{ state: CheckoutState; dispatch: Dispatch<CheckoutAction> } | null>(
  null,
);

/** Gives everything below it the checkout state; stands inside the shop's provider, around every page. */
export function CheckoutContextProvider({ children }: { children: ReactNode }) {
  const { merchantAccount } = useStore();
  const [state, reduce] = useReducer(checkoutReducer, merchantAccount, initialCheckoutState);
  const lastCart = useRef<Versioned | null>(null);
  const dispatch = useCallback((action: CheckoutAction) => {
    if (action.type === 'setCart') keepCartId(action.cart, lastCart);
    if (action.type === 'resetPayment') keepCartId(null, lastCart);
    reduce(action);
  }, []);
  const value = useMemo(() => ({ state, dispatch }), [state, dispatch]);
  return <CheckoutContext.Provider value={value}>{children}</CheckoutContext.Provider>;
}

/** The checkout state. @throws Error outside the provider. */
export function useCheckoutState(): CheckoutState {
  return useCheckout().state;
}

/** Sends a transition of `checkoutReducer`; setting the cart also keeps its id in the cookie CT_CART_ID. */
export function useCheckoutDispatch(): Dispatch<CheckoutAction> {
  return useCheckout().dispatch;
}

function useCheckout() {
  const checkout = useContext(CheckoutContext);
  if (!checkout) throw new Error('useCheckoutState must be used within a CheckoutContextProvider');
  return checkout;
}

/** An unchanged cart is ignored; clearing always removes the cookie, which may name a cart never loaded. */
function keepCartId(cart: Versioned | null, lastCart: { current: Versioned | null }): void {
  if (cart && sameVersion(cart, lastCart.current)) return;
  lastCart.current = cart;
  if (cart) writeEntry('CT_CART_ID', cart.id);
  else removeEntry('CT_CART_ID');
}
