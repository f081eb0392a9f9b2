import { describe, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { catalogue } from '../catalogue/index.ts';
import { reviewsByProduct } from './index.ts';

const products = new Map(catalogue.products.map((product) => [product.key, product]));
const all = Object.values(reviewsByProduct).flat();

describe('the reviews of the demo', () => {
  test('are about products that exist, and not about the gift message', () => {
    for (const key of Object.keys(reviewsByProduct)) expect(products.has(key), key).toBe(true);
    for (const key of ['gift-message', 'mattress-for-cradle'])
      expect(reviewsByProduct).not.toHaveProperty(key);
  });

  test('never contain the brand’s name, and nobody writes the same twice', () => {
    expect(JSON.stringify(all)).not.toContain(brand.name);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  });
});
