import { useLocale } from '../../i18n/use-locale.ts';

/** Writes the day of a time (ISO 8601) in words: “January 5, 2026”. */
export function useDateText(): (time: string) => string {
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' });
  return (time) => format.format(new Date(time));
}
