import { describe, expect, test } from 'vitest';
import { stores } from '../stores/index.ts';
import { storefrontOf } from './storefront-of.ts';
import { conditionCountries } from './types.ts';

const all = Object.values(stores);

describe('the storefront of a country', () => {
  test.each([
    ['us', 'us', 'en'],
    ['gb', 'gb', 'en'],
    ['se', 'se', 'sv'],
    ['ca', 'ca', 'en'],
    ['kr', 'kr', 'ko'],
    ['jp', 'jp', 'ja'],
    ['hk', 'hk', 'en'],
    ['tw', 'hk', 'zh-Hant'],
    ['cn', 'hk', 'zh-Hant'],
    ['ie', 'eu', 'en'],
    ['at', 'eu', 'de'],
    ['be', 'eu', 'nl'],
    ['lu', 'eu', 'fr'],
    ['gr', 'eu', 'en'],
  ])('%s is %s, in %s', (country, id, language) => {
    const storefront = storefrontOf(country, all);
    expect([storefront.store.id, storefront.language]).toEqual([id, language]);
  });

  test.each(conditionCountries)('%s has one, in one of its languages', (country) => {
    const { store, language } = storefrontOf(country, all);
    expect(store.countries.map(({ code }) => code)).toContain(country);
    expect(store.languages).toContain(language);
  });

  test.each(['br', 'KR', ''])('%j has none', (country) => {
    expect(() => storefrontOf(country, all)).toThrow(`No storefront sells in "${country}".`);
  });

  test('is at the origin of the given storefronts', () => {
    const here = all.map((store) => ({ ...store, origin: `http://${store.id}.localhost` }));
    expect(storefrontOf('fi', here).store.origin).toBe('http://eu.localhost');
  });
});
