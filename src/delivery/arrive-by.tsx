import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Arrival } from '../../contract/delivery.ts';
import { arrivalDays } from '../../stores/time-text.ts';
import { TextField } from '../components/form-field.tsx';
import { readEntry, removeEntry, writeEntry } from '../consent/guarded-storage.ts';
import { useLocale } from '../i18n/use-locale.ts';

/**
 * The day (ISO 8601) by which a shopper needs what is in the cart, until the tab is closed; empty if none is known. `timeText`
 * says whether an arrival makes it: null without a day. An arrival that is not known may come after any day.
 */
export function useArriveBy() {
  const { t } = useTranslation('delivery');
  const locale = useLocale();
  const [day, setDay] = useState(() => {
    const kept = readEntry('arrive-by') ?? '';
    return /^\d{4}-\d\d-\d\d$/.test(kept) ? kept : '';
  });
  const change = (chosen: string) => {
    setDay(chosen);
    if (chosen === '') removeEntry('arrive-by');
    else writeEntry('arrive-by', chosen);
  };
  const timeText = (arrival: Arrival | null): string | null => {
    if (day === '') return null;
    const text =
      arrival && arrival.to <= day ? 'inTime' : arrival && arrival.from > day ? 'late' : 'perhapsLate';
    return t(`arriveBy.${text}`, { day: arrivalDays({ from: day, to: day }, locale) });
  };
  return { day, change, timeText };
}

/** Asks for the day by which it is needed. */
export function ArriveByField({ day, change }: Pick<ReturnType<typeof useArriveBy>, 'day' | 'change'>) {
  const { t } = useTranslation('delivery');
  return (
    <TextField
      type="date"
      label={t('arriveBy.label')}
      optional
      value={day}
      max="9999-12-31"
      onChange={({ target }) => change(target.value)}
    />
  );
}
