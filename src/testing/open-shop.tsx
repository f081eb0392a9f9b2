import { renderHook, waitFor } from '@testing-library/react';
import { useStore } from 'zustand';
import { stores } from '../../stores/testing/storefronts.ts';
import { useCartState, useCountryChange } from '../cart/use-cart.tsx';
import { useRegion, useRegionState } from '../region/region-context.tsx';
import { useCurrency, useUserCountry } from '../shop/shop-context.tsx';
import { cartFixture } from './carts.ts';
import { InShop } from './render-in-shop.tsx';

const { hk } = stores;

/** A full cart of the storefront's default country. */
export const inHongKong = cartFixture({ country: 'hk', currency: 'HKD' });

/** Opens the storefront of Hong Kong, Taiwan, and China, and waits for the cart, which everything else depends on. */
export async function openShop() {
  const { result } = renderHook(useShopping, {
    wrapper: ({ children }) => <InShop store={hk}>{children}</InShop>,
  });
  await waitFor(() => {
    if (result.current.loading) throw new Error('The cart is still loading');
  });
  return result;
}

function useShopping() {
  const { changeCountry, undo, dismiss, status } = useCountryChange();
  const { cart, loading } = useCartState((state) => state);
  return {
    country: useUserCountry(),
    currency: useCurrency(),
    suggestedCountry: useRegionState((state) => state.suggestedCountry),
    stay: useRegion().stay,
    status: useStore(status),
    changeCountry,
    undo,
    dismiss,
    cart,
    loading,
  };
}
