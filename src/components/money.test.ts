import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

const money = (centAmount: number, currencyCode: string, fractionDigits = 2) => ({
  centAmount,
  currencyCode,
  fractionDigits,
});

test.each([
  [money(18900, 'USD'), 'en-US', '$189.00'],
  [money(1495, 'USD'), 'en-US', '$14.95'],
  [money(189900, 'SEK'), 'en-SE', /1\s899\skr|kr\s1\s899/],
  [money(17990, 'EUR'), 'en-DE', /179[.,]90/],
  [money(24800, 'JPY', 0), 'en-US', '¥24,800'],
] as const)('%j in %s', (amount, locale, shown) => {
  expect(formatMoney(amount, locale)).toMatch(shown);
});
