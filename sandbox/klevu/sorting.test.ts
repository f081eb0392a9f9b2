import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { klevuApp } from './app.ts';
import { generatedIndex } from './testing/generated-products.ts';

/** With sixty products, no order is right by accident. */
const app = klevuApp({ indexes: { generated: generatedIndex(60) } }, { publicUrl: 'http://sandbox.test' });

const recordSchema = z.object({
  itemGroupId: z.string(),
  name: z.string(),
  salePrice: z.coerce.number(),
  rating: z.number(),
  launchedOn: z.string(),
});
type Row = z.infer<typeof recordSchema>;
const answerSchema = z.object({ queryResults: z.tuple([z.object({ records: z.array(recordSchema) })]) });

async function sorted(settings: object): Promise<readonly Row[]> {
  const recordQueries = [{ id: 'search', typeOfRequest: 'SEARCH', settings: { limit: 100, ...settings } }];
  const body = JSON.stringify({ context: { apiKeys: ['generated'] }, recordQueries });
  const answer = await app.request('/cs/v2/search', { method: 'POST', body });
  return answerSchema.parse(await answer.json()).queryResults[0].records;
}

type Compare = (a: Row, b: Row) => number;
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
