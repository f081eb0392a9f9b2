import { describe, expect, it } from 'vitest';
import { brand } from '../../brands/build.ts';
import { catalogue } from './index.ts';
import { pricesFor } from './prices.ts';
import { productPictures, type ProductPictures } from './pictures.ts';
import { currencies, type DemoProduct } from './types.ts';

const { categories, products } = catalogue;
const variants = products.flatMap((product) => product.variants);
const categoryKeys = new Set(categories.map(({ key }) => key));
const productByKey = new Map(products.map((product) => [product.key, product]));
const variantBySku = new Map(variants.map((variant) => [variant.sku, variant]));
/** By SKU, in minor units of each currency. */
const pricesOf = new Map(
  products.flatMap((product) =>
    product.variants.map(({ sku, priceUsd }) => [sku, pricesFor(priceUsd ?? product.priceUsd)] as const),
  ),
);
const bundles = products.filter(({ kind }) => kind === 'bundle');

/** The path of a product's page, as shoppers and redirects know it. */
const pathOf = ({ key, categories: [main] }: DemoProduct) => `/products/${main}/${key}/`;

describe('known shop page targets', () => {
  it.each([
    ['baby-carriers', 'baby-carrier-one'],
    ['baby-carriers', 'baby-carrier-one-air'],
    ['baby-carriers', 'baby-carrier-mini'],
    ['baby-carriers', 'baby-carrier-move'],
    ['baby-carriers', 'baby-carrier-harmony'],
    ['baby-bouncers', 'bouncer-bliss'],
    ['baby-bouncers', 'bouncer-balance-soft'],
    ['baby-bouncers', 'bouncer-bundle-with-toy'],
    ['baby-bouncers', 'bouncer-with-transport-bag'],
    ['baby-bouncers/accessories-baby-bouncer', 'fabric-seat-for-bouncer'],
    ['kitchen', 'baby-bib'],
    ['kitchen', 'baby-bib-2-pack'],
    ['kitchen', 'small-baby-bib-2-pack'],
    ['kitchen', 'feeding-bib-set'],
    ['kitchen', 'baby-feeding-set-3-pcs'],
    ['kitchen', 'baby-cup'],
    ['kitchen', 'baby-spoon-and-fork'],
    ['kitchen', 'baby-plate-spoon-and-fork'],
    ['bathroom', 'smart-potty'],
    ['bathroom', 'step-stool'],
    ['bathroom', 'toilet-training-seat'],
    ['bathroom', 'potty-chair'],
    ['baby-cradle-and-travel-crib', 'travel-cot-light'],
    ['baby-cradle-and-travel-crib', 'baby-cradle'],
    ['starter-kits', 'basic-starter-kit-for-newborns'],
  ])('product 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.8: /products/%s/ holds %s', (category, key) => {
    const product = productByKey.get(key);
    expect(product && pathOf(product)).toBe(`/products/${category}/${key}/`);
  });

  it.each([
    ['product', 'baby-carriers/accessories-baby-carrier'],
    ['product', 'baby-bouncers/accessories-baby-bouncer'],
    ['product', 'baby-cradle-and-travel-crib/accessories'],
    ['selected', 'selected/shop'],
    ['selected', 'selected/supersoft-and-supercosy-new-additions'],
    ['selected', 'selected/50-years-of-baby-carrying'],
  ])('product 2.3.2, 2.3.3, 2.3.7: the %s listing %s exists', (kind, key) => {
    expect(categories.find((category) => category.key === key)?.kind).toBe(kind);
  });
});

describe('products', () => {
  it('each have pictures, the first of which is the front', () => {
    expect(Object.keys(productPictures).toSorted()).toEqual(products.map(({ key }) => key).toSorted());
    for (const { views } of Object.values(productPictures)) expect(views[0]).toBe('front');
  });

  it('are shown as they are sold: a bundle’s picture contains its components, each as often as one buys it', () => {
    const productOf = new Map(products.flatMap(({ key, variants }) => variants.map(({ sku }) => [sku, key])));
    for (const { key, variants } of products.filter(({ kind }) => kind === 'bundle')) {
      const { shows, colored = [key] }: ProductPictures =
        productPictures[key as keyof typeof productPictures];
      for (const { components = [] } of variants) {
        const parts = components.flatMap(({ sku, quantity }) =>
          Array<string>(quantity).fill(productOf.get(sku) ?? ''),
        );
        expect(shows?.toSorted(), key).toEqual(parts.toSorted());
        for (const part of colored) expect([key, ...parts]).toContain(part);
      }
    }
  });

  it('never contain the brand’s name, which may change', () => {
    expect(JSON.stringify(catalogue)).not.toContain(brand.name);
  });

  describe.each(products.map((product) => [product.key, product] as const))('%s', (_key, product) => {
    it('is in existing categories, each once, the main one being a product category', () => {
      expect(new Set(product.categories).size).toBe(product.categories.length);
      for (const key of product.categories) expect(categoryKeys).toContain(key);
      expect(product.categories[0]).not.toMatch(/^selected\//);
    });

    it('is related to other existing products', () => {
      expect(product.related.length).toBeGreaterThanOrEqual(2);
      expect(new Set(product.related).size).toBe(product.related.length);
      for (const key of product.related) expect(productByKey.has(key), key).toBe(true);
      expect(product.related).not.toContain(product.key);
    });
  });
});

describe('bundles', () => {
  it('consist of existing plain products, whose stock is theirs', () => {
    for (const { sku, stock, components = [] } of bundles.flatMap((bundle) => bundle.variants)) {
      expect(stock, sku).toBeUndefined();
      for (const part of components) {
        const component = variantBySku.get(part.sku);
        expect(component, `${sku}: ${part.sku}`).toBeDefined();
        expect(component).not.toHaveProperty('components');
        expect(component?.stock, `${sku}: ${part.sku}`).toBeDefined();
      }
    }
  });

  it.each(currencies)('cost less than their parts in %s, as their pages promise', (currency) => {
    const priceOf = (sku: string) => pricesOf.get(sku)?.[currency] ?? NaN;
    for (const { sku, components = [] } of bundles.flatMap((bundle) => bundle.variants)) {
      const parts = components.reduce((sum, part) => sum + priceOf(part.sku) * part.quantity, 0);
      expect(priceOf(sku), sku).toBeLessThan(parts);
    }
  });
});
