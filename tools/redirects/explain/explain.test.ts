import { describe, expect, test } from 'vitest';
import { compile } from '../../../redirects/compile.ts';
import { indexRules } from '../../../redirects/rule-index.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { storesAt } from '../../../stores/index.ts';
import type { StoreId } from '../../../stores/types.ts';
import { explain } from '../explain.ts';
import { explainText } from './explain-text.ts';
import { readOwnAddress } from '../site.ts';
import { journeyFrom } from './journey.ts';

const stores = storesAt();

const sites = new Map(
  stores.map((store) => {
    const site = { store, stores };
    const compiled = compile(sampleTable, site);
    const rules = compiled.map(({ rule }) => rule);
    return [store.id, { site, compiled, index: indexRules(rules, store.urls.trailingSlash) }];
  }),
);

function siteOf(id: StoreId) {
  const site = sites.get(id);
  if (!site) throw new Error(`No site ${id}.`);
  return site;
}

function ask(input: string, country: string | null = null) {
  const address = readOwnAddress(input, siteOf('us').site);
  const journey = journeyFrom(address, country, siteOf, stores);
  return {
    answer: explain(input, country, journey),
    text: explainText({
      address,
      country,
      journey,
      compiledOf: (id) => siteOf(id).compiled,
      writtenAt: ({ file, link }) => `${file} ${link}`,
    }),
  };
}

describe('the answer for programs', () => {
  test('has exactly six fields', () => {
    expect(ask('/redirects/gift-guide', 'kr').answer).toEqual({
      input: '/redirects/gift-guide',
      country: 'kr',
      rule: siteOf('us').compiled.find(
        ({ rule }) => rule.fromPath === '/redirects/gift-guide/' && rule.conditions?.country === 'kr',
      )?.rule,
      store: 'kr',
      pageKey: 'content/gift-guide',
      target: expect.stringMatching(/^https:\/\/kr\..*utm_campaign=gift_guide$/) as string,
    });
  });

  test.each([
    ['/redirects/bouncer-bliss/', 'kr', 'kr', 'product/fabric-seat-for-bouncer'],
    ['/redirects/bouncer-bliss/', 'br', 'eu', 'product/bouncer-bliss'],
    ['/redirects/bouncer-bliss/', null, 'eu', 'product/bouncer-bliss'],
    ['/redirects/mini/', 'jp', 'jp', 'product/baby-carrier-mini'],
    ['/redirects/help/', 'se', null, null],
    ['https://se.cradleandcarry.example/undefined/carriers/', 'kr', 'se', 'category/baby-carriers'],
    ['/undefined/nothing/', 'kr', 'us', null],
    ['/moved/', 'kr', 'se', 'category/baby-carriers'],
  ])('%s from %s lands on %s: %s', (input, country, store, pageKey) => {
    expect(ask(input, country).answer).toMatchObject({ store, pageKey });
    expect(ask(input, country).answer.target).toMatch(/^https:/);
  });

  test.each(['/products/kitchen/', '/nothing/'])(
    '%s, which no rule is about, is null throughout',
    (input) => {
      expect(ask(input, 'se').answer).toEqual({
        input,
        country: 'se',
        rule: null,
        store: null,
        pageKey: null,
        target: null,
      });
    },
  );

  test('a circle between storefronts has a rule and no target', () => {
    const { answer } = ask('/back/');
    expect(answer).toMatchObject({ target: null, store: null, pageKey: null });
    expect(answer.rule?.fromPath).toBe('/back/');
  });
});

