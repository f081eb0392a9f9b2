import { localTime } from './time-text.ts';

/**
 * The last day of a guarantee, e.g. `2029-11-29`: the one with the same date so many years after the order; the last of its month if
 * it has no such day.
 * @param orderedAt ISO 8601.
 * @param timeZone of the storefront, IANA name: there, the order has its date.
 */
export function guaranteeEnd(orderedAt: string, years: number, timeZone: string): string {
  const [year = 0, month = 1, day = 1] = localTime(Date.parse(orderedAt), timeZone)
    .slice(0, 10)
    .split('-')
    .map(Number);
  const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}
