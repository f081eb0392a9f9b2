import { expect, test } from 'vitest';
import { storesAt } from '../../../stores/index.ts';
import { pageKeys, urlOf } from '../../../stores/urls.ts';
import { pageAt } from './journey.ts';

const stores = storesAt();

test('finds every page of every storefront in every language by its address', () => {
  for (const store of stores)
    for (const language of store.languages)
      for (const pageKey of pageKeys)
        expect(pageAt(urlOf(store, language, pageKey), stores)).toEqual({
          store: store.id,
          language,
          pageKey,
        });
});

test.each([
  ['https://us.cradleandcarry.example/products/kitchen?a=b#c', 'category/kitchen'],
  ['https://us.cradleandcarry.example', 'home'],
  ['https://us.cradleandcarry.example/products/', null],
  ['https://us.cradleandcarry.example/Products/Kitchen/', null],
  ['https://elsewhere.example/products/kitchen/', null],
  ['/products/kitchen/', null],
])('%j is %j', (url, pageKey) => {
  expect(pageAt(url, stores)?.pageKey ?? null).toBe(pageKey);
});
