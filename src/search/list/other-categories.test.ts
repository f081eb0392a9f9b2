import { expect, test } from 'vitest';
import type { Filter } from '../service/filter.ts';
import { withOtherCategories } from './product-request.ts';

const option = (name: string) => ({ name, value: name, count: 3, selected: false });
const categories = (...names: string[]): Filter => ({
  key: 'category',
  label: 'Category',
  type: 'OPTIONS',
  options: names.map(option),
});
const color: Filter = { ...categories('Kitchen', 'Pink'), key: 'color', label: 'Color' };

test('a category’s own name, and those above it, are no options of its filter', () => {
  const filters = [categories('Kitchen', 'Gifts', 'Shop all'), color];
  expect(withOtherCategories(filters, ['Shop all', 'Kitchen'])).toEqual([categories('Gifts'), color]);
});

test('a filter without another category is left out', () => {
  expect(withOtherCategories([categories('Kitchen'), color], ['Kitchen'])).toEqual([color]);
});
