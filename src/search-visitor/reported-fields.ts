import type { Money } from '../../contract/money.ts';
import type { FilterSelection } from '../search/filter.ts';
import type { ReportedHit } from '../search/search-events.ts';

/** @throws Error `Cannot send event without product id` */
export function idOf({ id }: Pick<ReportedHit, 'id'>): string {
  if (id === '') throw new Error('Cannot send event without product id');
  return id;
}

/** What events say if a product has no name or a price no currency. */
export const nameOf = (name: string): string => name || 'unknown';
export const currencyOf = (currencyCode: string): string => currencyCode || 'USD';

/** In major units of the currency: 99.5 dollars, 9950 yen. */
export const majorUnits = ({ centAmount, fractionDigits }: Omit<Money, 'currencyCode'>): number =>
  Number(decimalText({ centAmount, fractionDigits }));

/** As in the records of the index: `99.50`. */
export const decimalText = ({ centAmount, fractionDigits }: Omit<Money, 'currencyCode'>): string =>
  (centAmount / 10 ** fractionDigits).toFixed(fractionDigits);

/** `key:value;;key:start - end`; undefined if nothing is selected. */
export function activeFiltersOf({ options, ranges }: FilterSelection): string | undefined {
  const parts = [
    ...options.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`)),
    ...ranges.map(({ key, start, end }) => `${key}:${start} - ${end}`),
  ];
  return parts.length > 0 ? parts.join(';;') : undefined;
}

/** Without the fields that are missing or, if nothing may be sent for them, empty. */
export const withoutEmpty = <Value>(
  fields: Readonly<Record<string, Value | undefined | null | ''>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Record<string, Value>;
