import { Hono } from 'hono';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Language } from '../../stores/types.ts';
import { fakeShopApi } from '../testing/fake-shop-api.ts';
import { languageOf } from './language.ts';

type StoreId = keyof typeof stores;

async function languageFor(storeId: StoreId, preferred: string | undefined): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(languageOf(c, stores[storeId])));
  const headers = preferred === undefined ? {} : { 'accept-language': preferred };
  return (await app.request('/', { headers })).text();
}

const table: [StoreId, string | undefined, Language][] = [
  // No preference
  ['se', undefined, 'sv'],
  ['se', '*', 'sv'],
  // One language, even of another country, in any case
  ['se', 'en', 'en'],
  ['se', 'en-GB', 'en'],
  ['eu', 'de-AT', 'de'],
  // The first of ours among several
  ['se', 'fi, en, sv', 'en'],
  ['eu', 'pl-PL,pl;q=0.9,de;q=0.8,en;q=0.7', 'de'],
  // By weight, not by position
  ['se', 'en;q=0.5, sv;q=0.9', 'sv'],
  ['se', 'sv;q=0.5, en;q=0.9', 'en'],
  // Languages we do not have
  ['se', 'fi', 'sv'],
  // Chinese scripts
  ['hk', 'zh-TW', 'zh-Hant'],
  ['hk', 'zh-Hant-HK', 'zh-Hant'],
  ['hk', 'zh-HK,en;q=0.5', 'zh-Hant'],
  ['hk', 'en-HK,zh;q=0.5', 'en'],
];

describe('the language of a response', () => {
  test.each(table)('%s asked for %j responds in %s', async (storeId, preferred, language) => {
    expect(await languageFor(storeId, preferred)).toBe(language);
  });

  test('is never one that was rejected', async () => {
    expect(await languageFor('se', 'en;q=0')).toBe('sv');
    expect(await languageFor('eu', 'de;q=0, fr;q=0.5')).toBe('fr');
    expect(await languageFor('eu', 'da, de;q=0')).toBe('en');
  });

  test('is one of the storefront’s, whatever is asked for', async () => {
    const header = fc.string({ unit: fc.constantFrom(...Array.from('abzheqsvn-_;,=.019* ')) });
    const storeId = fc.constantFrom(...(Object.keys(stores) as StoreId[]));
    await fc.assert(
      fc.asyncProperty(storeId, header, async (id, preferred) => {
        expect(stores[id].languages).toContain(await languageFor(id, preferred));
      }),
    );
  });

  test('is declared to caches', async () => {
    const response = await fakeShopApi().browser.send('/api/health');
    expect(response.headers.get('vary')).toBe('Accept-Language');
  });
});
