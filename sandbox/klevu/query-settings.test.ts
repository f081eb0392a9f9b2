import {
  advancedFiltering,
  advancedSorting,
  boostWithFilters,
  boostWithKeywords,
  boostWithRecords,
  categoryMerchandising,
  exclude,
  fallback,
  include,
  KlevuFetch,
  products,
  search,
  suggestions,
  top,
} from '@klevu/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
  connectSdk(server.url, 'klevu-us');
});
afterAll(() => server.close());

type Modifiers = Parameters<typeof search> extends [string, unknown?, ...infer Rest] ? Rest : never;
const [mini, one, bib, plate] = [
  'baby-carrier-mini',
  'baby-carrier-one',
  'carrier-bib',
  'baby-plate-spoon-and-fork',
] as const;

async function found(term: string, ...modifiers: Modifiers) {
  const response = await KlevuFetch(search(term, {}, ...modifiers));
  return response.queriesById('search').records.map(({ itemGroupId }) => itemGroupId);
}
const condition = (values: string[], valueOperator: 'INCLUDE' | 'EXCLUDE' = 'INCLUDE') => ({
  key: 'color',
  valueOperator,
  singleSelect: false,
  values,
});

describe('a query can', () => {
  test.each<[what: string, modifiers: Modifiers, expected: readonly string[]]>([
    ['be plain', [], [mini, one, bib]],
    ['put records at the top', [top(['CARRIER-BIB'])], [bib, mini, one]],
    ['add records', [include(['PLATE'])], [mini, one, bib, plate]],
    ['leave products out', [exclude([mini])], [one, bib]],
    ['demand all of some conditions', [advancedFiltering([condition(['Sand'])])], [mini, bib]],
    [
      'demand any of them',
      [advancedFiltering([condition(['Sand']), condition(['Black'])], 'ANY_OF')],
      [mini, one, bib],
    ],
    ['demand none of them', [advancedFiltering([condition(['Sand', 'Dusty pink'])], 'NONE_OF')], [mini, one]],
    ['exclude values', [advancedFiltering([condition(['Black', 'Dusty pink'], 'EXCLUDE')])], [mini, bib]],
    [
      'be sorted by fields',
      [advancedSorting([{ type: 'FIELD', key: 'price', order: 'ASC' as never }])],
      [bib, mini, one],
    ],
    [
      'move what has a value',
      [boostWithFilters([{ key: 'color', values: ['Black'], weight: 0.1 }])],
      [bib, mini, one],
    ],
    ['move what a word finds', [boostWithKeywords([{ phrase: 'bib', weight: 9 }])], [bib, mini, one]],
    ['move a record', [boostWithRecords([{ id: 'ONE-PINK', weight: 3 }])], [one, mini, bib]],
    ['move a record down', [boostWithRecords([{ id: 'MINI-JERSEY-SAND', weight: 0 }])], [one, bib, mini]],
  ])('%s', async (_, modifiers, expected) => {
    expect(await found('carrier', ...modifiers)).toEqual(expected);
  });

  test('name the records it wants, as variants', async () => {
    const response = await KlevuFetch(products(['PLATE', 'ONE-PINK']));
    expect(response.queriesById('products').records.map(({ id }) => id)).toEqual(['PLATE', 'ONE-PINK']);
  });

  test('have a fallback, which runs if there are fewer rows than it says', async () => {
    const withFallback = (term: string, less: number) =>
      KlevuFetch(search(term, {}, fallback(search('plate'), { runWhenLessThanResults: less })));
    expect((await withFallback('carrier', 3)).queryExists('search-fallback')).toBe(false);
    expect((await withFallback('carrier', 4)).queriesById('search-fallback').records).toMatchObject([
      { itemGroupId: plate },
    ]);
    expect((await withFallback('zzqqxx', 1)).queryExists('search-fallback')).toBe(true);
  });
});

describe('spelling and words', () => {
  test.each([
    ['a swapped pair of letters', 'carreir'],
    ['a missing letter', 'carier'],
    ['a doubled letter', 'carrrier'],
    ['another form', 'carriers'],
    ['the beginning of a word', 'carri'],
    ['words that say nothing', 'a carrier for my baby'],
  ])('%s: %s', async (_, term) => {
    expect((await found(term)).slice(0, 2)).toEqual([mini, one]);
  });

  test('synonyms work in both directions, and as phrases', async () => {
    expect(await found('small dish')).toEqual([plate]);
    expect(await found('cutlery')).toEqual([plate]);
    expect(await found('spoon')).toEqual([plate]);
  });

  test('a number is taken literally', async () => {
    expect(await found('carrier 7')).toEqual([mini, one, bib]);
    expect(await found('77')).toEqual([]);
  });
});

describe('suggestions', () => {
  const suggest = async (term: string) =>
    (await KlevuFetch(suggestions(term)))
      .suggestionsById('suggestions')
      ?.suggestions.map((one) => one.suggest);

  test('are categories, products, and pages, those that start with what was typed first', async () => {
    expect(await suggest('ba')).toEqual([
      '<b>ba</b>by carriers',
      '<b>ba</b>by carrier mini',
      '<b>ba</b>by carrier one',
      '<b>ba</b>by plate &amp; spoon',
      '<b>ba</b>bywearing guide',
    ]);
    expect((await suggest('carrier'))?.[0]).toBe('<b>carrier</b> accessories');
  });

  test('forgive a mistake', async () => {
    expect(await suggest('carier')).toContain('baby <b>carrier</b> mini');
    expect(await suggest('zzqqxx')).toEqual([]);
  });
});

test('a curated list is a category to browse, but not a value of the filter', async () => {
  const response = await KlevuFetch(categoryMerchandising('Our favorites'));
  const { records } = response.queriesById('categoryMerchandising');
  expect(records.map(({ itemGroupId }) => itemGroupId)).toEqual([one]);
  expect(records[0]).not.toHaveProperty('listPaths');
});
