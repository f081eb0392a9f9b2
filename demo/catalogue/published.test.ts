import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue as demo } from './index.ts';
import { stores } from '../../brands/demo/storefronts/index.ts';
import type { Language, StoreId } from '../../stores/types.ts';
import { sku } from '../../api/testing/sandboxed-shop.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { catalogueOf, productsSoldIn, type PublishedCatalogue } from '../../commerce/catalogue.ts';

const sandboxed = useSandboxedShop();
let published: PublishedCatalogue;
beforeAll(async () => {
  published = await sandboxed.shop.catalogue();
});

const catalogueIn = (storeId: StoreId, language: Language) =>
  catalogueOf(published, language, stores[storeId].countries);
const keysSoldIn = (countries: Parameters<typeof productsSoldIn>[1]) =>
  productsSoldIn(published, countries).map(({ key }) => key);

describe('the catalogue for the build', () => {
  it('has every product with its prices, pictures and categories', () => {
    const { products } = catalogueIn('de', 'en');
    expect(products).toHaveLength(demo.products.length);
    const mini = products.find(({ key }) => key === 'baby-carrier-mini');
    expect(mini).toMatchObject({ kind: 'product', facts: [{ key: 'age', range: { from: 0 } }, {}, {}] });
    expect(mini?.categoryKeys[0]).toBe('baby-carriers');
    const variant = mini?.variants.find((candidate) => candidate.sku === sku);
    expect(variant).toMatchObject({
      axes: [
        {
          axis: 'color',
          key: 'black',
          name: 'Black',
          hex: expect.stringMatching(/^#[0-9a-f]{6}$/i) as string,
        },
        { axis: 'material', key: 'cotton', name: 'Cotton', hex: null },
      ],
      prices: [{ currencyCode: 'EUR', fractionDigits: 2 }],
    });
    expect(variant?.availableQuantity).toBeGreaterThan(0);
    expect(mini?.rating?.count).toBeGreaterThan(0);
    expect(variant?.images.map(({ view }) => view)).toEqual([
      'front',
      'use',
      'back',
      'folded',
      'detail',
      'beside-carton',
    ]);
    expect(mini).toMatchObject({
      measures: [
        { key: 'carrierWeight', name: 'Weight of the carrier', unit: 'g', values: [480], to: null },
        { values: [290, 210, 60] },
        { values: [700], to: 1250 },
      ],
      facts: [{}, {}, { choices: [{ key: 'newborn' }, { key: 'facing-in' }, { key: 'facing-out' }] }],
      cleaning: [{ key: 'machine-wash', name: 'Machine washable' }],
      washCelsius: 40,
      warrantyYears: 3,
    });
    expect(mini?.certificates).toContainEqual({ key: 'en-13209-2', name: 'EN 13209-2', number: null });
    expect(mini?.warnings).toHaveLength(3);
    const bundle = products.find(({ kind }) => kind === 'bundle');
    expect(bundle?.variants[0]?.components.length).toBeGreaterThan(1);
  });
});

describe('a product that a storefront has no price for', () => {
  it('is the only kind that is missing: everything sold has a page, except the message of a gift', () => {
    for (const store of Object.values(stores)) {
      const listed = catalogueIn(store.id, 'en').products.filter(({ kind }) => kind !== 'gift-message');
      expect(keysSoldIn(store.countries)).toEqual(listed.map(({ key }) => key));
    }
  });
});
