import { describe, expect, test } from 'vitest';
import { redirectResponse } from '../../../hosts/redirect-response.ts';
import { stores } from '../storefronts/index.ts';
import type { StoreId } from '../../../stores/types.ts';
import { pathOf } from '../../../stores/urls.ts';
import { compile, type CompiledRule } from '../../../redirects/compile.ts';
import { indexRules } from '../../../redirects/rule-index.ts';
import { type CountryCode, conditionCountries } from './countries.ts';
import { redirectTables } from './index.ts';

const site = { store: stores.us, stores: Object.values(stores) };
const everyRule = compile(redirectTables, site);
const index = indexRules(
  everyRule.map(({ rule }) => rule),
  'always',
);
const shortRules = everyRule.filter(({ rule }) => rule.fromPath.startsWith('/redirects/'));
const rulesOf = new Map<string, CompiledRule[]>();
for (const compiled of shortRules)
  rulesOf.set(compiled.origin.link, [...(rulesOf.get(compiled.origin.link) ?? []), compiled]);
const names = [...rulesOf.keys()];

/** Where a host sends a visitor's browser. */
function urlFor(name: string, country: string | null): URL {
  const request = new Request(`${stores.us.origin}/redirects/${name}/`);
  const location = redirectResponse(index, request, country)?.headers.get('location');
  if (!location) throw new Error(`No rule matches /redirects/${name}/.`);
  return new URL(location, stores.us.origin);
}

/** The meaning of the rule for a country; null is the fallback. */
function meaningOf(name: string, country: CountryCode | null): CompiledRule['origin'] {
  const found = rulesOf.get(name)?.find(({ rule }) => (rule.conditions?.country ?? null) === country);
  if (!found) throw new Error(`${name} has no rule for ${country ?? 'the others'}.`);
  return found.origin;
}

/** docs/product.md, 2.4.7; the spelling of the last one is uncertain. */
const specified = [
  ...['the-new-neutral', 'babywearing-guide', 'new-signature-shade', 'caring-for-future-generations'],
  ...['baby-carrier-how-to', 'your-baby-and-sleep', 'newborn-diaries'],
  ...['packaging-inside-post-purchase-baby-crib', 'packaging-inside-post-purchase-baby-cradle'],
  ...['packaging-inside-post-purchase-travel-crib', 'qr-package-baby-crib', 'qr-package-baby-cradle'],
  ...['qr-package-travel-crib', 'ergonomic-baby-carrier-guide', 'hip-healthy-baby-carriers', 'gift-guide'],
  ...['tiny-tasters', 'pocket-pouch', 'winter-cover', 'cloud-like-comfort'],
  'packaging-inside-post-purchase-baby-carrier-move-free',
  ...['packaging-inside-post-purchase-baby-carrier-mini', 'qr-package-baby-carrier-move-free'],
  ...['qr-package-baby-carrier-mini', 'traveling-with-kids', 'cradle', 'baby-crib'],
  ...['always-by-your-side-instagram', 'travel-crib-light', 'bouncer-balance-soft', 'bouncer-bliss'],
  ...['baby-carrier-one-air', 'baby-carrier-one', 'baby-carrier-move', 'baby-carrier-mini'],
  ...['qr-babywearing-guide-1', 'qr-babywearing-guide-2', 'qr-baby-bouncer-guide-1', 'qr-bathroom-1'],
  ...['qr-kitchen-1', 'qr-package-inside-baby-carrier-harmony', 'qr-why-buy-a-baby-bouncer-1'],
  ...['qr-package-baby-carrier-harmony', 'qr-package-bouncers', 'packaging-inside-post-purchase-bouncers'],
  'carrier-harmony',
];

/** Their fallback differs from the usual one in a way that was not recorded. */
const unusual = ['ergonomic-baby-carrier-guide', 'hip-healthy-baby-carriers', 'qr-package-baby-crib'];

describe('the rules', () => {
  test('product 2.4.2: all of them ignore case', () => {
    expect(new Set(everyRule.map(({ rule }) => rule.ignoreCase))).toEqual(new Set([true]));
    for (const name of names) expect(urlFor(name.toUpperCase(), 'kr').href).toBe(urlFor(name, 'kr').href);
  });

  test.each(names)('product 2.4.4: %s tries its countries in order, each once', (name) => {
    const countries = (rulesOf.get(name) ?? []).slice(0, -1).map(({ rule }) => rule.conditions?.country);
    expect(countries).toEqual(conditionCountries);
    for (const { rule } of (rulesOf.get(name) ?? []).slice(0, -1))
      expect(urlFor(name, rule.conditions?.country ?? null).href).toBe(rule.toPath);
  });

  test.each(names)(
    'product 2.4.5: the last rule of %s has no country and applies to everyone else',
    (name) => {
      const fallback = rulesOf.get(name)?.at(-1)?.rule;
      expect(fallback).not.toHaveProperty('conditions');
      for (const country of [null, 'br', 'xx']) expect(urlFor(name, country).href).toBe(fallback?.toPath);
    },
  );

  test.each(specified)('product 2.4.7: there is a short path %s', (name) => {
    expect(urlFor(name, null).search).toContain('utm_campaign=');
  });
});

