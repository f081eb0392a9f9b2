import { expect, test } from 'vitest';
import { storefronts } from '../../stores/testing/storefronts.ts';
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
