import { describe, expect, test } from 'vitest';

import { stores, storefronts as all } from '../stores/testing/storefronts.ts';
import type { Language } from '../stores/types.ts';
import { type PageKey } from '../stores/urls.ts';
import { alternateLinks } from './html/announcements.tsx';
import { pageContextMaker } from './page-context.ts';

type StoreName = keyof typeof stores;
const makerOf = (storeId: StoreName) =>
  pageContextMaker({
    store: stores[storeId],
    stores: all,
    builtPages: { [stores.se.id]: new Set(['cart']) },
  });

describe('product 3.3: language settings of a page', () => {
  const table: [StoreName, PageKey, Language, Record<string, unknown>][] = [
    ['se', 'category/jackets', 'sv', { path: '/produkter/jackets/', routed: false }],
    ['se', 'category/jackets', 'en', { originalPath: '/produkter/jackets/', routed: true }],
    ['jp', 'cart', 'en', { path: '/en/cart', routed: true }],
  ];
  test.each(table)('%s: %s in %s', (storeId, key, language, expected) => {
    const { languages } = stores[storeId];
    const { i18n, pageKey } = makerOf(storeId)(key, language);
    expect(pageKey).toBe(key);
    expect(i18n).toMatchObject({ language, languages, defaultLanguage: languages[0], ...expected });
  });
});

test('links of a page to itself in other storefronts are no alternates if search engines should not list it', () => {
  const cart = makerOf('se')('cart', 'sv');
  const relations = alternateLinks(cart, all).map(({ props }) => props.rel);
  expect(relations.length).toBeGreaterThan(0);
  expect(relations).not.toContain('alternate');
});
