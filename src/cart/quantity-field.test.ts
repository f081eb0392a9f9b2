import { expect, test } from 'vitest';
import { maxQuantity } from '../../contract/limits.ts';
import { quantityLimit } from './quantity-field.tsx';

test.each([
  [null, maxQuantity],
  [100, maxQuantity],
  [3, 3],
  [0, 1],
])('with %s available a line item can have up to %i', (available, limit) =>
  expect(quantityLimit(available)).toBe(limit),
);
