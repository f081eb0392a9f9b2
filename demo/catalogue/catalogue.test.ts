import { describe, expect, it } from 'vitest';
import { brand } from '../../brands/build.ts';
import { catalogue, kindOf } from './index.ts';
import { currencies, pricesFor } from './prices.ts';

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
