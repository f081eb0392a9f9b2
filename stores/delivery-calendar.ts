import { localTime } from './time-text.ts';

/** A day on which nothing leaves or arrives: every year (`12-25`), relative to Easter Sunday, or once. */
export type ClosedDay =
  `${number}-${number}` | `easter${'+' | '-'}${number}` | `${number}-${number}-${number}`;

/** When a storefront's parcels leave, and on which days they are delivered. */
export interface DeliveryCalendar {
  /** IANA name of the warehouse's time zone. */
  readonly timeZone: string;
  /** Orders before this time, `HH:MM` in the time zone, leave the same working day. */
  readonly leavesUntil: string;
  /** Besides Saturdays and Sundays. */
  readonly closed: readonly ClosedDay[];
}

/** Working days from when a parcel leaves until it arrives, at least and at most. */
export interface WorkingDays {
  readonly min: number;
  readonly max: number;
}

/**
 * The first and the last day (ISO 8601) on which a parcel arrives.
 * @param ordered milliseconds since 1970
 */
export function arrivalOf(
  { min, max }: WorkingDays,
  calendar: DeliveryCalendar,
  ordered: number,
): { readonly from: string; readonly to: string } {
  const [day = '', time = ''] = localTime(ordered, calendar.timeZone).split(' ');
  const leavesToday = isWorkingDay(day, calendar) && time < calendar.leavesUntil;
  const leaves = leavesToday ? day : workingDayAfter(day, 1, calendar);
  return { from: workingDayAfter(leaves, min, calendar), to: workingDayAfter(leaves, max, calendar) };
}

/** The n-th working day after a day; the day itself for 0. */
function workingDayAfter(day: string, count: number, calendar: DeliveryCalendar): string {
  if (count === 0) return day;
  const next = dayAfter(day, 1);
  return workingDayAfter(next, isWorkingDay(next, calendar) ? count - 1 : count, calendar);
}

export function isWorkingDay(day: string, { closed }: Pick<DeliveryCalendar, 'closed'>): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !closed.some((closing) => isClosedOn(closing, day));
}

function isClosedOn(closed: ClosedDay, day: string): boolean {
  if (!closed.startsWith('easter')) return day.endsWith(closed);
  return day === dayAfter(easterSunday(Number(day.slice(0, 4))), Number(closed.slice('easter'.length)));
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Easter Sunday of the Gregorian calendar, ISO 8601: the algorithm of Meeus, Jones, and Butcher (J. Meeus, Astronomical
 * Algorithms, chapter 8), with its letters.
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10);
}
