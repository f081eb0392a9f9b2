import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOffersOf, rowOf } from './card-offers.ts';

const black = { key: 'black', name: 'Black', hex: '#000' };
const sand = { key: 'sand', name: 'Sand', hex: '#dca' };
const inCurrency = (currencyCode: string, centAmount = 2000) => ({
  centAmount,
  currencyCode,
  fractionDigits: 2,
});
type Variant = Parameters<typeof cardOffersOf>[0][number];
const variantOf = (fields: Partial<Variant> = {}): Variant => ({
  prices: [inCurrency('USD')],
  availableQuantity: 5,
  color: null,
  ...fields,
});

describe('what lists show of a product', () => {
  test('is the lowest price of the variants, a range only if they differ', () => {
    const priced = [3000, 900, 10_000].map((amount) => variantOf({ prices: [inCurrency('USD', amount)] }));
    expect(cardOffersOf(priced)).toMatchObject([{ price: inCurrency('USD', 900), hasPriceRange: true }]);
    expect(cardOffersOf([variantOf(), variantOf()])).toMatchObject([{ hasPriceRange: false }]);
  });

  test('is each color once, in the order of the variants', () => {
    const variants = [sand, black, { ...sand }, null].map((color) => variantOf({ color }));
    expect(cardOffersOf(variants)).toMatchObject([{ colors: ['#dca', '#000'] }]);
  });

  test.each([
    [[0, 0], true],
    [[0, 1], false],
    [[0, null], false],
  ])('with stock %j, that it is sold out: %s', (quantities, soldOut) => {
    const variants = quantities.map((availableQuantity) => variantOf({ availableQuantity }));
    expect(cardOffersOf(variants)).toMatchObject([{ soldOut }]);
  });

  test('is only about the variants that are sold in the currency', () => {
    const variants = [
      variantOf({ prices: [inCurrency('EUR', 500), inCurrency('PLN')], color: sand, availableQuantity: 0 }),
      variantOf({ prices: [inCurrency('EUR', 700)], color: black }),
    ];
    expect(cardOffersOf(variants)).toEqual([
      { price: inCurrency('EUR', 500), hasPriceRange: true, colors: ['#dca', '#000'], soldOut: false },
      { price: inCurrency('PLN'), hasPriceRange: false, colors: ['#dca'], soldOut: true },
    ]);
  });
});

describe('a row', () => {
  const anyProduct = fc.subarray(['EUR', 'PLN', 'CZK']).map((currencies) => ({
    variants: currencies.map((currency) => ({ prices: [inCurrency(currency)] as const })),
  }));
  const soldFor = (currency: string) => (product: { variants: readonly Pick<Variant, 'prices'>[] }) =>
    product.variants.some(({ prices }) => prices.some(({ currencyCode }) => currencyCode === currency));

  test('shows in every currency what it would show if it had every product', () => {
    fc.assert(
      fc.property(fc.array(anyProduct), fc.constantFrom('EUR', 'PLN', 'CZK'), (products, currency) => {
        const shownOf = (some: typeof products) => some.filter(soldFor(currency)).slice(0, 4);
        expect(shownOf(rowOf(products))).toEqual(shownOf(products));
      }),
    );
  });

  test('has no product that no currency shows', () => {
    const euro = { variants: [{ prices: [inCurrency('EUR')] as const }] };
    expect(rowOf(Array.from({ length: 9 }, () => euro))).toHaveLength(4);
    expect(rowOf([{ variants: [] }])).toEqual([]);
  });
});
