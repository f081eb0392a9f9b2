import { expect, test } from 'vitest';
import { stores } from '../../brands/demo/storefronts/index.ts';
import { privatePathsOf } from './private-paths.ts';

test.each(Object.values(stores))('product 2.3.200: the page of a restock link is private in $id', (store) => {
  const paths = privatePathsOf(store);
  expect(paths).toHaveLength(new Set(paths).size);
  expect(paths.filter((path) => path.endsWith('/back-in-stock'))).toHaveLength(
    store.languages.includes('en') ? 1 : 0,
  );
  const pages = store.legalPages.includes('withdraw') ? 4 : 3;
  expect(paths).toHaveLength(pages * store.languages.length);
});
