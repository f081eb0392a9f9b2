import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparedFacts, offerNow } from './comparison.ts';

const factKeys = ['age', 'weight', 'size', 'cleaning', 'materials'];
const product = fc.subarray(factKeys).chain((keys) =>
  fc.record({
    facts: fc.tuple(
      ...keys.map((key) => fc.constantFrom('a', 'b').map((value) => ({ key, name: key, value }))),
    ),
  }),
);

test('product 4.331: each fact of each product is in one row, marked if not all products are the same in it', () => {
  fc.assert(
    fc.property(fc.array(product, { minLength: 1, maxLength: 4 }), (products) => {
      const rows = comparedFacts(products);
      expect(rows.map(({ key }) => key).toSorted()).toEqual(
        factKeys.filter((key) => products.some(({ facts }) => facts.some((fact) => fact.key === key))).sort(),
      );
      for (const [column, { facts }] of products.entries()) {
        const filled = rows.filter(({ values }) => values[column] !== null);
        expect(new Map(filled.map(({ key, values }) => [key, values[column]]))).toEqual(
          new Map(facts.map(({ key, value }) => [key, value])),
        );
      }
      for (const { values, differs } of rows)
        expect(differs).toBe(values.some((value) => value !== values[0]));
    }),
  );
});

test('a fact that only some products have stands where they have it', () => {
  const withFacts = (...keys: string[]) => ({ facts: keys.map((key) => ({ key, name: key, value: key })) });
  const rows = comparedFacts([withFacts('age', 'materials'), withFacts('age', 'size', 'materials', 'care')]);
  expect(rows.map(({ key }) => key)).toEqual(['age', 'size', 'materials', 'care']);
});

const priced = (sku: string, centAmount: number | null, availableQuantity: number | null) => ({
  ...{ sku, label: sku, color: null, availableQuantity, laterPrices: [] },
  price:
    centAmount === null
      ? null
      : { centAmount, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null, validUntil: null },
});

test.each([
  ['the variant in the picture', [priced('sand', 2, 1), priced('pictured', 3, null)], 'pictured', 2, true],
  [
    'the first in stock if that is sold out',
    [priced('sand', 2, 1), priced('pictured', 2, 0)],
    'sand',
    2,
    false,
  ],
  [
    'what is sold out if everything is',
    [priced('sand', 2, 0), priced('pictured', 2, 0)],
    'pictured',
    2,
    false,
  ],
  ['what is still sold', [priced('sand', 3, 1), priced('pictured', null, 5)], 'sand', 3, false],
])(
  'product 4.332: added is %s, and the lowest price is told',
  (_, variants, sku, centAmount, hasPriceRange) => {
    expect(offerNow({ sku: 'pictured' }, variants)).toMatchObject({
      ...{ variant: { sku }, price: { centAmount }, hasPriceRange },
    });
  },
);

test('a product that is not sold any more has no offer', () => {
  expect(offerNow({ sku: 'sand' }, [priced('sand', null, 5)])).toBeNull();
});
