import { createContext, type ReactNode, useContext, useState } from 'react';
import { createStore, type StoreApi, useStore as useZustandStore } from 'zustand';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { useStore } from '../shop/shop-context.tsx';
import { type CheckoutStages, type CheckoutState, checkoutState, initialStages } from './checkout-state.ts';

const CheckoutContext = createContext<StoreApi<CheckoutStages> | null>(null);

/** Provides the checkout state to all pages, so that it survives leaving the checkout and coming back. */
export function CheckoutContextProvider({ children }: { children: ReactNode }) {
  const [stages] = useState(() => createStore(() => initialStages));
  return <CheckoutContext value={stages}>{children}</CheckoutContext>;
}

/** The checkout state with the cart's part of it. @throws Error outside the provider. */
export function useCheckoutState(): CheckoutState {
  const stages = useZustandStore(useCheckout());
  const cart = useCartState((state) => state.cart);
  const loading = useCartState((state) => state.loading);
  return checkoutState(stages, { cart, loading }, useStore().merchantAccount);
}

/** What the checkout state follows from; never changes itself. @throws Error outside the provider. */
export function useCheckout(): StoreApi<CheckoutStages> {
  const stages = useContext(CheckoutContext);
  if (!stages) throw new Error('useCheckoutState must be used within a CheckoutContextProvider');
  return stages;
}

/** Starts the checkout over, without the cart, once there is an order. */
export function usePaymentReset(): () => void {
  const { setState } = useCheckout();
  const { forget } = useCartStore();
  return () => {
    forget();
    setState(initialStages);
  };
}