describe.each(names)('/redirects/%s/', (name) => {
  const storesOf = (countries: readonly CountryCode[]) =>
    countries.map((country) => [urlFor(name, country).origin, meaningOf(name, country).store]);
  const at = (id: StoreId) => [stores[id].origin, id];

  test('product 2.4.8: thirteen countries go to their own storefront', () => {
    const own = ['us', 'gb', 'se', 'de', 'fr', 'es', 'it', 'nl', 'ca', 'au', 'hk', 'kr', 'jp'] as const;
    expect(storesOf(own)).toEqual(own.map(at));
  });

  test('product 2.4.9: eighteen European countries go to the shared storefront', () => {
    const shared = [
      ...(['pl', 'be', 'at', 'pt', 'ie', 'hr', 'cz', 'dk', 'ee'] as const),
      ...(['fi', 'hu', 'lv', 'lt', 'lu', 'sk', 'si', 'cy', 'gr'] as const),
    ];
    expect(storesOf(shared)).toEqual(shared.map(() => at('eu')));
  });

  test('product 2.4.10: Taiwan and China go to Hong Kong', () => {
    expect(storesOf(['tw', 'cn'])).toEqual([at('hk'), at('hk')]);
  });

  test('product 2.4.11: Japan has its own host and scheme', () => {
    const url = urlFor(name, 'jp');
    expect(url.host).toBe('www.cradleandcarry-japan.example');
    expect(url.pathname).not.toMatch(/\/$/);
    expect(urlFor(name, 'kr').pathname).toMatch(/\/$/);
  });

  test('product 2.4.13: it leads to one page, except in the listed cases', () => {
    const exceptions = ['bouncer-balance-soft au', 'bouncer-bliss kr'];
    for (const country of [...conditionCountries, null]) {
      if (exceptions.includes(`${name} ${country ?? ''}`)) continue;
      expect(meaningOf(name, country).pageKey).toBe(meaningOf(name, 'us').pageKey);
    }
    if (!exceptions.includes(`${name} au`))
      expect(urlFor(name, 'au').pathname).toBe(urlFor(name, 'gb').pathname);
  });

  test('product 2.4.19, 2.4.20: its targets contain source, medium, and campaign, the same for every country', () => {
    const { utm_source, utm_medium, utm_campaign, ...others } = Object.fromEntries(
      urlFor(name, null).searchParams,
    );
    expect(['instagram', 'qr-code', 'instore', 'folder']).toContain(utm_source);
    expect(['social-redirects', 'social-redirect', 'qrcode']).toContain(utm_medium);
    expect(utm_campaign).toMatch(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/);
    expect(others).toEqual({});
    for (const country of conditionCountries)
      expect(urlFor(name, country).search).toBe(urlFor(name, null).search);
  });
});

describe('targets', () => {
  test('product 2.4.10: Taiwan and China are prescribed for bouncers and post-purchase codes, and assumed for the rest', () => {
    const shown = /bouncer|post-purchase|inside/;
    for (const name of names.filter((shortLink) => !shown.test(shortLink)))
      for (const country of ['tw', 'cn'] as const) expect(meaningOf(name, country).assumed).not.toBeNull();
    expect(meaningOf('bouncer-bliss', 'tw').assumed).toBeNull();
  });

  test('product 2.4.12: the category of baby carriers has another name in each language', () => {
    const countries = ['us', 'se', 'de', 'fr', 'es', 'it', 'nl', 'kr', 'jp', 'tw'];
    const paths = countries.map((country) => urlFor('always-by-your-side-instagram', country).pathname);
    expect(paths).toEqual([
      '/products/baby-carriers/',
      '/produkter/barselar/',
      '/produkte/babytragen/',
      '/produits/porte-bebes/',
      '/productos/portabebes/',
      '/prodotti/marsupi/',
      '/producten/draagzakken/',
      '/sangpum/agitti/',
      '/shohin/baby-carrier',
      '/zh-hant/shangpin/yinger-beidai/',
    ]);
  });

  const european = [
    ...['qr-baby-bouncer-guide-1', 'qr-package-bouncers', 'packaging-inside-post-purchase-bouncers'],
    ...['qr-package-inside-baby-carrier-harmony', 'qr-package-baby-carrier-harmony', 'carrier-harmony'],
  ];
  const american = specified.filter((name) => ![...european, ...unusual].includes(name));

  test.each(american)('product 2.4.16: %s leads visitors from anywhere else to the US', (name) => {
    expect(urlFor(name, null).origin).toBe(stores.us.origin);
  });

  test.each(european)('product 2.4.17: %s leads visitors from anywhere else to Europe', (name) => {
    expect(urlFor(name, null).origin).toBe(stores.eu.origin);
  });

  test.each(unusual)('product 2.4.18: the fallback of %s differs, and is marked as assumed', (name) => {
    expect(urlFor(name, null).origin).not.toBe(stores.us.origin);
    expect(meaningOf(name, null).assumed).toMatch(/fallback/);
  });

  test('product 2.4.14: in Australia the Balance Soft bouncer is the Bliss bouncer', () => {
    expect(urlFor('bouncer-balance-soft', 'au').pathname).toBe('/products/baby-bouncers/bouncer-bliss/');
    expect(meaningOf('bouncer-balance-soft', 'gb').pageKey).toBe('product/bouncer-balance-soft');
  });

  test('product 2.4.15: in Korea the Bliss bouncer is a fabric seat among the accessories', () => {
    expect(meaningOf('bouncer-bliss', 'kr').pageKey).toBe('product/fabric-seat-for-bouncer');
    expect(urlFor('bouncer-bliss', 'kr').pathname).toBe(
      pathOf(stores.kr, 'ko', 'product/fabric-seat-for-bouncer'),
    );
    expect(meaningOf('bouncer-bliss', 'us').pageKey).toBe('product/bouncer-bliss');
  });
});

describe('tracking', () => {
  test.each([
    ['bouncer-bliss', 'baby_bouncer_sign'],
    ['qr-package-bouncers', 'pre-purchase'],
    ['packaging-inside-post-purchase-bouncers', 'post-purchase'],
  ])('product 2.4.20: the campaign of %s is %s', (name, campaign) => {
    expect(urlFor(name, null).searchParams.get('utm_campaign')).toBe(campaign);
  });
});
