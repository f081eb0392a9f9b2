import { KlevuFetch, KlevuGetBannersByType, KlevuKMCSettings, search } from '@klevu/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
  connectSdk(server.url, 'klevu-us');
});
afterAll(() => server.close());

test.each([
  ['landingpage', 'carrier', ['the-guide', 'every-search']],
  ['landingpage', 'plate', ['every-search']],
  ['quicksearch', 'carrier', ['the-guide']],
  ['quicksearch', 'plate', []],
  ['merchandising', 'Baby carriers', ['carriers']],
  ['merchandising', 'Kitchen', []],
] as const)('banners on %s for %s, of today', async (place, term, expected) => {
  const { banner } = await KlevuKMCSettings(true);
  const banners = KlevuGetBannersByType(banner?.klevu_banner ?? [], place, term);
  expect(banners.map(({ bannerRef }) => bannerRef)).toEqual(expected);
  for (const { bannerImg, redirectUrl } of banners)
    expect([bannerImg, redirectUrl]).toEqual(['http://sandbox.test/assets/guide.png', '/guide/']);
});

test.each([
  ['mini', 'baby-carrier-mini', { fullTerm: 'mini', subjects: ['mini'] }],
  ['carr bla', 'baby-carrier-one', { fullTerm: 'carriers bla', subjects: ['baby carriers', 'carrier'] }],
  ['nothing', 'baby-plate-spoon-and-fork', { fullTerm: 'nothing', subjects: ['kitchen'] }],
] as const)('annotations of %s, judging by %s', async (term, key, annotations) => {
  const result = (await KlevuFetch(search('*'))).queriesById('search');
  const record = result.records.find(({ itemGroupId }) => itemGroupId === key);
  Object.assign(result.meta, { searchedTerm: term });
  expect(await result.annotationsById(record?.id ?? '', 'en')).toEqual({ apiKey: 'klevu-us', annotations });
});
