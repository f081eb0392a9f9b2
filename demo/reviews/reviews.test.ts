import { describe, expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { catalogue } from '../catalogue/index.ts';
import { reviewsByProduct } from './index.ts';

const products = new Map(catalogue.products.map((product) => [product.key, product]));
const uses = brand.reviewDetails?.flatMap((detail) => ('choices' in detail ? detail.choices : [])) ?? [];
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

  test.each(Object.entries(reviewsByProduct))('of %s are as honest as real ones', (key, reviews) => {
    const product = products.get(key);
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(average).toBeGreaterThanOrEqual(3.9);
    expect(average).toBeLessThanOrEqual(4.8);
    for (const { writtenOn, childAgeMonths = null, use, rating } of reviews) {
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(writtenOn > (product?.launchedOn ?? '')).toBe(true);
      expect(writtenOn).toMatch(/^202[456]-/);
      expect([...uses, undefined]).toContain(use);
      if (childAgeMonths !== null && product?.ageMonths?.to !== undefined)
        expect(childAgeMonths).toBeLessThanOrEqual(product.ageMonths.to);
    }
  });
});
