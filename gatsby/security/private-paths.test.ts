import { expect, test } from 'vitest';
import { optionalPages } from '../../stores/page-paths.ts';
import { storefronts, stores } from '../../stores/testing/storefronts.ts';
import { pathOf } from '../../stores/urls.ts';
import { privatePathsOf } from './site-headers.ts';

test.each(storefronts)('product 2.3.200: the page of a restock link is private in $id', (store) => {
  const paths = privatePathsOf(store);
  expect(paths).toHaveLength(new Set(paths).size);
  for (const language of store.languages)
    expect(paths).toContain(pathOf(store, language, 'back-in-stock').replace(/\/$/, ''));
  const pages = store.legalPages.includes('withdraw') ? 4 : 3;
  expect(paths).toHaveLength(pages * store.languages.length);
});

test('product 2.3.340: the page of what is saved is private, where the brand has one', () => {
  const { us } = stores;
  expect(privatePathsOf(us)).not.toContain('/saved');
  expect(privatePathsOf({ ...us, paths: { ...us.paths, ...optionalPages } })).toContain('/saved');
});
