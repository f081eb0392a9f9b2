import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue as demo } from '../demo/catalogue/index.ts';
import { stores } from '../stores/index.ts';
import type { Language, StoreId } from '../stores/types.ts';
import { sku } from '../api/testing/sandboxed-shop.ts';
import { useSandboxedShop } from '../api/testing/use-sandboxed-shop.ts';
import { catalogueOf, productsSoldIn, type PublishedCatalogue } from './catalogue.ts';

const sandboxed = useSandboxedShop();
let published: PublishedCatalogue;
beforeAll(async () => {
  published = await sandboxed.shop.catalogue();
});

const catalogueIn = (storeId: StoreId, language: Language) =>
  catalogueOf(published, language, stores[storeId].countries);
const productIn = (storeId: StoreId, language: Language, key: string) =>
  catalogueIn(storeId, language).products.find((product) => product.key === key);
const keysSoldIn = (countries: Parameters<typeof productsSoldIn>[1]) =>
  productsSoldIn(published, countries).map(({ key }) => key);
const currenciesOf = (product: ReturnType<typeof productIn>) =>
  product?.variants.map(({ prices }) => prices.map(({ currencyCode }) => currencyCode));

describe('the catalogue for the build', () => {
  it('has every product with its prices, pictures and categories', () => {
    const { products } = catalogueIn('de', 'en');
    expect(products).toHaveLength(demo.products.length);
    const mini = products.find(({ key }) => key === 'baby-carrier-mini');
    expect(mini).toMatchObject({ kind: 'product', ageMonths: { from: 0 } });
    expect(mini?.categoryKeys[0]).toBe('baby-carriers');
    const variant = mini?.variants.find((candidate) => candidate.sku === sku);
    expect(variant).toMatchObject({
      color: { key: 'black', name: 'Black' },
      material: { key: 'cotton', name: 'Cotton' },
      prices: [{ currencyCode: 'EUR', fractionDigits: 2 }],
    });
    expect(variant?.availableQuantity).toBeGreaterThan(0);
    expect(variant?.color?.hex).toMatch(/^#[0-9a-f]{6}$/i);
    expect(mini?.rating?.count).toBeGreaterThan(0);
    expect(variant?.images.map(({ view }) => view)).toEqual(['front', 'use', 'back', 'folded', 'detail']);
    expect(mini?.measures).toEqual([
      { key: 'carrierWeight', name: 'Weight of the carrier', unit: 'g', values: [480], to: null },
      { key: 'folded', name: 'Folded', unit: 'mm', values: [290, 210, 60], to: null },
      { key: 'chest', name: 'Fits chest sizes', unit: 'mm', values: [700], to: 1250 },
    ]);
    expect(mini).toMatchObject({
      positions: [{ key: 'newborn' }, { key: 'facing-in' }, { key: 'facing-out' }],
      cleaning: [{ key: 'machine-wash', name: 'Machine washable' }],
      washCelsius: 40,
      warrantyYears: 3,
    });
    expect(mini?.certificates).toContainEqual({ key: 'en-13209-2', name: 'EN 13209-2', number: null });
    expect(mini?.warnings).toHaveLength(3);
    const bundle = products.find(({ kind }) => kind === 'bundle');
    expect(bundle?.variants[0]?.components.length).toBeGreaterThan(1);
  });

  it('product 4.59: has of a bundle what its scarcest component suffices for', () => {
    const variants = catalogueIn('de', 'en').products.flatMap((product) => product.variants);
    const stock = new Map(variants.map((variant) => [variant.sku, variant.availableQuantity]));
    const bundles = variants.filter(({ components }) => components.length > 0);
    expect(bundles.length).toBeGreaterThan(20);
    for (const { sku: bundle, components, availableQuantity } of bundles) {
      const counts = components.map((part) => Math.floor((stock.get(part.sku) ?? NaN) / part.quantity));
      expect(availableQuantity, bundle).toBe(Math.min(...counts));
    }
  });

  it('is in the language of the page', () => {
    const mini = productIn('se', 'sv', 'baby-carrier-mini');
    expect(mini?.name).toBe('Bärsele Mini');
    expect(mini?.variants.find((one) => one.sku === sku)).toMatchObject({
      color: { key: 'black', name: 'Svart' },
      material: { key: 'cotton', name: 'Bomull' },
    });
    const english = productIn('se', 'en', 'baby-carrier-mini');
    expect(mini?.features).toHaveLength(english?.features.length ?? -1);
  });
});

describe('a storefront that sells in several currencies', () => {
  it('has products that are not sold in all of its countries', () => {
    const chair = currenciesOf(productIn('eu', 'en', 'high-chair'));
    expect(new Set(chair?.map(String))).toEqual(new Set(['EUR,CZK,DKK,HUF']));
    expect(new Set(currenciesOf(productIn('hk', 'en', 'high-chair'))?.map(String))).toEqual(new Set(['HKD']));
  });
});

describe('a product that a storefront has no price for', () => {
  it('is not listed', () => {
    const key = 'bouncer-balance-soft';
    expect(productIn('au', 'en', key)).toBeUndefined();
    expect(keysSoldIn(stores.au.countries)).not.toContain(key);
    expect(keysSoldIn(stores.us.countries)).toContain(key);
  });

  it('is the only kind that is missing: everything sold has a page, except the message of a gift', () => {
    for (const store of Object.values(stores)) {
      const listed = catalogueIn(store.id, 'en').products.filter(({ kind }) => kind !== 'gift-message');
      expect(keysSoldIn(store.countries)).toEqual(listed.map(({ key }) => key));
    }
  });
});
