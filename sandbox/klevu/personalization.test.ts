import {
  categoryMerchandising,
  KlevuFetch,
  KlevuLastClickedProducts,
  KlevuSearchSorting,
  personalisation,
  search,
  trendingCategoryProducts,
} from '@klevu/core';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
  connectSdk(server.url, 'klevu-us');
});
// Other tests in this process may have told the SDK about clicks.
beforeEach(() => vi.spyOn(KlevuLastClickedProducts, 'getLastClickedLatestsFirst').mockReturnValue([]));
afterAll(() => server.close());

const like = (...ids: string[]) => personalisation({ lastClickedProductIds: ids });
async function run(query: Parameters<typeof KlevuFetch>[0], id: string) {
  const { records, meta } = (await KlevuFetch(query)).queriesById(id);
  return { keys: records.map(({ itemGroupId }) => itemGroupId), isPersonalised: meta.isPersonalised };
}
const [mini, one, bib, plate] = [
  'baby-carrier-mini',
  'baby-carrier-one',
  'carrier-bib',
  'baby-plate-spoon-and-fork',
] as const;
const all = [mini, one, plate, bib];

test('a category starts with what is like the products that were opened', async () => {
  const category = (...modifiers: ReturnType<typeof like>[]) =>
    run(categoryMerchandising('Baby carriers', {}, ...modifiers), 'categoryMerchandising');
  expect(await category()).toEqual({ keys: [mini, one, bib], isPersonalised: false });
  expect(await category(like('CARRIER-BIB'))).toEqual({ keys: [bib, mini, one], isPersonalised: true });
  expect(await category(like('ONE-PINK'))).toEqual({ keys: [one, mini, bib], isPersonalised: true });
});

test('so does a list without a term, and trending products', async () => {
  expect(await run(search('*', {}, like('PLATE')), 'search')).toEqual({
    keys: [plate, mini, one, bib],
    isPersonalised: true,
  });
  expect(
    await run(trendingCategoryProducts('Baby carriers', {}, like('ONE-PINK')), 'trendingCategoryProducts'),
  ).toEqual({
    keys: [one, mini, bib],
    isPersonalised: true,
  });
});

test('where a term was searched for, it moves things up, but not to the top', async () => {
  const found = (...modifiers: ReturnType<typeof like>[]) => run(search('baby', {}, ...modifiers), 'search');
  const { keys } = await found();
  const last = keys.at(-1) ?? '';
  const { records } = (await KlevuFetch(search('baby'))).queriesById('search');
  const { keys: personal, isPersonalised } = await found(like(records.at(-1)?.id ?? ''));
  expect(isPersonalised).toBe(true);
  expect(personal.indexOf(last)).toBeLessThan(keys.indexOf(last));
  expect(personal[0]).toBe(keys[0]);
});

test.each<[reason: string, query: Parameters<typeof KlevuFetch>[0]]>([
  ['without anything opened', search('*', {}, personalisation())],
  ['for products the index does not know', search('*', {}, like('OTHER'))],
  ['for the product of a record, which is no record itself', search('*', {}, like(plate))],
  [
    'if it is not wanted',
    search('*', {
      context: { recentObjects: [{ typeOfRecord: 'KLEVU_PRODUCT', records: [{ id: 'PLATE' }] }] },
    }),
  ],
])('nothing is personal %s', async (_, query) => {
  expect(await run(query, 'search')).toEqual({ keys: all, isPersonalised: false });
});

test('a sort order that the shopper chose stays', async () => {
  const byPrice = search('*', { sort: KlevuSearchSorting.PriceAsc }, like('ONE-PINK'));
  expect(await run(byPrice, 'search')).toEqual({ keys: [bib, plate, mini, one], isPersonalised: false });
});
