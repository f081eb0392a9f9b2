import { cleanCode } from '../../../stores/typed-text.ts';
import { formatMoney } from '../../../stores/format-money.ts';

/** `€`, `NT$`, `kr`, or the like, before or after an amount. */
const sign = '(?:[a-z]{0,2}\\p{Sc}|kr|kč|zł|ft|元|円|원)\\.?';

/**
 * Reads an amount of money as shoppers type it and as the shop writes it: with a comma or a point before the decimals, or a
 * dash for none (`25,-`), grouped or not, with or without a currency sign or code. Three digits after a separator are a
 * group (`1,000`), one or two are decimals (`1,5`), because no price has three.
 * @param currency ISO 4217
 * @returns a decimal text such as `1000` or `1.5`; empty if nothing was typed; null if it is not an amount.
 */
export function readAmount(typed: string, currency: string): string | null {
  const plain = cleanCode(typed);
  if (plain === '') return '';
  const text = plain
    .replaceAll(/[\s’']/g, '')
    .replace(new RegExp(`^(?:${currency}|${sign})|(?:${currency}|${sign})$`, 'giu'), '')
    .replace(/[,.:]?[-–—]$/, '');
  const [, whole, , decimals = ''] =
    /^(\d+|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`);
  return String(amount);
}

/** An amount as it is written in a field: with the locale's decimal separator, ungrouped. */
export function writeAmount(amount: string, locale: string): string {
  return Number(amount).toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 2 });
}

/** An amount as a price; whole amounts have no decimals. @param currency ISO 4217 */
export function amountAsPrice(amount: string, currency: string, locale: string): string {
  const value = Number(amount);
  const fractionDigits = Number.isInteger(value) ? 0 : 2;
  const centAmount = Math.round(value * 10 ** fractionDigits);
  return formatMoney({ centAmount, currencyCode: currency, fractionDigits }, locale);
}
