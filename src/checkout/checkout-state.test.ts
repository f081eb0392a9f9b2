import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartFixture } from '../testing/carts.ts';
import { type CheckoutStages, checkoutState, initialStages } from './checkout-state.ts';

const refused = { code: 'refused', money: 'none' } as const;
const stateOf = (stages: Partial<CheckoutStages> = {}, cart = { cart: null, loading: true }) =>
  checkoutState({ ...initialStages, ...stages }, cart, 'Merchant');
const start = stateOf();

test('product 3.20, 3.23, 4.22: a page starts with the address form, no payment, no express payment, and the merchant account', () => {
  expect(start).toEqual({
    cart: null,
    cartLoading: true,
    showAddressForm: true,
    paymentError: null,
    paymentIsDone: false,
    paymentInProgress: false,
    activeAdyenPayment: null,
    adyenLoading: false,
    adyenExpressPaymentOngoing: false,
    expressPaymentInProgress: false,
    showExpressPayment: false,
    expressPaymentIsDone: false,
    adyenMerchantAccount: 'Merchant',
  });
});

test('product 4.23, 4.24: a payment is in progress, done, or has an error', () => {
  expect(stateOf({ payment: 'inProgress' })).toEqual({ ...start, paymentInProgress: true });
  expect(stateOf({ payment: refused })).toEqual({ ...start, paymentError: refused });
  expect(stateOf({ payment: 'done' })).toEqual({ ...start, paymentIsDone: true });
});

test('product 3.30: from a wallet’s sheet until its order', () => {
  const offered = { ...start, showExpressPayment: true };
  const open = { ...offered, adyenExpressPaymentOngoing: true };
  expect(stateOf({ wallet: 'closed' })).toEqual(offered);
  expect(stateOf({ wallet: 'open' })).toEqual(open);
  expect(stateOf({ wallet: 'authorizing' })).toEqual({ ...open, expressPaymentInProgress: true });
  expect(stateOf({ wallet: 'approved' })).toEqual(offered);
  expect(stateOf({ wallet: 'paid' })).toEqual({ ...start, expressPaymentIsDone: true });
});

test('product 3.22, 4.27: the active payment is its id and version', () => {
  const payment = { id: 'p1', version: 1 };
  const active = stateOf({ activeAdyenPayment: payment });
  expect(active.activeAdyenPayment).toEqual(payment);
  expect(stateOf({ activeAdyenPayment: { ...payment } })).toEqual(active);
});

test('product 3.21, 4.26: the cart is its id and version, whatever else differs in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), (id, version, email) => {
      const cart = { cart: cartFixture({ id, version }), loading: false };
      const again = { cart: cartFixture({ id, version, email }), loading: false };
      const state = checkoutState(initialStages, cart, 'Merchant');
      expect(state.cart).toEqual({ id, version });
      expect(checkoutState(initialStages, again, 'Merchant')).toEqual(state);
    }),
  );
});
