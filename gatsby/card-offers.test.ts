import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOffersOf, rowOf } from './card-offers.ts';

const size = { axis: 'size', key: 's', name: 'S', hex: null };
const black = { axis: 'color', key: 'black', name: 'Black', hex: '#000' };
const sand = { axis: 'color', key: 'sand', name: 'Sand', hex: '#dca' };
const inCurrency = (currencyCode: string, centAmount = 2000) => ({
  centAmount,
  currencyCode,
  fractionDigits: 2,
  priorCentAmount: null as number | null,
  validUntil: null,
});
type Variant = Parameters<typeof cardOffersOf>[0][number];
const variantOf = (fields: Partial<Variant> = {}): Variant => ({
  prices: [inCurrency('USD')],
  measure: null,
  availableQuantity: 5,
  axes: [],
  ...fields,
});

describe('what lists show of a product', () => {
  test('is the lowest price of the variants, a range only if they differ', () => {
    const priced = [3000, 900, 10_000].map((amount) => variantOf({ prices: [inCurrency('USD', amount)] }));
    expect(cardOffersOf(priced)).toMatchObject([{ price: inCurrency('USD', 900), hasPriceRange: true }]);
    expect(cardOffersOf([variantOf(), variantOf()])).toMatchObject([{ hasPriceRange: false }]);
  });

  test('is each color once, in the order of the variants', () => {
    const variants = [sand, black, { ...sand }].map((color) => variantOf({ axes: [size, color] }));
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
      variantOf({ prices: [inCurrency('EUR', 500), inCurrency('PLN')], axes: [sand], availableQuantity: 0 }),
      variantOf({ prices: [inCurrency('EUR', 700)], axes: [black] }),
    ];
    expect(cardOffersOf(variants)).toEqual([
      {
        price: inCurrency('EUR', 500),
        measure: null,
        hasPriceRange: true,
        colors: ['#dca', '#000'],
        soldOut: false,
      },
      { price: inCurrency('PLN'), measure: null, hasPriceRange: false, colors: ['#dca'], soldOut: true },
    ]);
  });
});

describe('product 3.72: what a list announces as reduced', () => {
  const soldAt = (...amounts: (readonly [now: number, before: number | null])[]) =>
    cardOffersOf(
      amounts.map(([now, priorCentAmount]) =>
        variantOf({ prices: [{ ...inCurrency('USD', now), priorCentAmount }] }),
      ),
    )[0]?.price.priorCentAmount;

  test.each<[string, Parameters<typeof soldAt>, number | null]>([
    ['the only variant', [[900, 1000]], 1000],
    [
      'variants that cost the same, from the lowest price before',
      [
        [900, 1200],
        [900, 1000],
      ],
      1000,
    ],
    [
      'not if one of them is not reduced',
      [
        [900, 1000],
        [900, null],
      ],
      null,
    ],
    [
      'not if the price is only the lowest of several',
      [
        [900, 1000],
        [1100, 1300],
      ],
      null,
    ],
  ])('%s', (_what, amounts, expected) => {
    expect(soldAt(...amounts)).toBe(expected);
  });

  test('never less than every variant keeps', () => {
    const amount = fc.integer({ min: 1, max: 5 });
    const variant = fc
      .tuple(amount, fc.option(amount))
      .map(([now, more]) => [now, more === null ? null : now + more] as const);
    fc.assert(
      fc.property(fc.array(variant, { minLength: 1 }), (amounts) => {
        const before = soldAt(...amounts);
        if (before === null || before === undefined) return;
        for (const [now, prior] of amounts) {
          expect(prior).toBeGreaterThanOrEqual(before);
          expect(now).toBeLessThan(before);
        }
      }),
    );
  });
});

test('a list shows the measure of the variant whose price it shows', () => {
  const small = { quantity: 0.25, unit: 'l' } as const;
  const large = { quantity: 1, unit: 'l' } as const;
  const offers = cardOffersOf([
    variantOf({ measure: large, prices: [inCurrency('USD', 3000)] }),
    variantOf({ measure: small, prices: [inCurrency('USD', 900)] }),
  ]);
  expect(offers).toMatchObject([{ measure: small, price: { centAmount: 900 } }]);
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
