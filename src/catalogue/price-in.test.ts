import fc from 'fast-check';
import { expect, test } from 'vitest';
import { soldIn } from './price-in.ts';

const price = (currencyCode: string, centAmount = 1000) => ({ centAmount, currencyCode, fractionDigits: 2 });

test('variants sold in a currency have only its price and keep all other fields', () => {
  const variants = [
    { sku: 'A', prices: [price('EUR', 900), price('PLN', 3900)] },
    { sku: 'B', prices: [price('EUR', 1100)] },
    { sku: 'C', prices: [] },
  ];
  expect(soldIn(variants, 'PLN')).toEqual([{ sku: 'A', price: price('PLN', 3900) }]);
  expect(soldIn(variants, 'EUR')).toEqual([
    { sku: 'A', price: price('EUR', 900) },
    { sku: 'B', price: price('EUR', 1100) },
  ]);
});

test('whatever the prices: exactly the variants with one in the currency, in their order', () => {
  const currency = fc.constantFrom('EUR', 'PLN', 'SEK');
  const variant = fc.record({ sku: fc.string(), prices: fc.array(currency.map((code) => price(code))) });
  fc.assert(
    fc.property(fc.array(variant), currency, (variants, wanted) => {
      const expected = variants.filter(({ prices }) =>
        prices.some(({ currencyCode }) => currencyCode === wanted),
      );
      const sold = soldIn(variants, wanted);
      expect(sold.map(({ sku }) => sku)).toEqual(expected.map(({ sku }) => sku));
      expect(new Set(sold.map((variant) => variant.price.currencyCode)).size).toBeLessThanOrEqual(1);
    }),
  );
});
