import { expect, test } from 'vitest';
import { catalogue } from '../../demo/catalogue/index.ts';
import { demoSeed } from '../../demo/seed/demo-seed.ts';
import { languages } from '../../stores/types.ts';
import { isHeldOutAt, queryKinds, readQuerySets } from './query-sets.ts';

const sets = readQuerySets();
const queries = sets.flatMap((set) => set.queries);
const indexes = demoSeed().klevu?.indexes ?? {};

test('there are at least 280 queries, in every language', () => {
  expect(queries.length).toBeGreaterThanOrEqual(280);
  expect(sets.map(({ language }) => language).toSorted()).toEqual(languages.toSorted());
  for (const { language, queries: own } of sets) expect(own.length, language).toBeGreaterThanOrEqual(26);
});

test.each(sets)('$language has every kind, no query twice, and the index of its language', (set) => {
  expect(new Set(set.queries.map(({ kind }) => kind))).toEqual(new Set(queryKinds));
  const typed = set.queries.map(({ query }) => query.toLowerCase());
  expect(new Set(typed).size).toBe(typed.length);
  expect(indexes[set.apiKey]?.language).toBe(set.language);
});

test.each(sets)('$language keeps every third query of each kind out of tuning', ({ queries: own }) => {
  const heldOut = queryKinds.flatMap((kind) => {
    const ofKind = own.filter((query) => query.kind === kind);
    expect(
      ofKind.some((query) => query.heldOut),
      kind,
    ).toBe(true);
    return ofKind.map(({ query, heldOut: isOut = false }, index) => ({ query, isOut, index }));
  });
  for (const { query, isOut, index } of heldOut) expect(isOut, query).toBe(isHeldOutAt(index));
});

test('about a third is kept out of tuning', () => {
  const share = queries.filter(({ heldOut }) => heldOut).length / queries.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.36);
});

test.each(sets)('$language expects only products that its storefront sells', ({ apiKey, queries: own }) => {
  const sold = new Set(indexes[apiKey]?.products.map(({ itemGroupId }) => `product/${itemGroupId}`));
  const products = own.flatMap(({ expected }) => expected.filter((key) => key.startsWith('product/')));
  expect(products.length).toBeGreaterThan(0);
  expect(products.filter((key) => !sold.has(key))).toEqual([]);
});

test('a query for a color names colors, and every product it expects exists in one of them', () => {
  const colored = queries.filter(({ kind, colors }) => kind === 'color' || colors);
  expect(colored.length).toBeGreaterThan(0);
  for (const { query, kind, colors = [], expected } of colored) {
    expect(kind, query).toBe('color');
    for (const page of expected) {
      const product = catalogue.products.find(({ key }) => `product/${key}` === page);
      const inColor = product?.variants.filter(({ color }) => color && colors.includes(color));
      expect(inColor?.length, `${query}: ${page}`).toBeGreaterThan(0);
    }
  }
});

test('a question about content expects a content page', () => {
  for (const { query, expected } of queries.filter(({ kind }) => kind === 'content'))
    expect(
      expected.some((page) => page.startsWith('content/')),
      query,
    ).toBe(true);
});
