import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../brands/build.ts';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { partOf, productPartPath } from '../src/choices/product-parts.ts';
import type { ProductRecord } from '../src/choices/product-record.ts';
import { recordOf } from '../src/choices/testing/product-records.ts';
import { productParts, writeProductsByKey } from './products-by-key.ts';
import { settings } from './testing/build-settings.ts';

inEmptyFolder();
beforeEach(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterEach(() => void vi.unstubAllEnvs());

const [store] = brand.storefronts;
const keys = Array.from({ length: 1_000 }, (_, index) => `carrier-${index}`);

/** As a build has them: a node says more than a record, and some of it in other words. */
function nodesOf(type: string): readonly object[] {
  if (type === 'StorefrontPages')
    return [{ storeId: store.id, pageKeys: ['home', ...keys.map((key) => `product/${key}`)] }];
  return store.languages.flatMap((language) =>
    [...keys, 'message'].map((key) => ({
      ...recordOf(key, { name: `${key} ${language}` }),
      kind: key === 'message' ? 'gift-message' : 'product',
      language,
      description: 'Long',
      categoryKeys: ['carriers', 'gifts'],
      cardPictureId: 'picture',
      cleaning: [{ key: 'hand-wash', text: 'Hand wash' }],
      variants: [
        { ...recordOf(key).variants[0], axes: [{ axis: 'color', key: 's', name: 'Sand', hex: '#ddccaa' }] },
      ],
    })),
  );
}

test('every product is in the file that a browser looks into, in every language, about fifty in each', async () => {
  const picture = { url: 'https://pictures.example/a.jpg', width: 1200, height: 1200, tint: null };
  const args = { getNodesByType: nodesOf, getNode: () => picture } as unknown as Parameters<
    typeof writeProductsByKey
  >[0];
  await writeProductsByKey(args);
  const parts = productParts(args);
  expect(parts).toBe(32);
  for (const language of store.languages) {
    const files = await Promise.all(
      Array.from(
        { length: parts },
        async (_, part) =>
          JSON.parse(
            await readFile(`public${productPartPath(language, part, parts)}`, 'utf8'),
          ) as ProductRecord[],
      ),
    );
    for (const key of keys)
      expect(files[partOf(key, parts)]?.find((record) => record.key === key)).toEqual({
        ...recordOf(key, { name: `${key} ${language}`, picture, cleaning: ['Hand wash'] }),
      });
    expect(files.flat()).toHaveLength(keys.length);
    expect(Math.max(...files.map(({ length }) => length))).toBeLessThan(100);
  }
});
