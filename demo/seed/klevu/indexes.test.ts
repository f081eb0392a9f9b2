import { describe, expect, test } from 'vitest';
import { stores } from '../../../stores/index.ts';
import { pathOf } from '../../../stores/urls.ts';
import { catalogue } from '../../catalogue/index.ts';
import { pricesFor } from '../../catalogue/prices.ts';
import { fixtureIndexes } from '../../testing/search-fixture.ts';
import { indexesByApiKey } from './indexes.ts';

const recordOf = (apiKey: string, id: string) =>
  fixtureIndexes[apiKey]?.products.find((record) => record.id === id);

describe('indexesByApiKey', () => {
  test('shows the first variant in stock, with its own price and picture', () => {
    expect(recordOf('klevu-us', 'baby-carrier-mini')).toMatchObject({
      sku: 'MINI-JERSEY-SAND',
      price: '119.00',
      currency: 'USD',
      imageUrl: '/assets/MINI-JERSEY-SAND-front-medium.png',
      inStock: 'yes',
    });
  });

  test('a product with no variant in stock is out of stock', () => {
    expect(recordOf('klevu-us', 'baby-plate-spoon-and-fork')).toMatchObject({ sku: 'PLATE', inStock: 'no' });
  });

  test('the page path and the category names follow the main category', () => {
    expect(recordOf('klevu-eu', 'carrier-bib')).toMatchObject({
      url: '/products/baby-carriers/accessories-baby-carrier/carrier-bib/',
      category: 'Carrier accessories',
      categoryPath: 'Baby carriers;Carrier accessories',
      currency: 'EUR',
      price: '17.96',
    });
  });

  test('curated lists are not categories', () => {
    expect(recordOf('klevu-us', 'baby-carrier-one')?.categoryPaths).toEqual(['Baby carriers']);
  });

  test('neither the gift message nor a product without a page is indexed', () => {
    expect(recordOf('klevu-us', 'gift-message')).toBeUndefined();
    expect(recordOf('klevu-us', 'no-such-page')).toBeUndefined();
  });

  test('every language of every storefront has its own index, in its language and with its addresses', () => {
    const wanted = Object.values(stores).flatMap(({ languages }) => languages);
    expect(Object.values(fixtureIndexes).map(({ language }) => language)).toEqual(wanted);
    expect(recordOf('klevu-se', 'baby-carrier-mini')).toMatchObject({
      name: 'Bärsele Mini',
      url: '/produkter/barselar/barsele-mini/',
      category: 'Bärselar',
      color: ['Svart', 'Sand'],
      material: ['Bomull', 'Jersey'],
      currency: 'SEK',
    });
    expect(recordOf('klevu-se-en', 'baby-carrier-mini')).toMatchObject({
      name: 'Baby carrier Mini',
      url: '/en/products/baby-carriers/baby-carrier-mini/',
      currency: 'SEK',
    });
  });

  test('a record has its price in every currency of its storefront', () => {
    expect(recordOf('klevu-eu', 'baby-carrier-mini')?.prices).toEqual({
      EUR: '107.10',
      PLN: '476.00',
      CZK: '2380.00',
      DKK: '833.00',
      HUF: '41650.00',
    });
    expect(recordOf('klevu-jp', 'baby-carrier-mini')?.prices).toEqual({ JPY: '17850' });
  });

  test('a product that a storefront does not sell is in none of its indexes, whatever the language', () => {
    const source = { ...catalogue, pricesFor, brandName: 'Brand' };
    const indexes = indexesByApiKey(Object.values(stores), source);
    const keysOf = (apiKey: string) => indexes[apiKey]?.products.map(({ id }) => id) ?? [];
    for (const [apiKey, key] of [
      ['klevu-au', 'bouncer-balance-soft'],
      ['klevu-au', 'bouncer-bundle-with-toy'],
      ['klevu-kr', 'bouncer-with-transport-bag'],
      ['klevu-kr-en', 'bouncer-bliss'],
      ['klevu-jp', 'high-chair'],
    ] as const) {
      expect(keysOf(apiKey), apiKey).not.toContain(key);
      expect(keysOf('klevu-us')).toContain(key);
    }
    // Not in złoty, but the storefront's own currency is the euro.
    expect(keysOf('klevu-eu')).toContain('high-chair');
    const chair = indexes['klevu-eu']?.products.find(({ id }) => id === 'high-chair');
    expect(Object.keys(chair?.prices ?? {})).toEqual(['EUR', 'CZK', 'DKK', 'HUF']);
  });

  test('the service uses the language of the index, and its console links to pages there', () => {
    expect(fixtureIndexes['klevu-se']).toMatchObject({
      labels: { Category: 'Kategori', Color: 'Färg', Yes: 'Ja', No: 'Nej' },
      keywordUrls: [{ keywords: ['returns', 'return'], url: pathOf(stores.se, 'sv', 'content/returns') }, {}],
      banners: [{ url: pathOf(stores.se, 'sv', 'content/babywearing-guide') }],
      recommendations: {
        'static-content': { picture: { targetUrl: pathOf(stores.se, 'sv', 'content/babywearing-guide') } },
      },
    });
  });
});
