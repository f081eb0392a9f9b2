import { describe, expect, test } from 'vitest';
import { stores } from '../stores/index.ts';
import { formatMoney } from './format-money.ts';

/** Currencies of ours without minor units. */
const withoutMinorUnit = new Set(['JPY', 'KRW']);
const money = (centAmount: number, currencyCode: string) => ({
  centAmount,
  currencyCode,
  fractionDigits: withoutMinorUnit.has(currencyCode) ? 0 : 2,
});
/** Every kind of space counts as one. */
const shown = (centAmount: number, currency: string, locale: string) =>
  formatMoney(money(centAmount, currency), locale).replaceAll(/\s/g, ' ');

const formats = [
  // currency, locale, a round amount, a fractional amount
  ['USD', 'en-US', '$1,189.00', '$14.95'],
  ['GBP', 'en-GB', '£1,189.00', '£14.95'],
  ['SEK', 'sv-SE', '1 189 kr', '14,95 kr'],
  ['SEK', 'en-SE', '1 189 kr', '14,95 kr'],
  ['EUR', 'de-DE', '1.189,00 €', '14,95 €'],
  ['EUR', 'en-DE', '€1,189.00', '€14.95'],
  ['EUR', 'fr-FR', '1 189,00 €', '14,95 €'],
  ['EUR', 'es-ES', '1189,00 €', '14,95 €'],
  ['EUR', 'it-IT', '1189,00 €', '14,95 €'],
  ['EUR', 'nl-NL', '€ 1.189,00', '€ 14,95'],
  ['CAD', 'en-CA', '$1,189.00', '$14.95'],
  ['CAD', 'fr-CA', '1 189,00 $', '14,95 $'],
  ['AUD', 'en-AU', '$1,189.00', '$14.95'],
  ['HKD', 'en-HK', 'HK$1,189.00', 'HK$14.95'],
  ['HKD', 'zh-Hant-HK', 'HK$1,189.00', 'HK$14.95'],
  ['TWD', 'zh-Hant-TW', '$1,189', '$14.95'],
  ['CNY', 'zh-Hant-CN', 'CN¥1,189.00', 'CN¥14.95'],
  ['KRW', 'ko-KR', '₩118,900', '₩1,495'],
  ['JPY', 'ja-JP', '￥118,900', '￥1,495'],
  ['JPY', 'en-JP', '¥118,900', '¥1,495'],
  ['EUR', 'en-IE', '€1,189.00', '€14.95'],
  ['EUR', 'nl-BE', '€ 1.189,00', '€ 14,95'],
  ['EUR', 'de-AT', '€ 1.189,00', '€ 14,95'],
  ['PLN', 'en-PL', '1.189,00 zł', '14,95 zł'],
  ['CZK', 'en-CZ', '1 189 Kč', '14,95 Kč'],
  ['DKK', 'en-DK', '1.189 kr', '14,95 kr'],
  ['HUF', 'en-HU', '1 189 Ft', '14,95 Ft'],
] as const;

test.each(formats)('%s in %s', (currency, locale, round, broken) => {
  expect(shown(118_900, currency, locale)).toBe(round);
  expect(shown(1_495, currency, locale)).toBe(broken);
});

describe('the table above', () => {
  const countries = Object.values(stores).flatMap((store) =>
    store.countries.map((country) => ({ ...country, language: (country.languages ?? store.languages)[0] })),
  );

  test('has every currency that a storefront sells in', () => {
    const known = new Set<string>(formats.map(([currency]) => currency));
    expect(new Set(countries.map(({ currency }) => currency))).toEqual(known);
  });

  test('has every storefront’s own country in its own language', () => {
    const known = formats.map(([currency, locale]) => `${currency} ${locale}`);
    for (const { countries: sold, languages } of Object.values(stores)) {
      const [{ code, currency }] = sold;
      expect(known).toContain(`${currency} ${languages[0]}-${code.toUpperCase()}`);
    }
  });
});

test.each([
  ['SEK', 'sv-SE', '0 kr'],
  ['EUR', 'de-DE', '0,00 €'],
  ['JPY', 'ja-JP', '￥0'],
])('nothing at all in %s', (currency, locale, text) => {
  expect(shown(0, currency, locale)).toBe(text);
});

test('half a krona has both decimals', () => {
  expect(shown(1_450, 'SEK', 'sv-SE')).toBe('14,50 kr');
});

test('a discount is negative in every locale', () => {
  for (const [currency, locale] of formats) expect(shown(-118_900, currency, locale)).toMatch(/[-−]/);
});
