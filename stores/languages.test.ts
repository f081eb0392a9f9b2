import { expect, test } from 'vitest';
import { endonymOf, formatLocaleOf } from './languages.ts';
import { type Language, languages } from './types.ts';

test.each(languages)('%s is a language tag that browsers format with, in any country', (language) => {
  for (const code of 'us se de at fr ca be es it nl kr jp hk tw cn no'.split(' ')) {
    const locale = formatLocaleOf(language, { code });
    expect(Intl.NumberFormat.supportedLocalesOf([locale])).toEqual([locale]);
  }
});

test.each(languages)('%s is called what browsers call it in that language', (language) => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  expect(endonymOf(language)).toBe(name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1));
});

test('a language of a brand is called what browsers call it, and formatted as where most people speak it', () => {
  const nb = 'nb' as Language;
  expect(endonymOf(nb)).toBe('Norsk bokmål');
  expect(formatLocaleOf(nb, { code: 'no' })).toBe('nb-NO');
  expect(formatLocaleOf(nb, { code: 'de' })).toBe('nb');
});
