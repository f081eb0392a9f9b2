// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { us } from '../../stores/storefronts/us.ts';
import * as storage from '../consent/guarded-storage.ts';
import { ShopContextProvider } from '../shop/shop-context.tsx';
import { CheckoutContextProvider, useCheckoutDispatch, useCheckoutState } from './checkout-context.tsx';

const wrapper = ({ children }: { children: ReactNode }) => (
  <ShopContextProvider store={us} siteConfig={{ brandName: 'Brand', supportEmail: 'a@b.example' }}>
    <CheckoutContextProvider>{children}</CheckoutContextProvider>
  </ShopContextProvider>
);
const renderCheckout = () =>
  renderHook(() => ({ state: useCheckoutState(), dispatch: useCheckoutDispatch() }), { wrapper }).result;
const cart = { id: 'c1', version: 1 };

beforeEach(() => storage.removeEntry('CT_CART_ID'));

test('product 8.7: checkout state used outside its provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => renderHook(() => useCheckoutState())).toThrow(
    new Error('useCheckoutState must be used within a CheckoutContextProvider'),
  );
});

test('product 3.23: adyenMerchantAccount (from the store configuration)', () => {
  expect(renderCheckout().current.state.adyenMerchantAccount).toBe(us.merchantAccount);
});

test('product 4.25: setting the cart stores its id in the cookie, or removes the cookie when the cart is cleared', () => {
  const checkout = renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart }));
  expect(checkout.current.state.cart).toEqual(cart);
  expect(storage.readEntry('CT_CART_ID')).toBe('c1');
  act(() => checkout.current.dispatch({ type: 'setCart', cart: null }));
  expect(checkout.current.state.cart).toBeNull();
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.26: setting the cart is ignored if id and version are unchanged, also by the cookie', () => {
  const checkout = renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart }));
  const before = checkout.current.state;
  storage.removeEntry('CT_CART_ID');
  act(() => checkout.current.dispatch({ type: 'setCart', cart: { ...cart } }));
  expect(checkout.current.state).toBe(before);
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.25: clearing removes a cookie that names a cart this page never loaded', () => {
  storage.writeEntry('CT_CART_ID', 'gone');
  const checkout = renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart: null }));
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});

test('product 4.28: a payment reset clears the cart and its cookie', () => {
  const checkout = renderCheckout();
  act(() => checkout.current.dispatch({ type: 'setCart', cart }));
  act(() => checkout.current.dispatch({ type: 'resetPayment' }));
  expect(checkout.current.state.cart).toBeNull();
  expect(storage.readEntry('CT_CART_ID')).toBeNull();
});
