import type { Price } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choosePrice } from '../../sandbox/commercetools/products.ts';
import { pricesFrom } from './prices.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
const money = (centAmount: number) =>
  ({ type: 'centPrecision', currencyCode: 'EUR', centAmount, fractionDigits: 2 }) as const;
const price = (centAmount: number, more: Partial<Price> = {}): Price => ({
  id: String(centAmount),
  value: money(centAmount),
  ...more,
});
const discounted = (centAmount: number, validUntil?: string) => ({
  discounted: {
    value: money(centAmount),
    discount: { typeId: 'product-discount', id: 'sale', ...(validUntil && { obj: { validUntil } }) },
  } as Price['discounted'] & object,
});
const from = (prices: readonly Price[], now = day(10)) =>
  pricesFrom(prices, { country: 'de', currency: 'EUR' }, Date.parse(now)).map(
    ({ centAmount, validUntil }) => `${centAmount} until ${validUntil?.slice(8, 10) ?? 'changed'}`,
  );

afterEach(() => vi.useRealTimers());

describe('product 3.78: what something costs from the 10th on', () => {
  test.each<[string, Price[], string[]]>([
    [
      'no longer the price that has ended',
      [price(1, { validUntil: day(10) }), price(2)],
      ['2 until changed'],
    ],
    [
      'not yet the price that begins',
      [price(1, { validFrom: day(12) }), price(2)],
      ['2 until 12', '1 until changed'],
    ],
    [
      'a price for a time, and then the usual one',
      [price(2), price(1, { validUntil: day(20) })],
      ['1 until 20', '2 until changed'],
    ],
    [
      'the country’s usual one rather than another for a time',
      [price(1, { validUntil: day(20) }), price(2, { country: 'DE' })],
      ['2 until changed'],
    ],
    ['a discount as long as it lasts', [price(2, discounted(1, day(20)))], ['1 until 20', '2 until changed']],
    [
      'a discount that has ended, but is still in the price',
      [price(2, discounted(1, day(9)))],
      ['2 until changed'],
    ],
    ['a discount whose end is not known', [price(2, discounted(1))], ['1 until changed']],
    [
      'nothing beyond a time in which it is not sold',
      [price(1, { validUntil: day(12) }), price(2, { validFrom: day(13) })],
      ['1 until 12'],
    ],
    ['nothing if it is not sold yet', [price(1, { validFrom: day(12) })], []],
    [
      'not what recurring orders cost',
      [price(1, { recurrencePolicy: { typeId: 'recurrence-policy', id: 'monthly' } })],
      [],
    ],
  ])('%s', (_what, prices, expected) => {
    expect(from(prices)).toEqual(expected);
  });

  test('is at any time what would be found then, as the sandbox finds it for carts', () => {
    const time = fc.option(fc.integer({ min: 1, max: 28 }).map(day), { nil: undefined });
    const anyPrice = fc.record({
      centAmount: fc.nat(5),
      validFrom: time,
      validUntil: time,
      country: fc.constantFrom(undefined, 'DE', 'FR'),
    });
    fc.assert(
      fc.property(fc.array(anyPrice, { maxLength: 5 }), fc.integer({ min: 10, max: 28 }), (drawn, later) => {
        const prices = drawn.map(({ centAmount, ...more }) => price(centAmount, more as Partial<Price>));
        const known = pricesFrom(prices, { country: 'de', currency: 'EUR' }, Date.parse(day(10)));
        const [then] = pricesFrom(prices, { country: 'de', currency: 'EUR' }, Date.parse(day(later)));
        const found = known.find(({ validUntil }) => validUntil === null || validUntil > day(later));
        // Otherwise there is a time between in which it is not sold.
        if (found) expect(then).toEqual(found);
        vi.setSystemTime(day(later));
        const chosen = choosePrice({ id: 1, prices }, { currency: 'EUR', country: 'DE' });
        expect(then?.centAmount).toBe(chosen?.value.centAmount);
      }),
    );
  });
});
