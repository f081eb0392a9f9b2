import { expect, test } from 'vitest';
import { legalGuaranteeIn, yourEuropeIn } from './legal-guarantee.ts';
import { languages } from './types.ts';

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

test.each(languages)(
  'product 3.76: the page of Your Europe in %s is its own where the Union speaks it',
  (language) => {
    const isSpoken = !['en', 'ko', 'ja', 'zh-Hant'].includes(language);
    expect(yourEuropeIn(language) !== yourEuropeIn('en')).toBe(isSpoken);
  },
);
