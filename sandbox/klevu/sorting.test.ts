import { describe, expect, test } from 'vitest';
import { type GeneratedRecord, generatedSearch } from './testing/generated-search.ts';

const { find } = generatedSearch(60);
const sorted = async (settings: object) => (await find(settings)).records;

type Compare = (a: GeneratedRecord, b: GeneratedRecord) => number;
const byPrice: Compare = (a, b) => a.salePrice - b.salePrice;
const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'en');
const byRating: Compare = (a, b) => a.rating - b.rating;
const byLaunch: Compare = (a, b) => a.launchedOn.localeCompare(b.launchedOn);
const reversed =
  (compare: Compare): Compare =>
  (a, b) =>
    compare(b, a);
const advancedSorting = [
  { key: 'rating', order: 'DESC' },
  { key: 'name', order: 'ASC' },
];

describe('product 9.21: sort options', () => {
  test.each<[sort: string, compare: Compare, more?: object]>([
    ['PRICE_ASC', byPrice],
    ['PRICE_DESC', reversed(byPrice)],
    ['NAME_ASC', byName],
    ['NAME_DESC', reversed(byName)],
    ['RATING_ASC', byRating],
    ['RATING_DESC', reversed(byRating)],
    ['NEW_ARRIVAL_ASC', byLaunch],
    ['NEW_ARRIVAL_DESC', reversed(byLaunch)],
    ['ADVANCED_SORT', (a, b) => byRating(b, a) || byName(a, b), { advancedSorting }],
  ])('%s', async (sort, compare, more = {}) => {
    const relevant = await sorted({ sort: 'RELEVANCE' });
    const found = await sorted({ sort, ...more });
    expect(found).toEqual(relevant.toSorted(compare));
    expect(found).not.toEqual(relevant);
  });

  test('RELEVANCE', async () => {
    expect(await sorted({ sort: 'RELEVANCE' })).toEqual(await sorted({}));
  });
});
