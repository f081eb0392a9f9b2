import type { Order } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { orderRecordOf } from './order.ts';

const total = { type: 'centPrecision', centAmount: 100, currencyCode: 'EUR', fractionDigits: 2 } as const;

test.each([
  ['Paid', 'Paid'],
  ['Pending', 'Pending'],
  ['CreditOwed', 'CreditOwed'],
  [undefined, 'Pending'],
])('an order whose payment is %s is %s', (paymentState, state) => {
  const order = { id: 'order', version: 1, createdAt: '', lineItems: [], totalPrice: total, paymentState };
  const record = orderRecordOf(order as unknown as Order, { store: stores.de, language: 'de' });
  expect(record.paymentState).toBe(state);
});
