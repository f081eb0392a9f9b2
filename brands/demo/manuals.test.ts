import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { catalogue, kindOf as kindOfProduct } from '../../demo/catalogue/index.ts';
import { manualKeys, manuals } from './manuals.ts';
import { manualOf } from '../../gatsby/product-files.ts';

test.each(manualKeys)('product 2.3.290: the manual of %s is a PDF of at most 200 kB', async (key) => {
  const manual = await manualOf(key);
  expect(manual?.bytes).toBeLessThanOrEqual(200_000);
  const file = await readFile(`brands/demo/static${manual?.path ?? ''}`);
  expect(file.length).toBe(manual?.bytes);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  // The file names the language of each of its parts, which screen readers need.
  const text = file.toString('latin1');
  for (const language of manuals[key].languages) expect(text).toMatch(new RegExp(`/Lang \\(${language}`));
});

test('manuals are those of products, and everything that holds or carries a child has one', () => {
  const products = new Set(catalogue.products.map(({ key }) => key));
  expect(manualKeys.filter((key) => !products.has(key))).toEqual([]);
  const guided = catalogue.products
    .filter(
      (product) => kindOfProduct(product) === 'product' && product.inTheBox.includes('Illustrated guide'),
    )
    .map(({ key }) => key);
  expect(guided.length).toBeGreaterThan(5);
  expect(guided.filter((key) => !Object.hasOwn(manuals, key))).toEqual([]);
});

test('a product without a manual has none, and a missing file stops the build', async () => {
  await expect(manualOf('baby-blanket')).resolves.toBeNull();
  await expect(manualOf('baby-cradle', 'nowhere')).rejects.toThrow(
    'nowhere/files/manuals/baby-cradle.pdf is missing, although the brand lists a manual of baby-cradle.',
  );
});
