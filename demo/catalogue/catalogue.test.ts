import { describe, expect, it } from 'vitest';
import { brand } from '../../stores/brand.ts';
import { catalogue } from './index.ts';
import { pricesFor } from './prices.ts';
import { pictureViews, productPictures, type ProductPictures } from './pictures.ts';
import { stockOf } from './stock.ts';
import { currencies, type DemoProduct, type DemoVariant } from './types.ts';

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
const left = (variant: DemoVariant) => stockOf(variant, products);
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

describe('categories', () => {
  it('have unique keys', () => {
    expect(categoryKeys.size).toBe(categories.length);
  });

  it('come after their parents', () => {
    const keys = categories.filter(({ kind }) => kind === 'product').map(({ key }) => key);
    for (const key of keys.filter((path) => path.includes('/'))) {
      const parent = keys.indexOf(key.slice(0, key.lastIndexOf('/')));
      expect(parent, key).toBeGreaterThanOrEqual(0);
      expect(parent, key).toBeLessThan(keys.indexOf(key));
    }
  });

  it('have a unique position among their siblings', () => {
    const places = categories.map(({ key, order }) => `${key.split('/').slice(0, -1).join('/')}#${order}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(categories.map(({ key }) => key))('%s is worth a visit', (key) => {
    expect(products.filter((product) => product.categories.includes(key)).length).toBeGreaterThanOrEqual(3);
  });

  it('never have the same name as a product next to them, so every path is one page', () => {
    const paths = products.map(pathOf);
    expect(new Set(paths).size).toBe(paths.length);
    for (const key of categoryKeys) expect(paths).not.toContain(`/products/${key}/`);
  });
});

describe('products', () => {
  it('are numerous, with many variants', () => {
    expect(products.length).toBeGreaterThanOrEqual(48);
    expect(variants.length).toBeGreaterThanOrEqual(165);
  });

  it('have unique, kebab-case keys and unique names', () => {
    expect(productByKey.size).toBe(products.length);
    expect(new Set(products.map(({ name }) => name)).size).toBe(products.length);
    for (const { key } of products) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

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

  it('include one gift box, and one gift message', () => {
    expect(products.filter(({ kind }) => kind === 'gift-box')).toHaveLength(1);
    const messages = products.filter(({ kind }) => kind === 'gift-message');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ priceUsd: 2.5, variants: [{ sku: 'GIFT-MESSAGE' }] });
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

    it('has texts of the length its page is designed for', () => {
      expect(product.tagline.length).toBeLessThanOrEqual(90);
      const paragraphs = product.description.split('\n\n');
      expect([2, 3]).toContain(paragraphs.length);
      for (const paragraph of paragraphs) expect(paragraph.length).toBeGreaterThanOrEqual(60);
      expect([3, 4, 5, 6]).toContain(product.features.length);
      expect([2, 3, 4]).toContain(product.measures.length);
      expect(
        Math.min(product.materials.length, product.care.length, product.inTheBox.length),
      ).toBeGreaterThan(0);
    });

    it('has plausible numbers', () => {
      expect(Math.round(product.priceUsd * 100) / 100).toBe(product.priceUsd);
      expect(product.launchedOn).toMatch(/^20(19|2[0-6])-\d{2}-\d{2}$/);
      expect(new Date(product.launchedOn).toISOString()).toContain(product.launchedOn);
      for (const range of [product.ageMonths, product.weightKg]) {
        if (range?.to !== undefined) expect(range.to).toBeGreaterThan(range.from);
      }
    });

    it('is measured once for each key, in whole units, ranges rising', () => {
      expect(new Set(product.measures.map(({ key }) => key)).size).toBe(product.measures.length);
      for (const { values, to } of product.measures) {
        for (const value of values) expect(Number.isInteger(value) && Number(value) > 0).toBe(true);
        if (to !== undefined) expect(to).toBeGreaterThan(values[0]);
      }
    });

    it('names a temperature exactly if it may be machine washed', () => {
      const isWashed = product.cleaning?.includes('machine-wash') ?? false;
      expect(product.washCelsius === undefined).toBe(!isWashed);
    });

    it('has one to twelve variants, distinguished by color, material, and what they contain', () => {
      expect(product.variants.length).toBeLessThanOrEqual(12);
      const looks = product.variants.map(
        ({ color, material, components = [] }) =>
          `${color} ${material} ${components.map(({ sku }) => sku).join()}`,
      );
      expect(new Set(looks).size).toBe(looks.length);
    });
  });
});

describe('variants', () => {
  it('have unique SKUs that cannot be confused with a picture’s file name', () => {
    expect(variantBySku.size).toBe(variants.length);
    for (const { sku } of variants) {
      expect(sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);
      for (const view of pictureViews) expect(sku.endsWith(`-${view.toUpperCase()}`), sku).toBe(false);
    }
  });

  it('are in stock, nearly sold out or sold out, as in a real shop', () => {
    const between = (from: number, to: number) =>
      variants.filter((variant) => from <= left(variant) && left(variant) <= to);
    expect(between(1, 4).length).toBeGreaterThanOrEqual(10);
    expect(between(0, 0).length).toBeGreaterThanOrEqual(4);
    expect(between(150, 200).length).toBeGreaterThanOrEqual(30);
    expect(products.some((product) => product.variants.every((variant) => left(variant) === 0))).toBe(true);
  });

  it.each([
    'baby-carrier-mini',
    'bouncer-bliss',
    'baby-bib',
    'smart-potty',
    'travel-cot-light',
    'gift-message',
  ])('of %s include one that is well stocked', (key) => {
    expect(productByKey.get(key)?.variants.some((variant) => left(variant) >= 150)).toBe(true);
  });
});

describe('bundles', () => {
  it('are the only products with components, and all of them have some', () => {
    expect(bundles.length).toBeGreaterThanOrEqual(4);
    for (const product of products) {
      for (const { sku, components } of product.variants) {
        expect((components?.length ?? 0) >= 2, sku).toBe(product.kind === 'bundle');
      }
    }
  });

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

  it('exist in every combination of the parts that can be chosen, and their pictures show the choice', () => {
    for (const { key, variants: sets } of bundles) {
      const contents = sets.map(({ components = [] }) => components.map(({ sku }) => sku));
      const known = new Set(contents.map((skus) => skus.join()));
      const { colored = [] }: ProductPictures = productPictures[key as keyof typeof productPictures];
      for (const part of (contents[0] ?? []).keys()) {
        const choices = [...new Set(contents.map((skus) => skus[part] ?? ''))];
        const others = contents.flatMap((skus) => choices.map((choice) => skus.with(part, choice)));
        const mixes = others.filter((skus) => known.has(skus.join()));
        // Only what was there already: this part goes with the others.
        if (mixes.length === contents.length) continue;
        expect(mixes.length, key).toBe(others.length);
        const product = products.find(({ variants }) => variants.some(({ sku }) => choices.includes(sku)));
        expect(colored, key).toContain(product?.key);
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
