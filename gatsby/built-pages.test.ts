import type { ProductProjection } from '@commercetools/platform-sdk';
import { describe, expect, test } from 'vitest';
import type { PublishedCatalogue } from '../commerce/catalogue.ts';
import { stores, storefronts as all } from '../stores/testing/storefronts.ts';
import { type PageKey } from '../stores/urls.ts';
import { builtPagesOf } from './built-pages.ts';

/** A published product with the fields that determine where it is sold. */
const product = (key: string, ...currencies: string[]) =>
  ({
    id: key,
    key,
    categories: [],
    variants: [],
    masterVariant: {
      id: 1,
      sku: key,
      prices: currencies.map((currencyCode) => ({
        id: currencyCode,
        value: { type: 'centPrecision', currencyCode, centAmount: 1, fractionDigits: 2 },
      })),
    },
  }) as unknown as ProductProjection;

const euro = ['EUR', 'USD', 'GBP', 'SEK', 'CAD', 'AUD', 'HKD', 'JPY', 'KRW'];
const published: PublishedCatalogue = {
  products: [
    product('shell-jacket', ...euro),
    product('wool-jacket', 'EUR'),
    product('wind-jacket', 'PLN'),
    product('unicorn', ...euro),
  ],
  categories: [],
};
const built = builtPagesOf(all, published);
const productsOf = (storeId: keyof typeof stores) =>
  built.get(stores[storeId].id)?.filter((key) => key.startsWith('product/'));

describe('the pages a storefront builds', () => {
  test('product 5.291: drafts are in none', () => {
    const drafts = new Set<PageKey>(['content/faq']);
    for (const keys of builtPagesOf(all, published, drafts).values())
      expect(keys).not.toContain('content/faq');
    for (const keys of built.values()) expect(keys).toContain('content/faq');
  });

  test.each([
    ['us', ['product/shell-jacket']],
    ['jp', ['product/shell-jacket']],
    ['de', ['product/shell-jacket', 'product/wool-jacket']],
    ['eu', ['product/shell-jacket', 'product/wool-jacket', 'product/wind-jacket']],
  ] as const)('%s: the products that one of its countries has a price for', (storeId, products) => {
    expect(productsOf(storeId)).toEqual(products);
  });

  test.each(all)('$id: legal pages where its law requires them, and only there', ({ id, legalPages }) => {
    const legal = built
      .get(id)
      ?.filter((key) => all.some(({ legalPages }) => legalPages.some((page) => page === key)));
    expect(legal).toEqual(legalPages);
  });

  test('include the pages of long lists, as many as its own products need', () => {
    const categories = [{ id: 'k', key: 'jackets' }] as unknown as PublishedCatalogue['categories'];
    const jackets = Array.from({ length: 120 }, (_, index) => ({
      ...product(`jacket-${index}`, 'EUR', ...(index < 97 ? ['USD'] : [])),
      categories: [{ typeId: 'category' as const, id: 'k' }],
    }));
    const pages = builtPagesOf(all, { products: jackets, categories });
    const listed = (storeId: keyof typeof stores) =>
      pages.get(stores[storeId].id)?.filter((key) => key.includes('#'));
    const four = [2, 3, 4, 5].map((number) => `category/jackets#${number}`);
    expect([listed('us'), listed('de'), listed('jp')]).toEqual([four, four, []]);
  });
});
