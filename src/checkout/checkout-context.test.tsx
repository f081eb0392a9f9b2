// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { us } from '../../stores/storefronts/us.ts';
import * as storage from '../consent/guarded-storage.ts';
import { cartFixture } from '../testing/carts.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { InShop } from '../testing/render-in-shop.tsx';
import { useCheckoutDispatch, useCheckoutState } from './checkout-context.tsx';

async function renderCheckout() {
  const { result } = renderHook(() => ({ state: useCheckoutState(), dispatch: useCheckoutDispatch() }), {
    wrapper: ({ children }) => <InShop store={us}>{children}</InShop>,
  });
  await waitFor(() => expect(result.current.state.cartLoading).toBe(false));
  return result;
}
const cart = { id: 'c1', version: 1 };

beforeEach(() => {
  storage.removeEntry('CT_CART_ID');
  fakeShopApi({});
});
afterEach(() => vi.unstubAllGlobals());

test('product 8.7: checkout state used outside its provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => renderHook(() => useCheckoutState())).toThrow(
    new Error('useCheckoutState must be used within a CheckoutContextProvider'),
  );
});

test('product 3.23: adyenMerchantAccount (from the store configuration)', async () => {
  expect((await renderCheckout()).current.state.adyenMerchantAccount).toBe(us.merchantAccount);
});

test('product 4.25: setting the cart stores its id in the cookie, or removes the cookie when the cart is cleared', async () => {
  const checkout = await renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart }));
  expect(checkout.current.state.cart).toEqual(cart);
  expect(storage.readEntry('CT_CART_ID')).toBe('c1');
  act(() => checkout.current.dispatch({ type: 'setCart', cart: null }));
  expect(checkout.current.state.cart).toBeNull();
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.26: setting the cart is ignored if id and version are unchanged, also by the cookie', async () => {
  const checkout = await renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart }));
  const before = checkout.current.state;
  storage.removeEntry('CT_CART_ID');
  act(() => checkout.current.dispatch({ type: 'setCart', cart: { ...cart } }));
  expect(checkout.current.state).toBe(before);
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.25: clearing removes a cookie that names a cart this page never loaded', async () => {
  const checkout = await renderCheckout();
  storage.writeEntry('CT_CART_ID', 'gone');
  act(() => checkout.current.dispatch({ type: 'setCart', cart: null }));
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.28: a payment reset clears the cart and its cookie', async () => {
  const checkout = await renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart }));
  act(() => checkout.current.dispatch({ type: 'resetPayment' }));
  expect(checkout.current.state.cart).toBeNull();
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('its cart mirrors the cart of this browser', async () => {
  storage.writeEntry('CT_CART_ID', 'cart-1');
  fakeShopApi({ 'GET /carts/cart-1': cartFixture({ version: 4 }) });
  const checkout = await renderCheckout();
  expect(checkout.current.state.cart).toEqual({ id: 'cart-1', version: 4 });
});
