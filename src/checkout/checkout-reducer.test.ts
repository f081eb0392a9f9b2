import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import {
  type CheckoutAction,
  checkoutReducer,
  type CheckoutState,
  initialCheckoutState,
} from './checkout-reducer.ts';

const start = initialCheckoutState('Merchant');
const after = (state: CheckoutState, ...actions: CheckoutAction[]) => actions.reduce(checkoutReducer, state);
const cart = { id: 'c1', version: 3 };
const payment = { id: 'p1', version: 1 };

const refused = { code: 'refused', money: 'none' } as const;

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

describe('payment', () => {
  test('product 4.23: setting a payment error marks payment as not done and not in progress', () => {
    const paying = after(
      start,
      { type: 'setFlags', flags: { paymentInProgress: true } },
      { type: 'setPaymentDone' },
    );
    expect(after(paying, { type: 'setPaymentError', error: refused })).toEqual({
      ...paying,
      paymentError: refused,
      paymentIsDone: false,
      paymentInProgress: false,
    });
  });

  test('removing a payment error changes nothing else', () => {
    const paying = after(start, { type: 'setFlags', flags: { paymentInProgress: true } });
    expect(after(paying, { type: 'setPaymentError', error: null })).toEqual(paying);
  });

  test('product 4.24: setting payment done clears the error', () => {
    const failed = after(start, { type: 'setPaymentError', error: new ShopApiError('network', 'lost') });
    expect(after(failed, { type: 'setPaymentDone' })).toEqual({ ...start, paymentIsDone: true });
  });

  test('product 3.22, 4.27: setting the active payment is ignored if id and version are unchanged', () => {
    const active = after(start, { type: 'setActiveAdyenPayment', payment });
    expect(active.activeAdyenPayment).toEqual(payment);
    const filled = after(active, { type: 'setCart', cart: payment });
    expect(after(filled, { type: 'setCart', cart: { ...payment } })).toBe(filled);
    expect(after(active, { type: 'setActiveAdyenPayment', payment: { ...payment } })).toBe(active);
    expect(after(active, { type: 'setActiveAdyenPayment', payment: { id: 'p1', version: 2 } })).not.toBe(
      active,
    );
  });

  test('product 4.28: a payment reset clears error, done flag, progress, active payment, loading flags and the cart, and shows the address form again', () => {
    const busy: CheckoutState = {
      ...start,
      cart,
      cartLoading: true,
      adyenLoading: true,
      showAddressForm: false,
      paymentError: refused,
      paymentIsDone: true,
      paymentInProgress: true,
      activeAdyenPayment: payment,
    };
    expect(after(busy, { type: 'resetPayment' })).toEqual({ ...start, cartLoading: false });
  });
});

describe('cart', () => {
  test('product 3.21, 4.26: setting the cart is ignored if id and version are unchanged', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.string(), fc.nat(), (id, version, otherId, otherVersion) => {
        const set = after(start, { type: 'setCart', cart: { id, version } });
        const again = after(set, { type: 'setCart', cart: { id: otherId, version: otherVersion } });
        expect(again === set).toBe(id === otherId && version === otherVersion);
      }),
    );
  });
});

test('flags are set as given', () => {
  expect(after(start, { type: 'setFlags', flags: { showAddressForm: false, adyenLoading: true } })).toEqual({
    ...start,
    showAddressForm: false,
    adyenLoading: true,
  });
});
