import { dateFormat } from './intl-formats.ts';

/** How and for where a time is written. */
export interface TimeReader {
  /** BCP 47. */
  readonly locale: string;
  /** IANA name, of a storefront always `contact.timeZone`: everybody who speaks of the time means the same one. */
  readonly timeZone: string;
}

/** The day of a time (ISO 8601), e.g. `November 27, 2026`. */
export const dayText = (time: string, { locale, timeZone }: TimeReader): string =>
  dateFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(time));

/** Until when something is possible, with its zone, e.g. `November 27, 2026 at 1:11 PM EST`; as it is if it is no time. */
export function deadlineText(time: string, { locale, timeZone }: TimeReader): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return time;
  return dateFormat(locale, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(date);
}

/** The days of an arrival (ISO 8601), e.g. `Tue, Dec 1 – Thu, Dec 3`. */
export const arrivalDays = ({ from, to }: { from: string; to: string }, locale: string): string =>
  dateFormat(locale, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
  }).formatRange(new Date(from), new Date(to));

/** To the second, with the day of the week and the zone: what a deadline may be counted from. */
export const exactTimeText = (time: string, { locale, timeZone }: TimeReader): string =>
  dateFormat(locale, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(new Date(time));

/** An hour that a storefront keeps, e.g. `9:00 AM`, in the zone that is spoken of. @param hour e.g. `09:00` */
export const hourText = (hour: string, locale: string): string =>
  dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${hour}Z`));

/** A time of today with its zone, e.g. `1:11 PM EST`. */
export const clockText = (time: Date, { locale, timeZone }: TimeReader): string =>
  dateFormat(locale, {
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(time);

/**
 * What clocks show in a zone, e.g. `2026-11-27 22:47:03`: Swedish writes times as ISO 8601 does.
 * @param at milliseconds since 1970
 */
export const localTime = (at: number, timeZone: string): string =>
  dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

/**
 * When clocks in a zone show a time (ISO 8601 without an offset), in milliseconds since 1970; NaN if it is no time. Of the
 * hour that exists twice when summer ends, one of both.
 */
export function instantOf(local: string, timeZone: string): number {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return NaN;
  const offsetAt = (at: number) => Date.parse(`${localTime(at, timeZone).replace(' ', 'T')}Z`) - at;
  const close = asUtc - offsetAt(asUtc - (asUtc % 1000));
  return asUtc - offsetAt(close - (close % 1000));
}
