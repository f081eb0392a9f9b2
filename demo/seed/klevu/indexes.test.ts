import { describe, expect, test } from 'vitest';
import { pagePaths } from '../../../brands/demo/pages.ts';
import { stores } from '../../../brands/demo/storefronts/index.ts';
import { searchContents } from '../../../local/search-indexes.ts';
import { localSeed } from '../../../local/start-sandbox.ts';
import { pageKeysOf } from '../../../stores/urls.ts';

const contents = (await searchContents(localSeed().commercetools))('http://sandbox.test');
const indexOf = (wanted: string) => contents.find(({ apiKey }) => apiKey === wanted);
const recordOf = (apiKey: string, id: string) => indexOf(apiKey)?.records.find((record) => record.id === id);
const keysOf = (apiKey: string) => indexOf(apiKey)?.records.map(({ id }) => id) ?? [];

describe('the search indexes', () => {
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
    const kept = pageKeysOf({ paths: pagePaths }).filter(
      (key) => key.startsWith('content/') && !stores.gb.legalPages.includes(key),
    );
    expect(keysOf('klevu-de')).toEqual(expect.arrayContaining(kept));
  });

  test('every language of every storefront has its own index, in its language and with its addresses', () => {
    const wanted = Object.values(stores).flatMap(({ languages }) => languages);
    expect(contents.map(({ language }) => language)).toEqual(wanted);
    expect(recordOf('klevu-se', 'CARRIER-MINI-COTTON-BLACK')?.attributes).toMatchObject({
      name: { default: 'Bärsele Mini' },
      url: '/produkter/barselar/barsele-mini/?sku=CARRIER-MINI-COTTON-BLACK',
      color: 'Svart',
      image: { default: { url: 'http://sandbox.test/assets/CARRIER-MINI-COTTON-BLACK-front.jpg' } },
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
});
