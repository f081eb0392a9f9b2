import { useTimeReader } from '../../i18n/use-locale.ts';
import { dayText } from '../../../stores/time-text.ts';

/** Writes the day of a time (ISO 8601) in words: “January 5, 2026”. */
export function useDateText(): (time: string) => string {
  const reader = useTimeReader();
  return (time) => dayText(time, reader);
}
