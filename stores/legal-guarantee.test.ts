import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { stores } from '../brands/demo/storefronts/index.ts';
import { legalGuaranteeIn, yourEuropeIn } from './legal-guarantee.ts';
import { languages } from './types.ts';

const inTheUnion = Object.values(stores).filter(({ countries }) =>
  countries.some(({ code }) => legalGuaranteeIn(code) !== null),
);

test('product 3.75: storefronts of the EU, and only those, have a page about the legal guarantee', () => {
  expect(inTheUnion.map(({ id }) => id)).toEqual(['se', 'de', 'fr', 'es', 'it', 'nl', 'eu']);
  for (const store of Object.values(stores))
    expect(store.legalPages.includes('content/legal-guarantee')).toBe(inTheUnion.includes(store));
});

test.each(inTheUnion)(
  'product 3.76: every country of $id has its period, every language its page of Your Europe',
  (store) => {
    for (const { code } of store.countries) expect(legalGuaranteeIn(code), code).not.toBeNull();
    for (const language of store.languages)
      expect(yourEuropeIn(language) === yourEuropeIn('en'), language).toBe(language === 'en');
  },
);

test.each([
  ['de', 2],
  ['es', 3],
  ['ie', 6],
  ['nl', 'expected-life'],
  ['no', 5],
  ['li', 2],
  ['gb', null],
])('product 3.76: the legal guarantee in %s lasts %s', (country, period) => {
  expect(legalGuaranteeIn(country)).toBe(period);
});

describe.each(languages)('product 3.76: the page on the legal guarantee in %s', (language) => {
  test('names every country that goes beyond two years', async () => {
    const text = await readFile(
      `${import.meta.dirname}/../brands/demo/content/customer-service/legal-guarantee/${language}.md`,
      'utf8',
    );
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const sold = inTheUnion.flatMap(({ countries }) => countries.map(({ code }) => code));
    const longer = sold.filter((code) => legalGuaranteeIn(code) !== 2);
    expect(longer.length).toBeGreaterThan(4);
    expect(longer.filter((code) => !text.includes(names.of(code.toUpperCase()) ?? '?'))).toEqual([]);
  });
});
