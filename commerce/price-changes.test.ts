import type { Price, ProductProjection } from '@commercetools/platform-sdk';
import { expect, test } from 'vitest';
import { stores } from '../stores/testing/storefronts.ts';
import { nextPriceChange } from './price-changes.ts';

const now = new Date('2026-11-29T03:00:00Z');
const price = (currencyCode: string, times: Partial<Price> = {}): Price => ({
  id: 'p',
  value: { type: 'centPrecision', currencyCode, centAmount: 100, fractionDigits: 2 },
  ...times,
});
const discounted = (validUntil: string): Partial<Price> => ({
  discounted: {
    value: price('EUR').value,
    discount: { typeId: 'product-discount', id: 'd', obj: { validUntil } as never },
  },
});

test.each([
  [null, 'always cost the same', [price('EUR')]],
  ['2026-12-01T00:00:00.000Z', 'end', [price('EUR', { validUntil: '2026-12-01T00:00:00.000Z' })]],
  [
    '2026-11-30T00:00:00.000Z',
    'begin, and end later',
    [price('EUR', { validFrom: '2026-11-30T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' })],
  ],
  ['2026-12-02T00:00:00.000Z', 'are discounted', [price('EUR', discounted('2026-12-02T00:00:00Z'))]],
  [null, 'have begun', [price('EUR', { validFrom: '2026-11-29T03:00:00.000Z' })]],
  [null, 'are paid elsewhere', [price('USD', { validUntil: '2026-12-01T00:00:00.000Z' })]],
])('product 7.302: the next change is at %s for prices that %s', (next, _, prices) => {
  const product = { masterVariant: { id: 1, prices }, variants: [] } as unknown as ProductProjection;
  expect(nextPriceChange({ products: [product] }, stores.de.countries, now)).toBe(next);
});
