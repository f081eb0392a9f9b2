// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand } from '../../brands/build.ts';
import { seed } from '../../local/seed.ts';
import { pageKeysOf } from '../../stores/urls.ts';

/** What a merchant brings, what imitates services for the demo, and what may know it: documents and tests, except for journeys. */
const mayNameIt =
  /^(brands|demo|docs)\/|^tests\/(?!browser|journeys)|\.test\.|\/testing\/|\.md$|^src\/gatsby-types\.d\.ts$/;

/** Kinds of products that every shop may have. */
const kinds = ['gift-box', 'gift-message'];

test('code, texts, and styles of the engine, and journeys, name neither the brand nor its products and categories', () => {
  const keys = pageKeysOf(brand)
    .flatMap((key) => /^(?:product|category)\/(.+)$/.exec(key)?.[1] ?? [])
    .filter((key) => key.includes('-') && !kinds.includes(key));
  const products = (seed.commercetools.products ?? []).filter(({ key }) => !kinds.includes(key));
  // One word may be anything; several together are a name.
  const names = products.flatMap(({ name }) => name['en'] ?? []).filter((name) => name.includes(' '));
  const skus = products.flatMap(({ masterVariant, variants = [] }) =>
    [masterVariant, ...variants].flatMap(({ sku = [] }) => sku),
  );
  const words = [brand.name, brand.name.replace('&', 'And').replaceAll(' ', ''), ...keys, ...names, ...skus];
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs', '*.css', '*.json'], {
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => file !== '' && !mayNameIt.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return words.flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : []));
  });
  expect(found).toEqual([]);
});
