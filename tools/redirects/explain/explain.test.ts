import { describe, expect, test } from 'vitest';
import { compile } from '../../../redirects/compile.ts';
import { indexRules } from '../../../redirects/rule-index.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { storesAt } from '../../../stores/storefront.ts';
import { stores as known, storefronts } from '../../../stores/testing/storefronts.ts';
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
  const address = readOwnAddress(input, siteOf(known.us.id).site);
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
    expect(ask('/redirects/questions', 'se').answer).toEqual({
      input: '/redirects/questions',
      country: 'se',
      rule: siteOf(known.us.id).compiled.find(
        ({ rule }) => rule.fromPath === '/redirects/questions/' && rule.conditions?.country === 'se',
      )?.rule,
      store: 'se',
      pageKey: 'content/faq',
      target: expect.stringMatching(/^https:\/\/se\..*utm_campaign=questions$/) as string,
    });
  });

  test.each([
    ['/redirects/shell-jacket/', 'gb', 'gb', 'product/wool-jacket'],
    ['/redirects/help/', 'se', null, null],
    ['https://se.fell-and-fjord.example/undefined/coats/', 'gb', 'se', 'category/jackets'],
    ['/undefined/nothing/', 'se', 'us', null],
  ])('%s from %s lands on %s: %s', (input, country, store, pageKey) => {
    expect(ask(input, country).answer).toMatchObject({ store, pageKey });
    expect(ask(input, country).answer.target).toMatch(/^https:/);
  });
});

describe('the answer for people', () => {
  test("a country's rule, and what happened to the query", () => {
    expect(ask('/redirects/questions?utm_source=me&gclid=1#top', 'se').text).toMatchInlineSnapshot(`
      "https://us.fell-and-fjord.example/redirects/questions?utm_source=me&gclid=1#top for a visitor from se

      Rule      /redirects/questions/ for visitors from se
      Why       A rule matches exactly this path; case and the trailing slash do not matter.
                The path has a rule for se.
      Written   redirects/testing/sample-table.ts questions
      Query     The link adds utm_source=instagram, utm_medium=social-redirects, utm_campaign=questions.
                utm_source=me is replaced by the link's own utm_source.
                gclid=1 is passed on.
                #top stays in the browser.
      Way       1. on us: /redirects/questions/ → https://se.fell-and-fjord.example/kundservice/vanliga-fragor/?utm_source=instagram&utm_medium=social-redirects&utm_campaign=questions
      Lands on  https://se.fell-and-fjord.example/kundservice/vanliga-fragor/?utm_source=instagram&utm_medium=social-redirects&utm_campaign=questions&gclid=1
                content/faq on se, in Swedish"
    `);
  });

  test('an old address after a prefix', () => {
    expect(ask('/undefined/coats/shell/').text).toMatchInlineSnapshot(`
      "https://us.fell-and-fjord.example/undefined/coats/shell/ for a visitor from an unknown country

      Rule      /undefined/* for everyone
      Why       The address starts with /undefined/, and no rule matches it exactly.
                The path has one rule for all countries.
      Written   redirects/testing/older-addresses.ts /undefined/*
                redirects/testing/older-addresses.ts /coats/shell/
      Query     There is none, and the link adds none.
      Way       1. on us: /undefined/* → /:splat
                2. on us: /coats/shell/ → /products/jackets/shell-jacket/
      Lands on  https://us.fell-and-fjord.example/products/jackets/shell-jacket/
                product/shell-jacket on us, in English
      Assumed   Nobody knows."
    `);
  });

  test.each([
    ['/redirects/questions', null, 'The country is unknown, so the fallback applies.'],
    ['/redirects/anorak/', 'se', 'The anorak became <the> jacket.'],
    [
      '/products/jackets/',
      null,
      'This is the address of the page category/jackets on us. It is not redirected.',
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
      ['/redirects/questions?country=SE', 'se'],
      ['/redirects/questions?country=gb&country=se', 'gb'],
      ['/find-a-store/?country=fi', undefined],
    ])('%s: in a browser it counts as %s', (input, country) => {
      expect(note.exec(ask(input).text)?.[1]).toBe(country);
    });
  });
});