describe('the answer for people', () => {
  test("a country's rule, and what became of the query", () => {
    expect(ask('/redirects/gift-guide?utm_source=me&gclid=1#top', 'kr').text).toMatchInlineSnapshot(`
      "https://us.cradleandcarry.example/redirects/gift-guide?utm_source=me&gclid=1#top for a visitor from kr

      Rule      /redirects/gift-guide/ for visitors from kr
      Why       A rule matches exactly this path; case and the trailing slash do not matter.
                The path has a rule for kr.
      Written   redirects/testing/sample-table.ts gift-guide
      Query     The link adds utm_source=instagram, utm_medium=social-redirects, utm_campaign=gift_guide.
                utm_source=me is replaced by the link's own utm_source.
                gclid=1 is passed on.
                #top stays in the browser.
      Way       1. on us: /redirects/gift-guide/ → https://kr.cradleandcarry.example/guide/seonmul-guide/?utm_source=instagram&utm_medium=social-redirects&utm_campaign=gift_guide
      Lands on  https://kr.cradleandcarry.example/guide/seonmul-guide/?utm_source=instagram&utm_medium=social-redirects&utm_campaign=gift_guide&gclid=1
                content/gift-guide on kr, in Korean"
    `);
  });

  test('an older address behind a prefix', () => {
    expect(ask('/undefined/carriers/bliss/').text).toMatchInlineSnapshot(`
      "https://us.cradleandcarry.example/undefined/carriers/bliss/ for a visitor from an unknown country

      Rule      /undefined/* for everyone
      Why       The address starts with /undefined/, and no rule matches it exactly.
                The path has one rule for all countries.
      Written   redirects/testing/older-addresses.ts /undefined/*
                redirects/testing/older-addresses.ts /carriers/bliss/
      Query     There is none, and the link adds none.
      Way       1. on us: /undefined/* → /:splat
                2. on us: /carriers/bliss/ → /products/baby-bouncers/bouncer-bliss/
      Lands on  https://us.cradleandcarry.example/products/baby-bouncers/bouncer-bliss/
                product/bouncer-bliss on us, in English
      Assumed   Nobody knows."
    `);
  });

  test('a source with a query', () => {
    expect(ask('/find-a-store/?country=FI').text).toMatchInlineSnapshot(`
      "https://us.cradleandcarry.example/find-a-store/?country=FI for a visitor from an unknown country

      Rule      /find-a-store/?country=fi for everyone
      Why       A rule matches exactly this path; case and the trailing slash do not matter.
                The address contains country=fi, which the rule requires.
                The path has one rule for all countries.
      Written   redirects/testing/older-addresses.ts /find-a-store/?country=fi
      Query     country=FI selected the rule and is removed.
      Way       1. on us: /find-a-store/?country=fi → https://eu.cradleandcarry.example/stores/
      Lands on  https://eu.cradleandcarry.example/stores/
                stores on eu, in English"
    `);
  });

  test.each([
    ['GIFT-GUIDE', 'https://us.cradleandcarry.example/redirects/gift-guide/ for a visitor'],
    ['/Redirects/GIFT-GUIDE?A=B#C', 'https://us.cradleandcarry.example/redirects/gift-guide?A=B#C for'],
    ['/Products/Kitchen/', 'https://us.cradleandcarry.example/Products/Kitchen/ for'],
  ])('the address of a rule is shown in lower case: %s', (input, shown) => {
    expect(ask(input).text).toContain(shown);
  });

  test.each([
    ['/redirects/gift-guide', null, 'The country is unknown, so the fallback applies.'],
    ['/redirects/gift-guide', 'br', 'The path has no rule for br, so the fallback applies.'],
    ['/redirects/help/', 'se', 'outside the storefronts'],
    ['/redirects/baby-crib/', 'se', 'The crib became <the> cradle.'],
    ['/redirects/gift-guide', 'tw', 'Taiwan shops in Hong Kong.'],
    [
      '/products/kitchen/',
      null,
      'This is the address of the page category/kitchen on us. It is not redirected.',
    ],
    ['/products/kitchen/', null, 'Run `check-links` to find out whether the catalogue of us provides it'],
    ['/undefined/products/kitchen/', null, 'whether the catalogue of us provides it'],
    ['/nothing/', null, 'no rule matches'],
    ['/undefined/nothing/', null, 'no page of us has this address'],
    ['/back/', null, 'loop'],
    ['/moved/', null, '2. on se: /carriers/'],
  ])('%s from %s: %s', (input, country, words) => {
    expect(ask(input, country).text).toContain(words);
  });

  describe('a country in the address', () => {
    const note =
      /host without an edge, country=(\w+) is used as the visitor's country;\n +at the edge, the host's own/;

    test.each([
      ['/redirects/gift-guide?country=SE', 'se'],
      ['/redirects/gift-guide?country=kr&country=se', 'kr'],
      ['/redirects/gift-guide?country=zz', undefined],
      ['/redirects/gift-guide?countries=se', undefined],
      ['/find-a-store/?country=fi', undefined],
    ])('%s: in a browser it counts as %s', (input, country) => {
      expect(note.exec(ask(input).text)?.[1]).toBe(country);
    });
  });
});
