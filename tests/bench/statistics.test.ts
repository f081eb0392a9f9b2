import { expect, test } from 'vitest';
import { markdownTable, median, medianAndRange } from './statistics.ts';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[1, 2, 4, 10], 3],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
});

test.each([
  [[250, 231, 302], 0, '250 (231–302)'],
  [[98, 98, 98], 0, '98'],
  [[2_400.4, 1_900, 1_950], 0, '1,950 (1,900–2,400)'],
  [[0, 0.04, 0.001], 3, '0.001 (0.000–0.040)'],
])('%j is shown as its median and range', (values, digits, expected) => {
  expect(medianAndRange(values, digits)).toBe(expected);
});

test('a table is padded, and missing cells are empty', () => {
  expect(markdownTable(['page', 'ms'], [['home', '1,200'], ['x']])).toBe(
    '| page | ms    |\n| ---- | ----- |\n| home | 1,200 |\n| x    |       |',
  );
});
