import { renderHook, waitFor } from '@testing-library/react';
import { hk } from '../../../stores/storefronts/hk.ts';
import { useCart } from '../../cart/use-cart.tsx';
import { cartFixture } from '../../testing/carts.ts';
import { useCurrency } from '../../shop/use-currency.ts';
import { InShop } from '../../testing/render-in-shop.tsx';
import { useRegion } from '../region-context.tsx';

/** A full cart of the storefront's default country. */
export const inHongKong = cartFixture({ country: 'hk', currency: 'HKD' });

/** Opens the storefront of Hong Kong, Taiwan and China, and waits for the cart, which everything else waits for. */
export async function openShop() {
  const { result } = renderHook(() => ({ ...useRegion(), ...useCartOf(), currency: useCurrency() }), {
    wrapper: ({ children }) => <InShop store={hk}>{children}</InShop>,
  });
  await waitFor(() => {
    if (result.current.loading) throw new Error('The cart is still loading');
  });
  return result;
}

function useCartOf() {
  const { cart, loading } = useCart();
  return { cart, loading };
}
