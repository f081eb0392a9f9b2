import { describe, expect, test } from 'vitest';
import { stores } from '../../../brands/demo/storefronts/index.ts';
import { pageKeysOf, pathOf } from '../../../stores/urls.ts';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { indexes } from './indexes.ts';

const pageKeys = pageKeysOf({ paths: pagePaths });

const recordOf = (apiKey: string, sku: string) =>
  indexes[apiKey]?.products.find((record) => record.id === sku);

describe('the search indexes', () => {
  test('every variant has a record with its own price, picture, and address', () => {
    expect(recordOf('klevu-us', 'CARRIER-MINI-COTTON-BLACK')).toMatchObject({
      itemGroupId: 'baby-carrier-mini',
      url: '/products/baby-carriers/baby-carrier-mini/?sku=CARRIER-MINI-COTTON-BLACK',
      price: '99.00',
      currency: 'USD',
      imageUrl: '/assets/CARRIER-MINI-COTTON-BLACK-front-large.webp',
      color: ['Black'],
      material: ['Cotton'],
      inStock: 'yes',
      categoryPaths: ['Baby carriers', 'Gifts'],
      // Lists can be browsed, but are no categories.
      listPaths: ['Shop all', '50 years of baby carrying'],
    });
    expect(recordOf('klevu-us', 'GIFT-MESSAGE')).toBeUndefined();
  });

  test('guides and service pages have records, in the language of the index, those required by law only where they exist', () => {
    const pageOf = (apiKey: string, id: string) => indexes[apiKey]?.pages?.find((page) => page.id === id);
    const returns = pageOf('klevu-se', 'content/returns');
    expect(returns).toMatchObject({
      name: expect.stringContaining('etur') as string,
      url: '/kundservice/returer/',
    });
    expect(returns?.shortDesc.length).toBeGreaterThan(20);
    // Only words: neither marks of Markdown, nor addresses, nor placeholders.
    for (const page of indexes['klevu-us']?.pages ?? [])
      expect(page.text, page.id).not.toMatch(/\]\(|page:|\{\{|[*#|]/);
    expect(pageOf('klevu-de', 'content/legal-notice')).toBeDefined();
    expect(pageOf('klevu-us', 'content/legal-notice')).toBeUndefined();
    const kept = pageKeys.filter((key) => key.startsWith('content/'));
    expect(indexes['klevu-de']?.pages).toHaveLength(kept.length);
  });

  test('every language of every storefront has its own index, in its language and with its addresses', () => {
    const wanted = Object.values(stores).flatMap(({ languages }) => languages);
    expect(Object.values(indexes).map(({ language }) => language)).toEqual(wanted);
    expect(recordOf('klevu-se', 'CARRIER-MINI-COTTON-BLACK')).toMatchObject({
      name: 'Bärsele Mini',
      url: '/produkter/barselar/barsele-mini/?sku=CARRIER-MINI-COTTON-BLACK',
      color: ['Svart'],
      currency: 'SEK',
    });
    expect(recordOf('klevu-se-en', 'CARRIER-MINI-COTTON-BLACK')).toMatchObject({
      name: 'Baby Carrier Mini',
      url: '/en/products/baby-carriers/baby-carrier-mini/?sku=CARRIER-MINI-COTTON-BLACK',
      currency: 'SEK',
    });
  });

  test('a product that a storefront does not sell is in none of its indexes, whatever the language', () => {
    const keysOf = (apiKey: string) => indexes[apiKey]?.products.map(({ itemGroupId }) => itemGroupId) ?? [];
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
    const chair = indexes['klevu-eu']?.products.find(({ itemGroupId }) => itemGroupId === 'high-chair');
    expect(Object.keys(chair?.prices ?? {})).toEqual(['EUR', 'CZK', 'DKK', 'HUF']);
  });

  test('the service uses the language of the index, and its console links to pages there', () => {
    expect(indexes['klevu-se']).toMatchObject({
      labels: { Category: 'Kategori', Color: 'Färg', Yes: 'Ja', No: 'Nej' },
      popularTerms: expect.arrayContaining(['bärsele']) as string[],
      keywordUrls: expect.arrayContaining([
        {
          keywords: expect.arrayContaining(['returer', 'returns']) as string[],
          url: pathOf(stores.se, 'sv', 'content/returns'),
        },
      ]) as object[],
      banners: [
        {
          altTag: 'Så bär du ditt barn: läs guiden',
          url: pathOf(stores.se, 'sv', 'content/babywearing-guide'),
          terms: expect.arrayContaining(['bärsele', 'Bärselar']) as string[],
        },
        {},
        {},
      ],
      recommendations: {
        'empty-result-guide': {
          picture: { targetUrl: pathOf(stores.se, 'sv', 'content/babywearing-guide') },
        },
      },
    });
  });
});
