import { describe, expect, test } from 'vitest';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { stores } from '../../../brands/demo/storefronts/index.ts';
import { searchContents } from '../../../local/search-indexes.ts';
import { localSeed } from '../../../local/start-sandbox.ts';
import { pageKeysOf, pathOf } from '../../../stores/urls.ts';
import { consoleOf } from './console.ts';

const contents = (await searchContents(localSeed().commercetools))('http://sandbox.test');
const indexOf = (wanted: string) => contents.find(({ apiKey }) => apiKey === wanted);
const recordOf = (apiKey: string, id: string) => indexOf(apiKey)?.records.find((record) => record.id === id);
const keysOf = (apiKey: string) => indexOf(apiKey)?.records.map(({ id }) => id) ?? [];

describe('the search indexes', () => {
  test('every variant has a record with its own price, picture, and address, and its product’s categories and lists', () => {
    expect(recordOf('klevu-us', 'CARRIER-MINI-COTTON-BLACK')).toMatchObject({
      relations: {
        parentProduct: { values: ['baby-carrier-mini'] },
        categories: {
          values: expect.arrayContaining(['category/baby-carriers', 'category/selected/shop']) as string[],
        },
      },
      attributes: {
        url: '/products/baby-carriers/baby-carrier-mini/?sku=CARRIER-MINI-COTTON-BLACK',
        price: { USD: { defaultPrice: 99, salePrice: 99 } },
        image: { default: { url: 'http://sandbox.test/assets/CARRIER-MINI-COTTON-BLACK-front.jpg' } },
        color: 'Black',
        material: 'Cotton',
        colorHexes: expect.arrayContaining(['#2f2d2c']) as string[],
        inStock: true,
      },
    });
    expect(keysOf('klevu-us')).not.toContain('GIFT-MESSAGE');
  });

  test('guides and service pages have records, in the language of the index, those required by law only where they exist', () => {
    const returns = recordOf('klevu-se', 'content/returns')?.attributes;
    expect(returns).toMatchObject({
      name: { default: expect.stringContaining('etur') as string },
      url: '/kundservice/returer/',
    });
    expect(returns?.shortDescription.default.length).toBeGreaterThan(20);
    const pages = indexOf('klevu-us')?.records.filter(({ type }) => type === 'KLEVU_CMS') ?? [];
    // Only words: neither marks of Markdown, nor addresses, nor placeholders.
    for (const { id, attributes } of pages)
      expect(attributes.description?.default, id).not.toMatch(/\]\(|page:|\{\{|[*#|]/);
    expect(keysOf('klevu-de')).toContain('content/legal-notice');
    expect(keysOf('klevu-us')).not.toContain('content/legal-notice');
    const kept = pageKeysOf({ paths: pagePaths }).filter((key) => key.startsWith('content/'));
    expect(keysOf('klevu-de')).toEqual(expect.arrayContaining(kept));
  });

  test('every language of every storefront has its own index, in its language and with its addresses', () => {
    const wanted = Object.values(stores).flatMap(({ languages }) => languages);
    expect(contents.map(({ language }) => language)).toEqual(wanted);
    expect(recordOf('klevu-se', 'CARRIER-MINI-COTTON-BLACK')?.attributes).toMatchObject({
      name: { default: 'Bärsele Mini' },
      url: '/produkter/barselar/barsele-mini/?sku=CARRIER-MINI-COTTON-BLACK',
      color: 'Svart',
      tags: expect.arrayContaining(['Baby Carrier Mini', 'Baby carriers', 'Black']) as string[],
    });
    expect(recordOf('klevu-se-en', 'CARRIER-MINI-COTTON-BLACK')?.attributes).toMatchObject({
      name: { default: 'Baby Carrier Mini' },
      url: '/en/products/baby-carriers/baby-carrier-mini/?sku=CARRIER-MINI-COTTON-BLACK',
    });
  });

  test('a product that a storefront does not sell is in none of its indexes, whatever the language', () => {
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
    const chair = indexOf('klevu-eu')?.records.find(
      ({ relations }) => relations?.parentProduct?.values[0] === 'high-chair',
    );
    expect(Object.keys(chair?.attributes.price ?? {})).toEqual(['EUR', 'CZK', 'DKK', 'HUF']);
  });

  test('the service uses the language of the index, and its console links to pages there', () => {
    expect(indexOf('klevu-se')?.attributes).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'color', label: { default: 'Färg' } })]),
    );
    expect(consoleOf(stores.se, 'sv')).toMatchObject({
      labels: { Category: 'Kategori', Yes: 'Ja', No: 'Nej' },
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
