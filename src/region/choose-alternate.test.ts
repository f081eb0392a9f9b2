import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DirectoryEntry } from '../../stores/directory.ts';
import { hrefFor } from './choose-alternate.ts';

const address = (path: string) => `https://shop.example${path}`;
const alternates = [
  { hreflang: 'en-US', href: address('/us/bib/') },
  { hreflang: 'nl-BE', href: address('/nl/slab/') },
  { hreflang: 'fr-BE', href: address('/fr/bavoir/') },
  { hreflang: 'en-HK', href: address('/hk/bib/') },
  { hreflang: 'zh-Hant-HK', href: address('/zh-hant/weidou/') },
  { hreflang: 'x-default', href: address('/us/bib/') },
];
const entry = (country: string, languages: readonly string[]): DirectoryEntry => ({
  country,
  currency: 'EUR',
  storeId: 'eu',
  tax: { included: true, name: 'vat' },
  homes: languages.map((language) => ({ language, href: address(`/home/${language}/`) })),
});

test.each([
  ['be', ['fr', 'nl'], '/fr/bavoir/'],
  ['be', ['en', 'nl-BE'], '/nl/slab/'],
  ['be', ['ko'], '/nl/slab/'],
  ['be', [], '/nl/slab/'],
  ['hk', ['zh-TW'], '/zh-hant/weidou/'],
  ['hk', ['en-GB'], '/hk/bib/'],
])('for %s a reader of %j gets %s', (country, languages, path) => {
  const href = hrefFor({ alternates, entry: entry(country, []), languages });
  expect(href).toBe(`${address(path)}?country=${country}`);
});

const tags = fc.constantFrom('en', 'de', 'fr', 'nl', 'zh-Hant', 'ja', 'pt-BR');
const countries = fc.constantFrom('us', 'be', 'hk', 'at', 'ie');

test('a visitor who chooses a country is sent to an address for that country', () => {
  fc.assert(
    fc.property(
      countries,
      fc.array(fc.record({ country: countries, language: tags })),
      fc.uniqueArray(tags, { minLength: 1 }),
      fc.array(tags),
      (country, pages, homes, languages) => {
        const list = pages.map(({ country: of, language }) => ({
          hreflang: `${language}-${of.toUpperCase()}`,
          href: address(`/${of}/${language}/`),
        }));
        const target = entry(country, homes);
        const own = list.filter(({ href }) => href.startsWith(address(`/${country}/`)));
        const expected = own.length > 0 ? own : target.homes;
        const href = hrefFor({ alternates: list, entry: target, languages });
        expect(expected.map((offer) => `${offer.href}?country=${country}`)).toContain(href);
      },
    ),
  );
});

test('the country precedes the hash and is added to other parameters, once', () => {
  const homes = [{ language: 'en', href: address('/a/?x=1&country=de#top') }];
  expect(hrefFor({ alternates: [], entry: { ...entry('pl', []), homes }, languages: [] })).toBe(
    address('/a/?x=1&country=pl#top'),
  );
});
