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
  const optional = [
    store.legalPages.includes('withdraw'),
    'claim' in store.paths,
    store.returnDays !== null,
    'newsletter' in store.paths,
    'registration' in store.paths,
    'review' in store.paths,
  ].filter(Boolean);
  expect(paths).toHaveLength((3 + optional.length) * store.languages.length);
});

test('product 2.3.340: the page of what is saved is private, where the brand has one', () => {
  const { us } = stores;
  expect(privatePathsOf(us)).not.toContain('/saved');
  expect(privatePathsOf({ ...us, paths: { ...us.paths, ...optionalPages } })).toContain('/saved');
});
