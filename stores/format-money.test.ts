import { expect, test } from 'vitest';
import { stores } from './testing/storefronts.ts';
import { formatLocaleOf, languagesFor } from './languages.ts';
import type { Language } from './types.ts';
import { formatMoney } from './format-money.ts';

/** Currencies of ours without minor units. */
const withoutMinorUnit = new Set(['JPY', 'KRW']);
const money = (centAmount: number, currencyCode: string) => ({
  centAmount,
  currencyCode,
  fractionDigits: withoutMinorUnit.has(currencyCode) ? 0 : 2,
});
/** Every kind of space counts as one. */
const shown = (centAmount: number, currency: string, place: string) =>
  formatMoney(money(centAmount, currency), localeIn(place)).replaceAll(/\s/g, ' ');

/** @param place a language in a country, e.g. `en-DE`. */
const localeIn = (place: string) =>
  formatLocaleOf(place.slice(0, -3) as Language, { code: place.slice(-2).toLowerCase() });

const formats = [
  // currency, language in a country, a round amount, a fractional amount
  ['USD', 'en-US', '$1,189.00', '$14.95'],
  ['GBP', 'en-GB', '£1,189.00', '£14.95'],
  ['SEK', 'sv-SE', '1 189 kr', '14,95 kr'],
  ['NOK', 'nb-NO', '1 189,00 kr', '14,95 kr'],
  ['EUR', 'de-DE', '1.189,00 €', '14,95 €'],
  ['CAD', 'en-CA', '$1,189.00', '$14.95'],
  ['AUD', 'en-AU', '$1,189.00', '$14.95'],
  ['HKD', 'zh-Hant-HK', 'HK$1,189.00', 'HK$14.95'],
  ['TWD', 'zh-Hant-TW', '$1,189', '$14.95'],
  ['CNY', 'zh-Hant-CN', 'CN¥1,189.00', 'CN¥14.95'],
  ['KRW', 'ko-KR', '₩118,900', '₩1,495'],
  ['JPY', 'ja-JP', '￥118,900', '￥1,495'],
  ['PLN', 'en-PL', 'zł 1,189.00', 'zł 14.95'],
  ['CZK', 'en-CZ', 'Kč 1,189', 'Kč 14.95'],
  ['DKK', 'en-DK', 'kr 1,189', 'kr 14.95'],
  ['HUF', 'en-HU', 'Ft 1,189', 'Ft 14.95'],
] as const;

test.each(formats)('product 3.265: %s in %s', (currency, place, round, broken) => {
  expect(shown(118_900, currency, place)).toBe(round);
  expect(shown(1_495, currency, place)).toBe(broken);
});

test('product 3.265: amounts have the decimal sign of other numbers in the language, wherever it is offered', () => {
  const signOf = (text: string) => /\d([.,])\d\d?(?!\d)/.exec(text)?.[1];
  for (const store of Object.values(stores))
    for (const country of store.countries)
      for (const language of languagesFor(store, country)) {
        const amount = shown(1_495, 'EUR', `${language}-${country.code}`);
        const rating = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(4.4);
        expect([store.id, country.code, language, signOf(amount)]).toEqual([
          ...[store.id, country.code, language],
          signOf(rating),
        ]);
      }
});

test('every currency that a storefront sells in has a row', () => {
  const known = formats.map(([currency]) => currency);
  const sold = Object.values(stores).flatMap(({ countries }) => countries.map(({ currency }) => currency));
  expect(known).toEqual(expect.arrayContaining(sold));
});

test('half a krona has both decimals', () => {
  expect(shown(1_450, 'SEK', 'sv-SE')).toBe('14,50 kr');
});

test('a discount is negative in every locale', () => {
  for (const [currency, place] of formats) expect(shown(-118_900, currency, place)).toMatch(/[-−]/);
});
