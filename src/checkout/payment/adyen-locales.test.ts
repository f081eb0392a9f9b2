import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../../../stores/types.ts';
import { adyenLocaleOf } from './adyen-connection.ts';

/** The locales that the installed library has translations for; it does not export their list. */
function localesOfLibrary(): readonly string[] {
  const source = readFileSync('node_modules/@adyen/adyen-web/dist/es/language/constants.js', 'utf8');
  const list = /\[("[\w-]+",?)+\]/.exec(source)?.[0];
  if (list === undefined) throw new Error('The library no longer lists its locales there.');
  return JSON.parse(list) as string[];
}

test.each(languages)('the payment form has texts in %s', (language) => {
  const locale = adyenLocaleOf(language);
  expect(localesOfLibrary()).toContain(locale);
  expect(new Intl.Locale(locale).language).toBe(new Intl.Locale(language).language);
});

test('Traditional Chinese uses the locale of Taiwan, which is written in it', () => {
  expect(new Intl.Locale(adyenLocaleOf('zh-Hant')).maximize().script).toBe('Hant');
});
