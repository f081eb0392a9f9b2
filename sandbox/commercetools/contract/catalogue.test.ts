import { expect } from 'vitest';
import { contract } from '../testing/contract.ts';
import { refusalOf } from '../testing/project.ts';

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
    const where = 'masterVariant(sku = "CARRIER-BLACK")';
    const queryArgs = { where, priceCurrency: 'EUR', priceCountry: 'DE', expand: ['categories[*]'] };
    const [product] = (await sdk.productProjections().get({ queryArgs }).execute()).body.results;
    if (!product) throw new Error('The project has the product.');
    expect(product).toMatchObject({
      name: { en: 'Baby carrier' },
      slug: { en: 'baby-carrier' },
      metaDescription: { en: 'Soft and simple' },
      categories: [{ typeId: 'category', obj: { key: 'kitchen' } }],
      reviewRatingStatistics: { averageRating: 4.66667, count: 3 },
      masterVariant: {
        id: 1,
        sku: 'CARRIER-BLACK',
        price: { value: { centAmount: 9900, currencyCode: 'EUR', fractionDigits: 2 } },
        availability: { availableQuantity: 50 },
      },
      variants: [
        { id: 2, sku: 'CARRIER-SAND', price: { value: { centAmount: 11900 } } },
        { id: 3, sku: 'CARRIER-WHITE', availability: { availableQuantity: 0 } },
      ],
    });
    expect(product.masterVariant.images?.map(({ url, label }) => [url, label])).toEqual([
      [expect.stringMatching(/\/assets\/CARRIER-BLACK-front\.png$/) as string, 'front'],
      [expect.stringMatching(/\/assets\/CARRIER-BLACK-detail\.png$/) as string, 'detail'],
    ]);
    const values = Object.fromEntries(
      product.masterVariant.attributes?.map(({ name, value }) => [name, value]) ?? [],
    );
    expect(values).toMatchObject({
      color: { key: 'black', label: { en: 'Black' } },
      features: [{ en: 'Soft' }, { en: 'Washable' }],
      weightToKg: 12,
    });
  });

  rule('rejects a malformed query with commercetools’ own message', async (sdk) => {
    const query = (queryArgs: Record<string, string | number>) =>
      refusalOf(sdk.productProjections().get({ queryArgs }).execute());
    expect(await query({ where: 'key = ' })).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    expect(await query({ limit: 501 })).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
    expect(await query({ priceCountry: 'DE' })).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
  });
});
