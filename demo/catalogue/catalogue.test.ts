import { describe, expect, it } from 'vitest';
import { brand } from '../../brands/build.ts';
import { catalogue, kindOf } from './index.ts';
import { currencies, pricesFor } from './prices.ts';
import type { DemoProduct } from './types.ts';

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
const bundles = products.filter((product) => kindOf(product) === 'bundle');

/** The path of a product's page, as shoppers and redirects know it. */
const pathOf = ({ key, categories: [main] }: DemoProduct) => `/products/${main}/${key}/`;

describe('known shop page targets', () => {
  it.each([
    [
      'baby-carriers',
      'baby-carrier-one baby-carrier-one-air baby-carrier-mini baby-carrier-move baby-carrier-harmony',
    ],
    [
      'baby-bouncers',
      'bouncer-bliss bouncer-balance-soft bouncer-bundle-with-toy bouncer-with-transport-bag',
    ],
    ['baby-bouncers/accessories-baby-bouncer', 'fabric-seat-for-bouncer'],
    ['kitchen', 'baby-bib baby-bib-2-pack small-baby-bib-2-pack feeding-bib-set baby-feeding-set-3-pcs'],
    ['kitchen', 'baby-cup baby-spoon-and-fork baby-plate-spoon-and-fork'],
    ['bathroom', 'smart-potty step-stool toilet-training-seat potty-chair'],
    ['baby-cradle-and-travel-crib', 'travel-cot-light baby-cradle'],
    ['starter-kits', 'basic-starter-kit-for-newborns'],
  ])('product 2.3.3, 2.3.4, 2.3.5, 2.3.6, 2.3.7, 2.3.8: /products/%s/ holds %s', (category, keys) => {
    for (const key of keys.split(' ')) {
      const product = productByKey.get(key);
      expect(product && pathOf(product)).toBe(`/products/${category}/${key}/`);
    }
  });

  it.each([
    ['baby-carriers/accessories-baby-carrier'],
    ['baby-bouncers/accessories-baby-bouncer'],
    ['baby-cradle-and-travel-crib/accessories'],
    ['selected/shop'],
    ['selected/supersoft-and-supercosy-new-additions'],
    ['selected/50-years-of-baby-carrying'],
  ])('product 2.3.2, 2.3.3, 2.3.7: the listing %s exists', (key) => {
    expect(categoryKeys).toContain(key);
  });
});

describe('products', () => {
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
      for (const key of [...product.related, ...(product.partOf ?? [])])
        expect(productByKey.has(key), key).toBe(true);
      expect(product.related).not.toContain(product.key);
    });
  });
});

describe('bundles', () => {
  it('consist of existing plain products, whose stock is theirs', () => {
    for (const { sku, stock, components = [] } of bundles.flatMap((bundle) => bundle.variants)) {
      expect(stock, sku).toBeUndefined();
      for (const part of components) {
        const component = variantBySku.get(part);
        expect(component, `${sku}: ${part}`).toBeDefined();
        expect(component).not.toHaveProperty('components');
        expect(component?.stock, `${sku}: ${part}`).toBeDefined();
      }
    }
  });

  it.each(currencies)('cost less than their parts in %s, as their pages promise', (currency) => {
    const priceOf = (sku: string) => pricesOf.get(sku)?.[currency] ?? NaN;
    for (const { sku, components = [] } of bundles.flatMap((bundle) => bundle.variants)) {
      const parts = components.reduce((sum, part) => sum + priceOf(part), 0);
      expect(priceOf(sku), sku).toBeLessThan(parts);
    }
  });
});
