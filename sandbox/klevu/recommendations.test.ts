import {
  alsoViewed,
  boughtTogether,
  KlevuFetch,
  KlevuLastClickedProducts,
  kmcRecommendation,
  newArrivals,
  products,
  similarProducts,
  trendingCategoryProducts,
  visuallySimilar,
} from '@klevu/core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buy, openFromRecommendation, openFromSearch } from './testing/events.ts';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
let sdk: ReturnType<typeof connectSdk>;
beforeAll(async () => {
  server = await serveIndexes();
});
beforeEach(async () => {
  sdk = connectSdk(server.url, 'klevu-us', { withSession: true });
  await sdk.settled();
});
afterEach(() => server.recorded.clear());
afterAll(() => server.close());

const keysOf = async (query: Parameters<typeof KlevuFetch>[0], id: string) =>
  (await KlevuFetch(query)).queriesById(id).records.map(({ itemGroupId }) => itemGroupId);
const trending = () => keysOf(trendingCategoryProducts('Baby carriers'), 'trendingCategoryProducts');
const [mini, one, bib, plate] = [
  'baby-carrier-mini',
  'baby-carrier-one',
  'carrier-bib',
  'baby-plate-spoon-and-fork',
] as const;

describe('computed from what visitors did', () => {
  test('trending: what was opened and, three times as much, bought; then what is popular', async () => {
    expect(await trending()).toEqual([mini, one, bib]);
    openFromSearch(bib, {});
    openFromRecommendation(bib, {});
    await sdk.settled();
    expect(await trending()).toEqual([bib, mini, one]);
    await buy(server.url, 'klevu-us', [one]);
    expect(await trending()).toEqual([one, bib, mini]);
    await buy(server.url, 'klevu-se', [mini]);
    expect(await trending()).toEqual([one, bib, mini]);
  });

  test('also viewed: what the same visitors opened; then what is popular, above all in the category', async () => {
    const viewed = () => keysOf(alsoViewed({ lastClickedProductIds: ['MINI-COTTON-BLACK'] }), 'alsoviewed');
    expect(await viewed()).toEqual([one, bib, plate]);
    openFromSearch(mini, { uuid: 'u1' });
    openFromSearch(plate, { uuid: 'u2' });
    await sdk.settled();
    expect(await viewed()).toEqual([one, bib, plate]);
    // The event that names both shows that the session is that of the first visitor.
    openFromRecommendation(plate, { sessionId: 's1' });
    openFromRecommendation(plate, { sessionId: 's1', uuid: 'u1' });
    await sdk.settled();
    expect(await viewed()).toEqual([plate, one, bib]);
  });

  test('also bought: what was in the same orders; then what the catalogue relates, in both directions', async () => {
    const bought = (ids: string[]) => keysOf(boughtTogether(ids, {}), 'boughtTogether');
    expect(await bought(['MINI-COTTON-BLACK'])).toEqual([bib]);
    expect(await bought(['CARRIER-BIB'])).toEqual([mini]);
    await buy(server.url, 'klevu-us', [mini, plate]);
    await buy(server.url, 'klevu-us', [one]);
    expect(await bought(['MINI-COTTON-BLACK'])).toEqual([plate, bib]);
  });
});

describe('computed from the catalogue', () => {
  test('new arrivals', async () => {
    expect(await keysOf(newArrivals('Baby carriers'), 'newarrivals')).toEqual([bib, one, mini]);
  });

  test('similar: of the category first', async () => {
    expect(await keysOf(similarProducts(['MINI-JERSEY-SAND']), 'similar')).toEqual([one, bib]);
    expect(await keysOf(similarProducts(['PLATE']), 'similar')).toEqual([]);
  });

  test('similar looks: of the color first, as the variant that looks most alike', async () => {
    const response = await KlevuFetch(visuallySimilar([mini]));
    expect(response.queriesById('visuallySimilar').records.map(({ id }) => id)).toEqual([
      'ONE-BLACK',
      'CARRIER-BIB',
    ]);
    const like = async (sku: string) => {
      const recommended = kmcRecommendation('product-look', { id: 'recs', currentProductId: sku });
      return (await KlevuFetch(recommended)).queriesById('recs').records.map(({ id }) => id);
    };
    expect(await like('MINI-JERSEY-PINK')).toEqual(['ONE-PINK', 'CARRIER-BIB']);
    expect(await like('MINI-COTTON-BLACK')).toEqual(['ONE-BLACK', 'CARRIER-BIB']);
  });

  test('several products, by the IDs of their records; an ID that no record has finds nothing', async () => {
    const similar = (ids: string[]) => keysOf(similarProducts(ids), 'similar');
    expect(await similar([bib, plate])).toEqual([]);
    expect(await similar(['CARRIER-BIB', 'PLATE'])).toEqual([mini, one]);
    expect(await similar(['CARRIER-BIB', plate])).toEqual([mini, one]);
    expect(await keysOf(products(['PLATE', 'ONE-PINK']), 'products')).toEqual([plate, one]);
    expect(await keysOf(products([plate, 'ONE-PINK']), 'products')).toEqual([one]);
  });
});

