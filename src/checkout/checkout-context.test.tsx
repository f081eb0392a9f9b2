// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { useCartStore } from '../cart/use-cart.tsx';
import * as storage from '../consent/guarded-storage.ts';
import { cartFixture } from '../testing/carts.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { InShop } from '../testing/render-in-shop.tsx';
import { useCheckout, useCheckoutState, usePaymentReset } from './checkout-context.tsx';

const { us } = stores;

async function renderCheckout() {
  const { result } = renderHook(
    () => ({
      state: useCheckoutState(),
      checkout: useCheckout(),
      reset: usePaymentReset(),
      cart: useCartStore(),
    }),
    {
      wrapper: ({ children }) => <InShop store={us}>{children}</InShop>,
    },
  );
  await waitFor(() => expect(result.current.state.cartLoading).toBe(false));
  return result;
}
const carrier = { sku: 'CARRIER', name: 'Carrier', quantity: 1, country: 'us' };

beforeEach(() => {
  storage.removeEntry('CT_CART_ID');
  fakeShopApi({});
});

test('product 8.7: checkout state used outside its provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => renderHook(() => useCheckoutState())).toThrow(
    new Error('useCheckoutState must be used within a CheckoutContextProvider'),
  );
});

test('product 4.25: the cart’s home sets the cart and stores its id in the cookie, and removes both when it is gone', async () => {
  storage.writeEntry('CT_CART_ID', 'cart-0');
  fakeShopApi({ 'GET /carts/cart-0': refusal('CartNotFound', 404), 'POST /carts': cartFixture() });
  const checkout = await renderCheckout();
  expect(checkout.current.state.cart).toBeNull();
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
  await act(() => checkout.current.cart.add(carrier));
  expect(checkout.current.state.cart).toEqual({ id: 'cart-1', version: 1 });
  expect(storage.readEntry('CT_CART_ID')).toBe('cart-1');
  fakeShopApi({ 'GET /carts/cart-1': refusal('CartNotActive', 409) });
  await act(() => checkout.current.cart.refresh());
  expect(checkout.current.state.cart).toBeNull();
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.28: a payment reset clears error, done flag, progress, active payment, loading flags, the cart and its cookie, and shows the address form again', async () => {
  storage.writeEntry('CT_CART_ID', 'cart-1');
  fakeShopApi({ 'GET /carts/cart-1': cartFixture() });
  const result = await renderCheckout();
  act(() =>
    result.current.checkout.setState({
      showAddressForm: false,
      adyenLoading: true,
      activeAdyenPayment: { id: 'p1', version: 1 },
      payment: 'inProgress',
    }),
  );
  act(() => result.current.reset());
  expect(result.current.state).toMatchObject({
    cart: null,
    cartLoading: false,
    showAddressForm: true,
    adyenLoading: false,
    activeAdyenPayment: null,
    paymentError: null,
    paymentIsDone: false,
    paymentInProgress: false,
  });
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});
