import { expect, test } from 'vitest';
import { demoSeed } from '../../demo/seed/demo-seed.ts';
import { generatedSeed, withOneChanged } from './generated-catalogue.ts';

const productsOf = (seed: ReturnType<typeof generatedSeed>) => seed.commercetools?.products ?? [];
const originals = demoSeed().commercetools?.products ?? [];
const generated = productsOf(generatedSeed(200));
const keys = generated.map(({ key }) => key);

test('begins with the demo’s own catalogue, and is the same every time', () => {
  expect(generated.slice(0, originals.length)).toEqual(originals);
  expect(productsOf(generatedSeed(200))).toEqual(generated);
});

test('has as many products as requested, with keys and SKUs of their own, related to one another', () => {
  expect(new Set(keys).size).toBe(200);
  const skus = generated.flatMap(({ masterVariant, variants = [] }) =>
    [masterVariant, ...variants].map((one) => one.sku),
  );
  expect(new Set(skus).size).toBe(skus.length);
  const related = generated
    .slice(originals.length, 2 * originals.length)
    .flatMap(
      ({ masterVariant }) =>
        masterVariant.attributes?.find(({ name }) => name === 'related')?.value as string[],
    );
  expect(related.filter((key) => key && !keys.includes(key))).toEqual([]);
});

test('can have one product that has changed', () => {
  const seed = generatedSeed(60);
  const differing = productsOf(withOneChanged(seed, 'baby-bib')).filter(
    (product, index) => product !== productsOf(seed)[index],
  );
  expect(differing).toMatchObject([{ key: 'baby-bib', version: 2 }]);
});