describe('product 9.26: recommendations of the console', () => {
  type Options = NonNullable<Parameters<typeof kmcRecommendation>[1]>;
  const shown = async (id: string, options: Omit<Options, 'id'> = {}) => {
    const response = await KlevuFetch(kmcRecommendation(id, { id: 'recs', ...options }));
    return response.queriesById('recs').records.map(({ itemGroupId }) => itemGroupId);
  };

  test.each<[id: string, options: Omit<Options, 'id'>, expected: readonly string[]]>([
    ['home-trending', {}, [mini, one, plate, bib]],
    ['home-new', {}, [bib, one]],
    ['home-picked', {}, [bib, one]],
    ['category-trending', { categoryPath: 'Baby carriers' }, [mini, one, bib]],
    ['category-rated', { categoryPath: 'Baby carriers' }, [mini, one, bib]],
    ['product-similar', { currentProductId: 'MINI-JERSEY-SAND', itemGroupId: mini }, [one, bib]],
    ['product-also-viewed', { currentProductId: 'MINI-JERSEY-SAND' }, [one, bib, plate]],
    ['product-together', { currentProductId: 'MINI-JERSEY-SAND' }, [bib]],
    ['product-look', { currentProductId: 'CARRIER-BIB', itemGroupId: bib }, [mini, one]],
    ['checkout-together', { cartProductIds: ['MINI-JERSEY-PINK', 'PLATE'] }, [bib]],
  ])('%s', async (id, options, expected) => {
    expect(await shown(id, options)).toEqual(expected);
  });

  test('recently viewed, the latest first, and what is personal about it', async () => {
    const latestClicks = vi.spyOn(KlevuLastClickedProducts, 'getLastClickedLatestsFirst');
    latestClicks.mockReturnValue(['ONE-PINK', 'PLATE']);
    expect(await shown('home-recent')).toEqual([one, plate]);
    expect((await shown('home-personal'))[0]).toBe(one);
  });

  test('nothing with fewer products than the merchant demands', async () => {
    expect(await shown('home-many')).toEqual([]);
  });

  const settingsOf = async (id: string, query = '') => {
    const response = await fetch(`${server.url}/recommendations/klevu-us/settings/${id}${query}`);
    return { status: response.status, body: (await response.json()) as Readonly<Record<string, unknown>> };
  };

  test('product 9.20: hidden ones and fixed content make no search', async () => {
    for (const id of ['hidden', 'guide']) {
      const { settled } = connectSdk(server.url, 'klevu-us', { withSession: true });
      await KlevuFetch(kmcRecommendation(id, { id: 'recs' }));
      const paths = (await settled()).map(({ path }) => path);
      expect(paths).not.toContain('/klevu/cs/v2/search');
    }
    expect((await settingsOf('hidden')).body).toMatchObject({ metadata: { action: 'HIDE_RECOMMENDATION' } });
    expect((await settingsOf('guide')).body).toMatchObject({
      metadata: { action: 'STATIC_CONTENT' },
      staticContent: [{ targetUrl: '/guide/', image: [{ url: 'http://sandbox.test/assets/guide.png' }] }],
    });
  });

  test('a segment sees its own, whatever else is in the query', async () => {
    expect(
      (await settingsOf('home-trending', '?&cp=Plates & more;Cups&pid=a&sids=others,carriers')).body,
    ).toMatchObject({
      metadata: {
        title: 'For carrying',
        logic: 'HAND_PICKED',
        spotName: 'Loved by families',
        segmentKey: 'carriers',
        segmentName: 'Looked at carriers',
      },
    });
    const general = { metadata: { title: 'Loved by families', segmentKey: null, segmentName: null } };
    expect((await settingsOf('home-trending', '?&cp=Cups')).body).toMatchObject(general);
    expect((await settingsOf('home-trending', '?sids=others')).body).toMatchObject(general);
  });

  test('there is none with another ID', async () => {
    expect((await settingsOf('none')).status).toBe(404);
  });
});
