import { describe, expect, test } from 'vitest';
import { compile } from '../../../redirects/compile.ts';
import { indexRules } from '../../../redirects/rule-index.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { storesAt } from '../../../stores/storefront.ts';
import { storefronts } from '../../../brands/demo/storefronts/index.ts';
import type { StoreId } from '../../../stores/types.ts';
import { explain } from '../explain.ts';
import { explainText } from './explain-text.ts';
import { readOwnAddress } from '../site.ts';
import { journeyFrom } from './journey.ts';

const stores = storesAt(storefronts);

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
    ['/redirects/help/', 'se', null, null],
    ['https://se.cradleandcarry.example/undefined/carriers/', 'kr', 'se', 'category/baby-carriers'],
    ['/undefined/nothing/', 'kr', 'us', null],
  ])('%s from %s lands on %s: %s', (input, country, store, pageKey) => {
    expect(ask(input, country).answer).toMatchObject({ store, pageKey });
    expect(ask(input, country).answer.target).toMatch(/^https:/);
  });
});

describe('the answer for people', () => {
  test("a country's rule, and what happened to the query", () => {
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

  test('an old address after a prefix', () => {
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

  test.each([
    ['/redirects/gift-guide', null, 'The country is unknown, so the fallback applies.'],
    ['/redirects/baby-crib/', 'se', 'The crib became <the> cradle.'],
    [
      '/products/kitchen/',
      null,
      'This is the address of the page category/kitchen on us. It is not redirected.',
    ],
    ['/undefined/nothing/', null, 'no page of us has this address'],
    ['/back/', null, 'loop'],
  ])('%s from %s: %s', (input, country, words) => {
    expect(ask(input, country).text).toContain(words);
  });

  describe('a country in the address', () => {
    const note =
      /host without an edge, country=(\w+) is used as the visitor's country;\n +at the edge, the host's own/;

    test.each([
      ['/redirects/gift-guide?country=SE', 'se'],
      ['/redirects/gift-guide?country=kr&country=se', 'kr'],
      ['/find-a-store/?country=fi', undefined],
    ])('%s: in a browser it counts as %s', (input, country) => {
      expect(note.exec(ask(input).text)?.[1]).toBe(country);
    });
  });
});
