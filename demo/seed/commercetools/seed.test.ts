import { describe, expect, it } from 'vitest';
import { stores } from '../../../stores/index.ts';
import { languages } from '../../../stores/types.ts';
import { catalogue } from '../../catalogue/index.ts';
import { picturesOf } from '../../catalogue/pictures.ts';
import { currencies } from '../../catalogue/types.ts';
import { categoryDrafts } from './categories.ts';
import { productDraft } from './products.ts';
import { productTypeDrafts } from './types.ts';
import { cartDiscountDrafts, shippingMethodDrafts, storeDrafts } from './settings.ts';

function productOf(key: string) {
  const product = catalogue.products.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`No product ${key}`);
  return productDraft(product);
}
const attributesOf = (key: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(productOf(key).masterVariant.attributes?.map(({ name, value }) => [name, value]) ?? []);

describe('the seed', () => {
  it('has no attribute that its product type does not define: commercetools refuses those', () => {
    const [type] = productTypeDrafts();
    const defined = new Set(type?.attributes?.map(({ name }) => name));
    const used = catalogue.products
      .map(productDraft)
      .flatMap(({ masterVariant, variants = [] }) => [masterVariant, ...variants])
      .flatMap(({ attributes = [] }) => attributes.map(({ name }) => name));
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  });

  it('has every text in every language', () => {
    const { name, description, slug, metaDescription } = productOf('baby-carrier-mini');
    const [category] = categoryDrafts(catalogue.categories);
    const [method] = shippingMethodDrafts();
    const [discount] = cartDiscountDrafts();
    for (const texts of [
      name,
      description,
      slug,
      metaDescription,
      category?.name,
      category?.description,
      method?.localizedName,
      discount?.name,
    ]) {
      expect(Object.keys(texts ?? {}).toSorted()).toEqual(languages.toSorted());
    }
    expect(name).toMatchObject({ en: 'Baby Carrier Mini', sv: 'Bärsele Mini', ja: 'ベビーキャリア Mini' });
    expect(attributesOf('bouncer-bliss')).toMatchObject({
      color: { label: { sv: expect.stringMatching(/rosa/) as string } },
      material: { label: { de: 'Baumwolle' } },
      measures: [
        expect.arrayContaining([
          {
            name: 'name',
            value: { key: 'size', label: expect.objectContaining({ sv: 'Storlek' }) as object },
          },
          { name: 'unit', value: { key: 'mm', label: 'mm' } },
          { name: 'first', value: 740 },
          { name: 'third', value: 520 },
        ]) as object,
        expect.anything(),
        expect.anything(),
      ],
      positions: expect.arrayContaining([
        { key: 'rest', label: expect.objectContaining({ fr: 'Repos' }) as object },
      ]) as object,
      warrantyYears: 3,
    });
  });

  it('has prices for exactly the currencies in which a product is sold', () => {
    const currenciesOf = (key: string) =>
      productOf(key).masterVariant.prices?.map(({ value }) => value.currencyCode);
    expect(currenciesOf('baby-carrier-mini')).toEqual(currencies);
    expect(currenciesOf('bouncer-bliss')).not.toContain('KRW');
    expect(currenciesOf('high-chair')).toEqual(
      currencies.filter((currency) => !['JPY', 'PLN', 'TWD', 'CNY'].includes(currency)),
    );
  });

  it('has every storefront with its languages and countries', () => {
    expect(storeDrafts().map(({ key }) => key)).toEqual(Object.keys(stores));
    const hongKong = storeDrafts().find(({ key }) => key === 'hk');
    expect(hongKong).toMatchObject({
      languages: ['en', 'zh-Hant'],
      countries: [{ code: 'HK' }, { code: 'TW' }, { code: 'CN' }],
    });
  });

  it('describes what a product is, is made of, and consists of', () => {
    const variant = productOf('baby-carrier-mini').masterVariant;
    expect(attributesOf('baby-carrier-mini')).toMatchObject({
      kind: { key: 'product', label: 'Product' },
      color: { key: 'black' },
      material: { key: 'cotton' },
      ageFromMonths: 0,
    });
    expect(variant.images?.map(({ url, label }) => [url, label])).toEqual(
      picturesOf('baby-carrier-mini').views.map((view) => [`/assets/${variant.sku}-${view}.jpg`, view]),
    );
    expect(attributesOf('bouncer-bundle-with-toy')['components']).toEqual(
      expect.arrayContaining([
        [
          { name: 'sku', value: expect.any(String) as string },
          { name: 'quantity', value: 1 },
        ],
      ]),
    );
  });

  it('arranges the categories as a tree, except for curated lists', () => {
    const drafts = categoryDrafts(catalogue.categories);
    expect(drafts.find(({ key }) => key === 'baby-carriers_accessories-baby-carrier')).toMatchObject({
      parent: { typeId: 'category', key: 'baby-carriers' },
      slug: { en: 'accessories-baby-carrier', sv: 'tillbehor-till-barsele' },
    });
    const list = drafts.find(({ key }) => key === 'selected_shop');
    expect(list).toMatchObject({ custom: { fields: { kind: 'selected' } } });
    expect(list).not.toHaveProperty('parent');
  });
});
