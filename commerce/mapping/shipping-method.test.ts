import type { ShippingMethod } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { shippingMethodOf } from './shipping-method.ts';

const money = (centAmount: number, currencyCode = 'EUR') => ({ centAmount, currencyCode, fractionDigits: 2 });
const german = {
  store: { calendar: { timeZone: 'Europe/Berlin', leavesUntil: '12:00', closed: [] } },
  language: 'en',
} as const;
const method = {
  id: 'home',
  name: 'Home',
  zoneRates: [
    { shippingRates: [{ price: money(900, 'SEK') }] },
    { shippingRates: [{ price: money(500), freeAbove: money(5000) }] },
  ],
} as unknown as ShippingMethod;

test.each([
  [4999, 500],
  [5000, 0],
  [5001, 0],
])('items worth %i cost %i to ship', (goods, cost) => {
  expect(shippingMethodOf(method, money(goods), german)?.price).toEqual(money(cost));
});

test('the rate is in the currency of the cart; without one, there is no delivery', () => {
  expect(shippingMethodOf(method, money(1, 'SEK'), german)?.price).toEqual(money(900, 'SEK'));
  expect(shippingMethodOf(method, money(1, 'DKK'), german)).toBeNull();
});
