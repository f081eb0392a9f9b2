import { describe, expect, it } from 'vitest';
import { catalogue } from './index.ts';
import { isSoldIn, withBundlesKeptBack } from './sold-where.ts';
import { currencies } from './types.ts';

const productOf = (key: string) => {
  const product = catalogue.products.find((candidate) => candidate.key === key);
  if (!product) throw new Error(`No product ${key}`);
  return product;
};
const notSoldIn = (key: string) => currencies.filter((currency) => !isSoldIn(productOf(key), currency));

describe('products not sold everywhere', () => {
  it.each([
    ['bouncer-balance-soft', ['AUD']],
    ['bouncer-bliss', ['KRW']],
    ['high-chair', ['JPY', 'PLN', 'TWD', 'CNY']],
    ['baby-carrier-mini', []],
  ])('%s is kept from %j', (key, kept) => {
    expect(notSoldIn(key)).toEqual(kept);
  });

  it.each([
    ['bouncer-bundle-with-toy', ['AUD']],
    ['bouncer-with-transport-bag', ['KRW']],
    ['bouncer-and-carrier-starter-kit', ['AUD']],
    ['mealtime-starter-kit', []],
  ])('the bundle %s is kept from where its parts are: %j', (key, kept) => {
    expect(notSoldIn(key)).toEqual(kept);
  });

  it('no bundle is sold where one of its components is not', () => {
    const partsOf = (skus: readonly string[]) =>
      catalogue.products.filter(({ variants }) => variants.some(({ sku }) => skus.includes(sku)));
    for (const bundle of catalogue.products) {
      const skus = bundle.variants.flatMap(({ components = [] }) => components.map(({ sku }) => sku));
      for (const currency of currencies.filter((one) => isSoldIn(bundle, one))) {
        expect(
          partsOf(skus).every((part) => isSoldIn(part, currency)),
          bundle.key,
        ).toBe(true);
      }
    }
  });

  it('a bundle keeps its own restrictions', () => {
    const part = { ...productOf('baby-bib'), notSoldIn: ['CNY'] as const };
    const [sku] = part.variants.map((variant) => variant.sku);
    const [first] = productOf('feeding-bib-set').variants;
    const bundle = {
      ...productOf('feeding-bib-set'),
      notSoldIn: ['USD'] as const,
      variants: [{ ...first, components: [{ sku: sku ?? '', quantity: 2 }] }] as const,
    };
    expect(withBundlesKeptBack([part, bundle])[1]?.notSoldIn).toEqual(['USD', 'CNY']);
  });
});
