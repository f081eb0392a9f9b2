import { describe, expect, test } from 'vitest';
import { stores } from '../stores/testing/storefronts.ts';
import { pathOf } from '../stores/urls.ts';
import { compile } from './compile.ts';
import type { LegacyLink, RedirectTable, ShortLink } from './records.ts';
import { qrCode, trackingQuery } from './tracking.ts';

const all = Object.values(stores);
const siteOf = (id: keyof typeof stores) => ({ store: stores[id], stores: all });
const us = siteOf('us');

/** The rules of one short link, and the target for each country; `null` is the fallback. */
function compileShort(link: ShortLink, table: Partial<RedirectTable> = {}) {
  const compiled = compile([{ file: 'table.ts', shortLinks: { x: link }, ...table }], us);
  const ofCountry = (country: string | null) =>
    compiled.find(({ rule }) => (rule.conditions?.country ?? null) === country);
  return {
    compiled,
    targetFor: (country: string | null) => ofCountry(country)?.rule.toPath,
    originFor: (country: string | null) => ofCountry(country)?.origin,
  };
}

const compileLegacy = (link: LegacyLink | LegacyLink['to'], id: keyof typeof stores = 'us') =>
  compile([{ file: 'table.ts', legacyLinks: { '/old/': link } }], siteOf(id))[0];

describe('a short link', () => {
  test('product 2.4.5, 9.1: has a rule for each country, in order, and the fallback last', () => {
    const { compiled } = compileShort({ to: 'home' });
    expect(compiled.map(({ rule }) => rule.conditions?.country)).toEqual([
      ...all.flatMap(({ countries }) => countries.map(({ code }) => code)),
      undefined,
    ]);
    expect(new Set(compiled.map(({ rule }) => rule.fromPath))).toEqual(new Set(['/redirects/x/']));
  });

  test('the order that a table gives comes first', () => {
    const { compiled } = compileShort({ to: 'home' }, { countries: ['se', 'pl'] });
    expect(compiled.map(({ rule }) => rule.conditions?.country).slice(0, 3)).toEqual(['se', 'pl', 'no']);
  });

  test.each([
    ['se', 'https://se.fell-and-fjord.example/produkter/jackets/'],
    ['jp', 'https://jp.fell-and-fjord.example/shohin/jackets'],
    ['pl', 'https://eu.fell-and-fjord.example/products/jackets/'],
  ] as const)('leads %s to its storefront in its language and scheme', (country, target) => {
    expect(compileShort({ to: 'category/jackets' }).targetFor(country)).toBe(target);
  });

  test.each([
    ['at', '/de/'],
    ['tw', '/zh-hant/'],
  ] as const)('leads %s to the language that people there read first', (country, part) => {
    expect(compileShort({ to: 'category/jackets' }).targetFor(country)).toContain(`.example${part}`);
  });

  test('leads excepted countries to something else on their storefront', () => {
    const { targetFor } = compileShort({
      to: 'cart',
      except: { de: 'stores', jp: { url: 'https://j.example/' } },
    });
    expect(targetFor('de')).toBe(`${stores.de.origin}/shops/`);
    expect(targetFor('jp')).toBe('https://j.example/');
    expect(targetFor('gb')).toBe(`${stores.gb.origin}/cart/`);
    expect(targetFor(null)).toBe(`${stores.no.origin}/cart/`);
  });

  test.each([
    ['the first storefront by default', {}, `${stores.no.origin}/cart/`],
    ['another one', { fallback: stores.eu.id }, `${stores.eu.origin}/cart/`],
  ] as const)('falls back to %s', (_, link, target) => {
    const { targetFor } = compileShort({ to: 'cart', ...link });
    expect(targetFor(null)).toBe(target);
    expect(targetFor('us')).toBe(`${stores.us.origin}/cart/`);
  });

  test('falls back to its page, whatever the exceptions', () => {
    expect(compileShort({ to: 'cart', except: { no: 'stores' } }).targetFor(null)).toBe(
      `${stores.no.origin}/cart/`,
    );
  });
});

describe('tracking', () => {
  const tracking = qrCode('x');
  const query = trackingQuery(tracking);

  test.each([
    ['a page', { to: 'cart' }, 'us', `${stores.us.origin}/cart/?${query}`],
    ['an exception', { to: 'cart', except: { gb: 'stores' } }, 'gb', /\/\?utm_source=qr-code&/],
    [
      'a variant',
      { to: { page: 'cart', sku: 'A B&C' } },
      'us',
      `${stores.us.origin}/cart/?sku=A+B%26C&${query}`,
    ],
    ['an external URL', { to: { url: 'https://help.example/a' } }, 'us', `https://help.example/a?${query}`],
  ] as const)('follows %s', (_, link, country, target) => {
    const toPath = compileShort({ ...link, tracking }).targetFor(country);
    if (typeof target === 'string') expect(toPath).toBe(target);
    else expect(toPath).toMatch(target);
  });
});

