import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { availableBeside, availableFrom, type StockUse, takenFrom } from './availability.ts';

const use = (sku: string, quantity: number, inStock: number | null): StockUse => ({ sku, quantity, inStock });
const plain = (inStock: number | null) => [use('CARRIER', 1, inStock)];
const kit = (carriers: number | null, bibs: number | null) => [
  use('KIT', 1, null),
  use('CARRIER', 1, carriers),
  use('BIB', 2, bibs),
];

describe('product 4.59: how many there are', () => {
  test.each<[string, StockUse[], number | null]>([
    ['of a product whose stock is not counted, nobody knows', plain(null), null],
    ['of a product that was promised too often, none', plain(-3), 0],
    ['of a bundle, a component that is not counted limits nothing', kit(null, 9), 4],
    ['of a bundle of which nothing is counted, nobody knows', kit(null, null), null],
    ['of a bundle with a stock of its own, no more than that', [use('KIT', 1, 2), ...plain(9)], 2],
  ])('%s', (_what, takes, available) => {
    expect(availableFrom(takes)).toBe(available);
  });
});

describe('product 4.61: beside the rest of a cart', () => {
  test.each<[string, { quantity: number; takes: StockUse[] }[], (number | null)[]]>([
    ['one line has everything', [{ quantity: 2, takes: plain(5) }], [5]],
    [
      'both lines are short of a component that does not suffice for both',
      [
        { quantity: 2, takes: kit(3, null) },
        { quantity: 2, takes: plain(3) },
      ],
      [1, 1],
    ],
  ])('%s', (_what, items, available) => {
    expect(availableBeside(items)).toEqual(available);
  });
});

describe('whatever is bundled and bought', () => {
  const skus = ['A', 'B', 'C'];
  const shop = fc
    .record({
      stock: fc.record({ A: fc.nat(40), B: fc.nat(40), C: fc.nat(40) }),
      items: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 20 }),
          parts: fc.uniqueArray(
            fc.record({ sku: fc.constantFrom(...skus), quantity: fc.integer({ min: 1, max: 4 }) }),
            { minLength: 1, selector: ({ sku }) => sku },
          ),
        }),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ stock, items }) => {
      const inStock = new Map(Object.entries(stock));
      return {
        inStock,
        items: items.map(({ quantity, parts }) => ({
          quantity,
          takes: parts.map((part) => ({ ...part, inStock: inStock.get(part.sku) ?? 0 })),
        })),
      };
    });

  test('product 4.61: every line is within what is available beside the others exactly if nothing is oversold', () => {
    fc.assert(
      fc.property(shop, ({ inStock, items }) => {
        const taken = takenFrom(items);
        const isOversold = skus.some((sku) => (taken.get(sku) ?? 0) > (inStock.get(sku) ?? 0));
        const available = availableBeside(items);
        const isShort = items.some(({ quantity }, index) => quantity > (available[index] ?? Infinity));
        expect(isShort).toBe(isOversold);
      }),
    );
  });

  test('product 4.59: as many as there are can be made, and not one more', () => {
    fc.assert(
      fc.property(shop, ({ inStock, items }) => {
        for (const { takes } of items) {
          const units = availableFrom(takes) ?? NaN;
          const suffices = (count: number) =>
            [...takenFrom([{ quantity: count, takes }])].every(
              ([sku, sum]) => sum <= (inStock.get(sku) ?? 0),
            );
          expect([suffices(units), suffices(units + 1)]).toEqual([true, false]);
        }
      }),
    );
  });
});
