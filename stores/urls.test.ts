import { describe, expect, test } from 'vitest';
import { stores } from './testing/storefronts.ts';
import type { Language, Store } from './types.ts';
import { isPageKey, languageOfPath, listPageKey, pathOf } from './urls.ts';

/** A storefront like another one, except for its slashes. */
const withSlash = (trailingSlash: 'always' | 'never', store: Store): Store => ({
  ...store,
  urls: { trailingSlash },
});

describe('product 2.2.16: whether trailing slashes are stripped follows a setting; the value never strips them', () => {
  test.each([
    ['always', 'en', 'home', '/'],
    ['never', 'en', 'home', '/'],
    ['always', 'en', 'cart', '/cart/'],
    ['never', 'fr', 'home', '/fr'],
    ['always', 'en', 'not-found', '/404.html'],
    ['never', 'en', 'not-found', '/404.html'],
  ] as const)('%s: %s %s is at %s', (slash, language, key, path) => {
    expect(pathOf(withSlash(slash, stores.ca), language, key)).toBe(path);
  });
});

test.each<[Language, string]>([
  ['zh-Hant', '/zh-hant/'],
  ['zh-Hant', '/ZH-Hant/sousuo/'],
  ['en', '/'],
  ['en', '/zh-hantastic/'],
  ['en', '/products/zh-hant/'],
  ['en', ''],
])('Hong Kong is in %s at "%s"', (language, path) => {
  expect(languageOfPath(stores.hk, path)).toBe(language);
});

test('something that is not a page is recognized as such', () => {
  expect(isPageKey(stores.us, 'product/shell-jacket')).toBe(true);
  expect(isPageKey(stores.us, 'product/unicorn')).toBe(false);
  expect(isPageKey(stores.us, 'toString')).toBe(false);
});

test.each([
  ['us', 'en', '/products/jackets/page/2/'],
  ['jp', 'ja', '/shohin/jackets/page/2'],
] as const)('%s %s: a later page of a list is below its first', (id, language, path) => {
  expect(pathOf(stores[id], language, listPageKey('category/jackets', 2))).toBe(path);
  expect(listPageKey('category/jackets', 1)).toBe('category/jackets');
  expect(languageOfPath(stores[id], path)).toBe(language);
});