describe('an old address', () => {
  test.each([
    ['stays on its storefront', 'category/jackets', 'us', '/products/jackets/'],
    ['in the language in the address', { to: 'cart', language: 'fr' }, 'ca', pathOf(stores.ca, 'fr', 'cart')],
    [
      'in the first language of a storefront that does not speak the one in the address',
      { to: 'cart', language: 'de' },
      'ca',
      pathOf(stores.ca, 'en', 'cart'),
    ],
    ['in the scheme of its storefront', 'category/jackets', 'jp', '/shohin/jackets'],
    [
      'to a storefront',
      { to: 'category/jackets', store: stores.eu.id },
      'jp',
      `${stores.eu.origin}/products/jackets/`,
    ],
    ['to what follows the star', { rest: true }, 'jp', '/:splat'],
    ['to another site', { url: 'https://help.example/a' }, 'us', 'https://help.example/a'],
    ['if it is not', { to: 'cart', except: { [stores.gb.id]: 'stores' } }, 'gb', '/stores/'],
    [
      'if the named storefront does not have it',
      { to: 'cart', store: stores.eu.id, except: { [stores.eu.id]: 'home' } },
      'gb',
      `${stores.eu.origin}/`,
    ],
  ] as const)('%s', (_, link, id, target) => {
    expect(compileLegacy(link, id)?.rule).toMatchObject({ fromPath: '/old/', toPath: target });
    expect(compileLegacy(link, id)?.rule).not.toHaveProperty('conditions');
  });
});

describe('where a rule comes from', () => {
  test.each([
    ['a page', 'cart', { store: 'us', pageKey: 'cart', sku: null }],
    ['a variant', { page: 'cart', sku: 'A' }, { store: 'us', pageKey: 'cart', sku: 'A' }],
    ['another site', { url: 'https://help.example/' }, { store: null, pageKey: null, sku: null }],
    ['what follows the star', { rest: true }, { store: 'us', pageKey: null, sku: null }],
  ] as const)('%s', (_, to, meaning) => {
    expect(compileLegacy(to)?.origin).toEqual({ file: 'table.ts', link: '/old/', ...meaning, assumed: null });
    expect(compileLegacy({ to, assumed: 'Why.' })?.origin.assumed).toBe('Why.');
  });

  test('a short link: its name, and the storefront of each country', () => {
    const { originFor } = compileShort({ to: 'cart', except: { gb: 'stores' }, fallback: stores.eu.id });
    const common = { file: 'table.ts', link: 'x', sku: null, assumed: null };
    expect(originFor('tw')).toEqual({ ...common, store: 'hk', pageKey: 'cart' });
    expect(originFor('gb')).toEqual({ ...common, store: 'gb', pageKey: 'stores' });
    expect(originFor(null)).toEqual({ ...common, store: 'eu', pageKey: 'cart' });
  });

  test('an assumption about a country is recorded for that country, one about the link for all countries', () => {
    const table = { assumed: { tw: 'Taiwan.' } };
    const plain = compileShort({ to: 'cart' }, table);
    expect(
      [plain.originFor('tw'), plain.originFor('us'), plain.originFor(null)].map((its) => its?.assumed),
    ).toEqual(['Taiwan.', null, null]);
    const assumed = compileShort({ to: 'cart', assumed: 'Link.' }, table);
    expect(
      [assumed.originFor('tw'), assumed.originFor('us'), assumed.originFor(null)].map((its) => its?.assumed),
    ).toEqual(['Link.', 'Link.', 'Link.']);
  });
});

test('a fallback that its author chose is not an assumption of the table', () => {
  const table = { assumed: { fallback: 'Usual.' } };
  const assumedOf = (link: ShortLink) => compileShort(link, table).originFor(null)?.assumed;
  expect(assumedOf({ to: 'cart' })).toBe('Usual.');
  expect(assumedOf({ to: 'cart', fallback: stores.eu.id })).toBeNull();
});

test.each([
  ['https://käse.example/ä', 'https://xn--kse-qla.example/%C3%A4'],
  ['https://', 'https://'],
] as const)(
  'an external address is written as browsers write it, and an invalid one is left to the lint: %s',
  (url, target) => {
    expect(compileLegacy({ to: { url } })?.rule.toPath).toBe(target);
  },
);
