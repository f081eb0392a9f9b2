import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearFilter,
  countSelected,
  emptySelection,
  type Filter,
  type FilterSelection,
  selectOption,
  selectRange,
  withSelection,
} from './filter.ts';
import { readFilters, writeFilters } from './search-query.ts';

const option = (value: string, selected = false) => ({ name: value, value, count: 3, selected });
const color: Filter = {
  key: 'color',
  label: 'Color',
  type: 'OPTIONS',
  options: [option('Sand'), option('Black')],
};
const rating: Filter = { key: 'rating', label: 'Rating', type: 'RATING', options: [option('4')] };
const price: Filter = {
  key: 'klevu_price',
  label: 'Price',
  type: 'SLIDER',
  min: '10',
  max: '200',
  start: null,
  end: null,
};
const offered = [color, rating, price];

describe('filter state', () => {
  test('product 4.17: an option can be toggled, selected or deselected', () => {
    const sand = selectOption(emptySelection, color, 'Sand', true);
    expect(sand.options).toEqual([{ key: 'color', values: ['Sand'] }]);
    expect(selectOption(sand, color, 'Sand', true)).toEqual(sand);
    const both = selectOption(sand, color, 'Black', true);
    expect(both.options).toEqual([{ key: 'color', values: ['Sand', 'Black'] }]);
    expect(selectOption(both, color, 'Black', false)).toEqual(sand);
    expect(selectOption(sand, color, 'Sand', false)).toEqual(emptySelection);
    expect(selectOption(emptySelection, rating, '4', true).options).toEqual([
      { key: 'rating', values: ['4'] },
    ]);
  });

  test('product 4.18: a slider range can be updated', () => {
    const chosen = selectRange(emptySelection, price, { start: '9', end: '90.5' });
    expect(chosen.ranges).toEqual([{ key: 'klevu_price', start: '9', end: '90.5' }]);
    expect(selectRange(chosen, price, { start: '90', end: '20' }).ranges).toEqual([
      { key: 'klevu_price', start: '20', end: '90' },
    ]);
  });

  test('product 4.19: clearing deselects all options, and resets ratings and ranges along with them', () => {
    const sand = selectOption(emptySelection, color, 'Sand', true);
    const chosen = selectRange(selectOption(sand, rating, '4', true), price, { start: '20', end: '90' });
    expect(countSelected(chosen)).toBe(3);
    expect(withSelection(withSelection(offered, chosen), emptySelection)).toEqual(offered);
    expect(offered.reduce((state, { key }) => clearFilter(state, key), chosen)).toEqual(emptySelection);
  });

  test('product 5.11: a filter key must match its filter type', () => {
    expect(() => selectRange(emptySelection, color, { start: '1', end: '2' })).toThrow(
      'Filter color is not a slider filter.',
    );
    for (const isSelected of [true, false])
      expect(() => selectOption(emptySelection, price, '1', isSelected)).toThrow(
        'Filter klevu_price is not an option filter.',
      );
  });

  test('a choice that is not offered is shown all the same, unless it is of the wrong type', () => {
    const selection = {
      options: [
        { key: 'color', values: ['Gold', 'Sand'] },
        { key: 'size', values: ['M'] },
        { key: 'klevu_price', values: ['5'] },
      ],
      ranges: [{ key: 'weight', start: '1', end: '2' }],
    };
    const gold = { name: 'Gold', value: 'Gold', count: 0, selected: true };
    expect(withSelection(offered, selection)).toEqual([
      { ...color, options: [option('Sand', true), option('Black'), gold] },
      rating,
      price,
      { key: 'size', label: 'size', type: 'OPTIONS', options: [{ ...gold, name: 'M', value: 'M' }] },
      { key: 'weight', label: 'weight', type: 'SLIDER', min: '1', max: '2', start: '1', end: '2' },
    ]);
  });
});

const key = fc.string({ minLength: 1 });
const decimal = fc.integer({ min: -99_999, max: 99_999 }).map((cents) => String(cents / 100));
const selections: fc.Arbitrary<FilterSelection> = fc.record({
  options: fc.uniqueArray(
    fc.record({ key, values: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }) }),
    { selector: (filter) => filter.key, maxLength: 4 },
  ),
  ranges: fc.uniqueArray(
    fc
      .record({ key, a: decimal, b: decimal })
      .map(({ a, b, ...rest }) =>
        Number(a) <= Number(b) ? { ...rest, start: a, end: b } : { ...rest, start: b, end: a },
      ),
    { selector: (filter) => filter.key, maxLength: 3 },
  ),
});
const otherParams = fc
  .array(fc.tuple(fc.string(), fc.string()))
  .map((pairs) => pairs.filter(([name]) => !/^[os]_./s.test(name)));

describe('filters in the URL', () => {
  test('product 2.2.17: o_{filterKey} holds the selected option values, comma-separated', () => {
    const params = writeFilters(new URLSearchParams(), {
      options: [{ key: 'color', values: ['Sand', 'Navy blue'] }],
      ranges: [],
    });
    expect(params.get('o_color')).toBe('Sand,Navy blue');
    expect(readFilters(new URLSearchParams('o_color=Sand,Navy blue')).options).toEqual([
      { key: 'color', values: ['Sand', 'Navy blue'] },
    ]);
  });

  test('product 2.2.18: s_{filterKey} holds a slider range as start-end', () => {
    const ranges = [{ key: 'klevu_price', start: '-5', end: '99.5' }];
    const params = writeFilters(new URLSearchParams(), { options: [], ranges });
    expect(params.get('s_klevu_price')).toBe('-5-99.5');
    expect(readFilters(params).ranges).toEqual(ranges);
  });

  test('product 4.20: every choice can be read back, and other parameters stay', () => {
    fc.assert(
      fc.property(selections, selections, otherParams, (before, selection, others) => {
        const params = writeFilters(writeFilters(new URLSearchParams(others), before), selection);
        expect(readFilters(new URLSearchParams(params.toString()))).toEqual(selection);
        expect([...params].filter(([name]) => !/^[os]_./s.test(name))).toEqual(others);
      }),
    );
  });

  test('a value that looks like an escaped comma stays what it is', () => {
    const selection = { options: [{ key: 'color', values: ['50%2C', 'a,b', '%252C'] }], ranges: [] };
    const { search } = new URL(
      `https://shop.test/?${writeFilters(new URLSearchParams(), selection).toString()}`,
    );
    expect(readFilters(new URLSearchParams(search))).toEqual(selection);
  });
});
