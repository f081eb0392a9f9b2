import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listFacets, passes, priceKey } from './facets.ts';
import type { ApplyFilter } from './requests.ts';
import type { KlevuProduct } from './indexing.ts';
import { variant } from './testing/indexes.ts';

const colors = ['Black', 'Pink', 'Sand'];
const materials = ['Cotton', 'Mesh'];
const categories = ['Carriers', 'Carriers;Bibs', 'Kitchen'];

interface Facts {
  readonly group: number;
  readonly color: string[];
  readonly material: string[];
  readonly price: number;
  readonly rating: number | null;
  readonly inStock: 'yes' | 'no';
  readonly path: string;
}

const variants: fc.Arbitrary<Facts[]> = fc.array(
  fc.record({
    group: fc.integer({ min: 1, max: 5 }),
    color: fc.subarray(colors, { maxLength: 1 }),
    material: fc.subarray(materials, { maxLength: 1 }),
    price: fc.integer({ min: 1, max: 60 }),
    rating: fc.option(fc.double({ min: 0, max: 5, noNaN: true })),
    inStock: fc.constantFrom('yes' as const, 'no' as const),
    path: fc.constantFrom(...categories),
  }),
  { maxLength: 20 },
);

const productsOf = (facts: readonly Facts[]): KlevuProduct[] =>
  facts.map(({ group, price, path, ...others }, index) =>
    variant({
      ...others,
      ...{ itemGroupId: `group-${group}`, name: '', sku: `sku-${index}` },
      ...{ price: price.toFixed(2), category: path },
    }),
  );

const filters: fc.Arbitrary<ApplyFilter[]> = fc
  .record({
    color: fc.subarray(colors),
    material: fc.subarray(materials),
    category: fc.subarray(['Carriers', 'Bibs', 'Kitchen']),
    rating: fc.subarray(['3', '4'], { maxLength: 1 }),
    [priceKey]: fc.constantFrom<string[]>([], ['0', '30'], ['20', '60']),
  })
  .map((chosen) =>
    Object.entries(chosen).flatMap(([key, values]) => (values.length > 0 ? [{ key, values }] : [])),
  );

const index = { language: 'en', filters: [] };

describe('the filters of a response', () => {
  test('count the products that each option would show, given the other filters', () => {
    fc.assert(
      fc.property(variants, filters, (facts, applied) => {
        const products = productsOf(facts);
        const facets = listFacets(products, 100, applied, index);
        for (const facet of facets) {
          const others = applied.filter(({ key }) => key !== facet.key);
          if (facet.type === 'SLIDER') {
            const prices = products
              .filter((hit) => passes(hit, others, index))
              .map(({ price }) => Number(price));
            expect([facet.min, facet.max].map(Number)).toEqual([Math.min(...prices), Math.max(...prices)]);
            continue;
          }
          for (const { value, count, selected } of facet.options) {
            const shown = products.filter((hit) =>
              passes(hit, [...others, { key: facet.key, values: [value] }], index),
            );
            expect(count).toBe(new Set(shown.map(({ itemGroupId }) => itemGroupId)).size);
            const isApplied = applied.some(({ key, values }) => key === facet.key && values.includes(value));
            expect(selected).toBe(isApplied);
          }
        }
      }),
    );
  });
});

describe('options', () => {
  const many = productsOf(
    Array.from({ length: 12 }, (_, index) => ({
      group: index,
      color: [`Color ${String(index).padStart(2, '0')}`],
      material: [],
      price: 10,
      rating: null,
      inStock: 'yes' as const,
      path: 'Carriers',
    })),
  );
  const colorsListed = (limit: number, applied: ApplyFilter[] = []) => {
    const facet = listFacets(many, limit, applied, index).find(({ key }) => key === 'color');
    return facet && facet.type !== 'SLIDER' ? facet.options.map(({ value }) => value) : [];
  };

  test('are in the order of their names, as many as wanted', () => {
    expect(colorsListed(10)).toEqual(Array.from({ length: 10 }, (_, number) => `Color 0${number}`));
  });

  test('that are selected are never left out', () => {
    const chosen = [{ key: 'color', values: ['Color 11'] }];
    expect(colorsListed(2, chosen)).toEqual(['Color 00', 'Color 01', 'Color 11']);
  });
});
