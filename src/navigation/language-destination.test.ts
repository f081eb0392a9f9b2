import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLanguage } from '../../stores/choose-language.ts';
import { stores } from '../../stores/testing/storefronts.ts';
import type { Store } from '../../stores/types.ts';
import { type PageKey, pageKeysOf, pathOf } from '../../stores/urls.ts';
import { languageDestination, type LanguageSurroundings } from './language-script.ts';

const pageKeys = pageKeysOf(stores.us);

const destinationOf = (surroundings: LanguageSurroundings) =>
  languageDestination(surroundings, chooseLanguage);
const pathsOf = (store: Store, key: PageKey) =>
  Object.fromEntries(store.languages.map((language) => [language, pathOf(store, language, key)]));

/** A path of any storefront, in the form of `location`. */
function locationOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  return { pathname, search, hash };
}

/** The cart in Canada, where English is the default and French the other language, in a Swedish browser. */
function inCanada({
  at = '/cart/',
  ...fields
}: Partial<LanguageSurroundings> & { readonly at?: string } = {}) {
  return destinationOf({
    languages: stores.ca.languages,
    stored: null,
    preferred: ['sv-SE'],
    isBot: false,
    languagePaths: pathsOf(stores.ca, 'cart'),
    location: locationOf(at),
    ...fields,
  });
}

describe('product 2.2.12, 2.2.13: when the path has no language prefix', () => {
  test.each([
    ['the stored language, whatever the browser prefers', { stored: 'fr', preferred: ['en'] }, '/fr/panier/'],
    ['otherwise the best language match', { preferred: ['fr-CA', 'en'] }, '/fr/panier/'],
    ['the best match if the stored language is unknown', { stored: 'tlh', preferred: ['fr'] }, '/fr/panier/'],
    [
      'query and hash are kept',
      { stored: 'fr', at: '/cart/?utm_source=x&a=%20#top' },
      '/fr/panier/?utm_source=x&a=%20#top',
    ],
    ['a missing slash is the same page', { stored: 'fr', at: '/cart?a=1' }, '/fr/panier/?a=1'],
  ])('%s', (_rule, surroundings, destination) => {
    expect(inCanada(surroundings)).toBe(destination);
  });

  test('a storefront without trailing slashes gets none', () => {
    const store: Store = { ...stores.ca, urls: { trailingSlash: 'never' } };
    const page = { stored: 'fr', languagePaths: pathsOf(store, 'cart') };
    expect(inCanada({ ...page, at: '/cart?a=1#b' })).toBe('/fr/panier?a=1#b');
    expect(inCanada({ ...page, at: '/cart/' })).toBe('/fr/panier');
  });
});

describe('product 2.2.15: a visitor stays', () => {
  test.each<[string, Parameters<typeof inCanada>[0]]>([
    ['if nothing matches', { preferred: ['sv', 'da'] }],
    ['if the browser has no preference', { preferred: [] }],
    ['in the default language that is stored', { stored: 'en', preferred: ['fr'] }],
    ['on a path with a language', { stored: 'en', at: '/fr/panier/' }],
    ['on a path with a language that matches less well', { preferred: ['en'], at: '/fr/panier/' }],
    ['on a path that has the language’s prefix twice', { stored: 'fr', at: '/fr/fr/panier/' }],
    ['as a bot', { stored: 'fr', isBot: true }],
    ['on a page without paths, such as the not-found page', { stored: 'fr', languagePaths: null }],
    ['at an address that is not this page’s', { stored: 'fr', at: '/checkout/' }],
    ['if this page has no path in the language', { stored: 'fr', languagePaths: { en: '/cart/' } }],
    ['in a storefront without languages', { stored: 'fr', languages: [] }],
  ])('%s', (_reason, surroundings) => {
    expect(inCanada(surroundings)).toBeNull();
  });
});

describe('whatever storefront, page, choice and browser', () => {
  const tag = fc.constantFrom(
    'en',
    'en-GB',
    'fr-CA',
    'zh-TW',
    'de-AT',
    'nl',
    'sv',
    'ja-JP',
    'ko',
    'pt',
    '*',
    '',
  );
  const visit = fc
    .record({
      store: fc.constantFrom(...Object.values(stores)),
      slash: fc.constantFrom('always' as const, 'never' as const),
      key: fc.constantFrom(...pageKeys),
      nth: fc.nat({ max: 3 }),
      stored: fc.option(fc.oneof(tag, fc.string({ maxLength: 4 }))),
      preferred: fc.array(tag, { maxLength: 4 }),
      isBot: fc.boolean(),
      query: fc.constantFrom('', '?a=1', '?country=tw&q=%E5%AC%B0#x', '#top'),
    })
    .map(({ store, slash, key, nth, query, ...visitor }) => {
      const shop: Store = { ...store, urls: { trailingSlash: slash } };
      const language = shop.languages[nth % shop.languages.length] ?? shop.languages[0];
      const languagePaths: Record<string, string> = pathsOf(shop, key);
      const location = locationOf(pathOf(shop, language, key) + query);
      return { languages: shop.languages, languagePaths, location, ...visitor };
    });

  test('no loop: a visitor who was sent somewhere stays there', () => {
    fc.assert(
      fc.property(visit, (surroundings) => {
        const destination = destinationOf(surroundings);
        fc.pre(destination !== null);
        expect(destinationOf({ ...surroundings, location: locationOf(destination) })).toBeNull();
      }),
      { numRuns: 300 },
    );
  });
});
