import { expect, test } from 'vitest';
import { emptyCart } from '../testing/fake-cart.ts';
import { approvalOf } from './approval.ts';

test('an order for somebody else is approved as one, because then no prices may be in the parcel', () => {
  const cart = emptyCart({ country: 'de', currency: 'EUR' });
  expect(approvalOf({ ...cart, isForSomebodyElse: true })).not.toBe(approvalOf(cart));
});
