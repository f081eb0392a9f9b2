import type { OrderStanding } from '../../contract/customer-service.ts';
import { decimalOf } from '../../contract/decimal.ts';
import type { Money } from '../../contract/money.ts';
import { printLine } from '../../scripts/print.ts';
import { localTime } from '../../stores/time-text.ts';
import type { Store } from '../../stores/types.ts';

/** An amount as operators type it, e.g. `12.50 EUR` or `1250 JPY`. */
export const moneyText = (money: Money): string => `${decimalOf(money)} ${money.currencyCode}`;

/**
 * Reads an amount that somebody typed.
 * @returns minor units.
 * @throws Error that says how to write it.
 */
export function readAmount(
  text: string,
  { currencyCode, fractionDigits }: Omit<Money, 'centAmount'>,
): number {
  const example = fractionDigits === 0 ? '1250' : `12.${'50'.padEnd(fractionDigits, '0')}`;
  const [, whole = '', decimals = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || decimals.length > fractionDigits)
    throw new Error(`"${text}" is not an amount in ${currencyCode}. Write it like ${example}.`);
  return Number(whole + decimals.padEnd(fractionDigits, '0'));
}

/**
 * A time as customers of the storefront read it, in seconds: `2026-11-27 22:47:03`.
 * @param time ISO 8601, or milliseconds since 1970
 */
export const timeText = (time: string | number, { contact: { timeZone } }: Pick<Store, 'contact'>): string =>
  localTime(new Date(time).getTime(), timeZone);

/** The same with its zone, for a time that stands alone: `2026-11-27 22:47:03 (America/New_York)`. */
export const zonedTimeText = (time: string | number, store: Pick<Store, 'contact'>): string =>
  `${timeText(time, store)} (${store.contact.timeZone})`;

/** What is known of the order that a customer has named. */
export const standings: Readonly<Record<OrderStanding, string>> = {
  matched: 'found',
  'other-email': 'found, with another e-mail address',
  unknown: 'not found',
};

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** What a command is about to do: a title, and facts below it, each with its label. */
export const planText = (title: string, facts: readonly (readonly [label: string, text: string])[]): string =>
  [title, '', ...facts.map(([label, fact]) => beside(label, 13, fact)), ''].join('\n');

/** Something that is kept: its ID, and facts below it, each with its label; those that are empty are left out. */
export const recordText = (id: string, facts: readonly (readonly [label: string, fact: string])[]): string =>
  [
    id,
    ...facts.filter(([, fact]) => fact !== '').map(([label, fact]) => beside(`  ${label}`, 13, fact)),
  ].join('\n');

/** What every command that changes something says unless it does. */
export const dryRun = 'Nothing has been changed. To do it, repeat the command with --yes.';

/** Says what a command is about to do, and unless it is, that nothing has been changed. @returns whether it is. */
export function announced(plan: string, isMeant: boolean): boolean {
  printLine(plan);
  if (!isMeant) printLine(dryRun);
  return isMeant;
}

/** Columns of a terminal. */
export const width = 80;

/**
 * Lines with a first column, and a text that is wrapped beside it, whose own line breaks could pass for other rows. A word that is too long, such as a reference, is not
 * broken.
 */
export function beside(label: string, columns: number, text: string): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && columns + last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((line, index) => (index === 0 ? label : '').padEnd(columns) + line).join('\n');
}
