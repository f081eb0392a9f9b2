import { KlevuFetch, kmcRecommendation } from '@klevu/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';
import { connectSdk } from './testing/transport.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
});
beforeEach(() => connectSdk(server.url, 'klevu-us', { withSession: true }).settled());
afterAll(() => server.close());

const [mini, one, bib, plate] = [
  'baby-carrier-mini',
  'baby-carrier-one',
  'carrier-bib',
  'baby-plate-spoon-and-fork',
] as const;

describe('product 9.26: recommendations of the console', () => {
  type Options = NonNullable<Parameters<typeof kmcRecommendation>[1]>;
  const shown = async (id: string, options: Omit<Options, 'id'> = {}) => {
    const response = await KlevuFetch(kmcRecommendation(id, { id: 'recs', ...options }));
    return response.queriesById('recs').records.map(({ itemGroupId }) => itemGroupId);
  };

  test.each<[id: string, options: Omit<Options, 'id'>, expected: readonly string[]]>([
    ['home-trending', {}, [mini, one, plate, bib]],
    ['home-new', {}, [bib, one, plate, mini]],
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
});
