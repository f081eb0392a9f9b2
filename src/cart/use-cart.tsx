import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useRegion } from '../region/region-context.tsx';
import { useUserCountry } from '../shop/shop-context.tsx';
import { type CartStore, createCartStore } from './cart-store.ts';
import { type CountryChange, createCountryChange, followCart } from './country-change.ts';
import type { CartState, PendingAddition } from './known-cart.ts';

const CartContext = createContext<{ readonly cart: CartStore; readonly countryChange: CountryChange } | null>(
  null,
);

/** Provides the cart; belongs inside `RegionProvider`. */
export function CartProvider({ children }: { children: ReactNode }) {
  const region = useRegion();
  const [value] = useState(() => {
    const cart = createCartStore();
    return { cart, countryChange: createCountryChange(cart, region) };
  });
  useEffect(() => followCart(value.cart, region, value.countryChange), [value, region]);
  return <CartContext value={value}>{children}</CartContext>;
}

function useCartContext() {
  const value = useContext(CartContext);
  if (!value) throw new Error('The cart must be used within a CartProvider');
  return value;
}

/** The cart store, which never changes. @throws Error outside `CartProvider`. */
export function useCartStore(): CartStore {
  return useCartContext().cart;
}

export function useCartState<Part>(select: (state: CartState) => Part): Part {
  return useStore(useCartStore().state, select);
}

/** Number of items in the cart, with quantities as the shopper chose them last. */
export function useCartCount(): number {
  return useCartState(
    ({ cart, quantities }) =>
      cart?.lineItems.reduce((sum, { id, quantity }) => sum + (quantities[id] ?? quantity), 0) ?? 0,
  );
}

/** Adds to the cart, or to a new one for the visitor's country; `add` says what the result is. */
export function useAddToCart() {
  const { add } = useCartStore();
  const country = useUserCountry();
  return (addition: Pick<PendingAddition, 'sku' | 'name' | 'quantity' | 'giftMessage'>) =>
    add({ ...addition, country });
}

export function useCountryChange(): CountryChange {
  return useCartContext().countryChange;
}
