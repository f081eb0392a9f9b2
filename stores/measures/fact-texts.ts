import type { TFunction } from 'i18next';
import { type Limits, limitsText, type MeasureReader } from './format-measure.ts';

type Texts = TFunction;

/** For which children a product is: ages in months, weights in kilograms; null for everybody. */
interface ChildLimits {
  readonly ageMonths: Limits | null;
  readonly weightKg: Limits | null;
}

/** An age range in words: months up to two years, whole years beyond. */
export function ageText(t: Texts, { from, to }: Limits): string {
  if (to === null) return from ? t('facts.ageFrom', { from: monthsText(t, from) }) : t('facts.ageFromBirth');
  if (!from) return t('facts.range', { from: t('facts.newborn'), to: monthsText(t, to) });
  return t('facts.range', {
    from: inYears(from) === inYears(to) ? yearsOrMonths(from) : monthsText(t, from),
    to: monthsText(t, to),
  });
}

/** The limits of a baby's weight as people measure, e.g. `7–26 lb`. */
export function limitText(t: Texts, { from, to }: Limits, reader: MeasureReader): string {
  const numbers = limitsText({ from, to }, reader);
  if (from === null) return t('facts.weightTo', { to: numbers });
  return to === null ? t('facts.weightFrom', { from: numbers }) : numbers;
}

/** As `limitText`, with kilograms behind pounds: limits are printed on products in kilograms. */
export function weightText(t: Texts, range: Limits, reader: MeasureReader): string {
  const text = limitText(t, range, reader);
  return reader.system === 'us' ? `${text} (${limitsText(range, { ...reader, system: 'metric' })})` : text;
}

/** For whom a product is, in one line for cards: `Newborn–15 months · 7–26 lb`; empty if it is for everybody. */
export const keyFactsText = (t: Texts, { ageMonths, weightKg }: ChildLimits, reader: MeasureReader): string =>
  [ageMonths && ageText(t, ageMonths), weightKg && limitText(t, weightKg, reader)]
    .filter(Boolean)
    .join(' · ');

const inYears = (months: number): boolean => months >= 24 && months % 12 === 0;
const yearsOrMonths = (months: number): number => (inYears(months) ? months / 12 : months);

const monthsText = (t: Texts, months: number): string =>
  t(inYears(months) ? 'facts.years' : 'facts.months', { count: yearsOrMonths(months) });
