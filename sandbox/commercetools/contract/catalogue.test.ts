import { describe, expect, it } from 'vitest';
import { contract } from '../testing/contract.ts';
import { refusalOf, sdkFor, startProject } from '../testing/project.ts';
import { apiClient } from '../testing/seed.ts';

describe('authentication, on our server,', () => {
  it('rejects wrong credentials and missing or foreign tokens', async () => {
    const { url } = await startProject();
    expect(
      await refusalOf(
        sdkFor(url, { ...apiClient, clientSecret: 'wrong' })
          .categories()
          .get()
          .execute(),
      ),
    ).toMatchObject({
      statusCode: 401,
    });
    const carts = `${url}/cradle/carts`;
    expect((await fetch(carts)).status).toBe(401);
    const foreign = await fetch(carts, { headers: { Authorization: 'Bearer 99999999999999.forged' } });
    expect(await foreign.json()).toMatchObject({ statusCode: 401, errors: [{ code: 'invalid_token' }] });
  });
});

contract('product projections', (rule) => {
  rule('pages by id, without totals, until nothing is left', async (sdk) => {
    const page = (last: string) =>
      sdk
        .productProjections()
        .get({
          queryArgs: { staged: false, limit: 3, sort: 'id asc', withTotal: false, where: `id > "${last}"` },
        })
        .execute();
    const first = (await page('0')).body;
    expect(first).toMatchObject({ limit: 3, count: 3 });
    expect(first.total).toBeUndefined();
    const second = (await page(first.results.at(-1)?.id ?? '')).body;
    const keys = [...first.results, ...second.results].map(({ key }) => key);
    expect(keys.toSorted()).toEqual(['baby-bib', 'baby-carrier', 'gift-message', 'meal-kit', 'swaddle']);
  });

  rule('shows a product with its variants, pictures, attributes, price and stock', async (sdk) => {
    const { body } = await sdk
      .productProjections()
      .withKey({ key: 'baby-carrier' })
      .get({ queryArgs: { priceCurrency: 'EUR', priceCountry: 'DE', expand: ['categories[*]'] } })
      .execute();
    expect(body).toMatchObject({
      name: { en: 'Baby carrier' },
      slug: { en: 'baby-carrier' },
      metaDescription: { en: 'Soft and simple' },
      categories: [{ typeId: 'category', obj: { key: 'kitchen' } }],
      reviewRatingStatistics: {
        averageRating: 4.66667,
        highestRating: 5,
        lowestRating: 4,
        count: 3,
        ratingsDistribution: { 4: 1, 5: 2 },
      },
      masterVariant: {
        id: 1,
        sku: 'CARRIER-BLACK',
        price: { value: { centAmount: 9900, currencyCode: 'EUR', fractionDigits: 2 } },
        availability: { isOnStock: true, availableQuantity: 50 },
      },
      variants: [
        { id: 2, sku: 'CARRIER-SAND', price: { value: { centAmount: 11900 } } },
        { id: 3, sku: 'CARRIER-WHITE', availability: { isOnStock: false, availableQuantity: 0 } },
      ],
    });
    expect(body.masterVariant.images?.map(({ url, label }) => [url, label])).toEqual([
      [expect.stringMatching(/\/assets\/CARRIER-BLACK-front\.png$/) as string, 'front'],
      [expect.stringMatching(/\/assets\/CARRIER-BLACK-detail\.png$/) as string, 'detail'],
    ]);
    const values = Object.fromEntries(
      body.masterVariant.attributes?.map(({ name, value }) => [name, value]) ?? [],
    );
    expect(values).toMatchObject({
      color: { key: 'black', label: { en: 'Black' } },
      features: [{ en: 'Soft' }, { en: 'Washable' }],
      weightToKg: 12,
    });
  });

  rule('finds products by SKU, in any variant, and includes a bundle’s components', async (sdk) => {
    const find = async (...skus: string[]) => {
      const list = skus.map((sku) => `"${sku}"`).join(', ');
      const where = `masterVariant(sku in (${list})) or variants(sku in (${list}))`;
      return (await sdk.productProjections().get({ queryArgs: { where } }).execute()).body;
    };
    expect((await find('CARRIER-SAND', 'BIB')).results.map(({ key }) => key).toSorted()).toEqual([
      'baby-bib',
      'baby-carrier',
    ]);
    const [kit] = (await find('MEAL-KIT')).results;
    expect(kit?.masterVariant.attributes).toContainEqual({
      name: 'components',
      value: [
        [
          { name: 'sku', value: 'BIB' },
          { name: 'quantity', value: 2 },
        ],
      ],
    });
    expect(await find('NOTHING')).toMatchObject({ count: 0, total: 0 });
  });

  rule('rejects a malformed query with commercetools’ own message', async (sdk) => {
    const query = (queryArgs: Record<string, string | number>) =>
      refusalOf(sdk.productProjections().get({ queryArgs }).execute());
    expect(await query({ where: 'key = ' })).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    expect(await query({ limit: 501 })).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    expect(await query({ priceCountry: 'DE' })).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    const unknown = sdk.productProjections().withKey({ key: 'nothing' }).get().execute();
    expect(await refusalOf(unknown)).toMatchObject({ statusCode: 404 });
  });
});

contract('categories', (rule) => {
  rule('form a tree, in order, with their kind', async (sdk) => {
    const { results } = (
      await sdk
        .categories()
        .get({ queryArgs: { limit: 500, sort: 'key asc' } })
        .execute()
    ).body;
    const [kitchen, bibs, selected] = results;
    expect(kitchen).toMatchObject({ key: 'kitchen', slug: { en: 'kitchen' }, ancestors: [] });
    expect(bibs).toMatchObject({
      key: 'kitchen_bibs',
      slug: { en: 'bibs' },
      parent: { typeId: 'category', id: kitchen?.id },
      ancestors: [{ typeId: 'category', id: kitchen?.id }],
    });
    expect(selected).toMatchObject({ key: 'selected_shop', custom: { fields: { kind: 'selected' } } });
  });
});
