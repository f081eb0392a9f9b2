import type { Price } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cataloguePriceOf } from './money.ts';

const money = (centAmount: number, currencyCode = 'EUR') =>
  ({ type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 }) as const;
const at = (centAmount: number): Partial<Price> => ({
  discounted: { value: money(centAmount), discount: { typeId: 'product-discount', id: 'sale' } },
});
const kept = (lowestPriorPrice: unknown): Partial<Price> => ({
  custom: { type: { typeId: 'type', id: 'product-price' }, fields: { lowestPriorPrice } },
});
const priceOf = (value: number, ...more: Partial<Price>[]) =>
  cataloguePriceOf(Object.assign({ id: 'price', value: money(value) }, ...more) as Price);

describe('product 3.71: a price is announced as reduced', () => {
  test.each<[string, Partial<Price>[], now: number, before: number | null]>([
    ['from the lowest price of 30 days, not from the regular one', [at(800), kept(money(900))], 800, 900],
    ['not without that price', [at(800)], 800, null],
    ['not if it was as low before', [at(800), kept(money(800))], 800, null],
    ['not if it was even lower before', [at(800), kept(money(700))], 800, null],
    ['not if nothing is discounted, whatever was kept', [kept(money(1200))], 1000, null],
    ['not from an amount in another currency', [at(800), kept(money(900, 'PLN'))], 800, null],
    ['not from a field that holds no amount', [at(800), kept('9.00')], 800, null],
  ])('%s', (_what, fields, centAmount, priorCentAmount) => {
    expect(priceOf(1000, ...fields)).toEqual({
      centAmount,
      currencyCode: 'EUR',
      fractionDigits: 2,
      priorCentAmount,
    });
  });

  test('never against the lowest price, whatever the amounts', () => {
    const amount = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(amount, amount, amount, (regular, now, before) => {
        const { centAmount, priorCentAmount } = priceOf(regular, at(now), kept(money(before)));
        expect(centAmount).toBe(now);
        expect(priorCentAmount).toBe(before > now ? before : null);
      }),
    );
  });
});
