/** A month of the calendar; `month` counts from 1. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

/** Cards are not issued for longer than this, so a later date is a typing error. */
const longestValidity = 20;

/** Digits of `MM/YY`; the century of a full year, as entered by autofill, is removed. */
const dateDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^(\d\d)20(\d\d)$/, '$1$2')
    .slice(0, 4);

/**
 * What the field shows while a date is typed: `3` becomes `03/`, `1` waits for a second digit, `1230` becomes `12/30`.
 * @param text the field's text
 * @param deleting whether the last key removed a character: then no slash is added, or it could never be deleted
 */
export function formatExpiryDate(text: string, deleting: boolean): string {
  const typedSlashAfterOneDigit = /^\d\//.test(text.trim());
  const raw = dateDigits(text);
  const digits = /^[2-9]/.test(raw) || (typedSlashAfterOneDigit && raw !== '0') ? `0${raw}`.slice(0, 4) : raw;
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits.length === 2 && !deleting ? `${digits}/` : digits;
}

/** The date written as `MM/YY`, or undefined while it is incomplete or its month does not exist. */
export function parseExpiryDate(text: string): YearMonth | undefined {
  const match = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text);
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : undefined;
}

/** Adyen's code for a date outside the months in which a card can be valid, or undefined if it is valid. */
export function expiryDateError(date: YearMonth, today: YearMonth): string | undefined {
  const monthsLeft = (date.year - today.year) * 12 + date.month - today.month;
  if (monthsLeft < 0) return 'cc.dat.912';
  return monthsLeft > longestValidity * 12 ? 'cc.dat.913' : undefined;
}
