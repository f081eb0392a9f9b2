import type { TFunction } from 'i18next';
import { type Limits, limitsText, type MeasureReader } from './format-measure.ts';

type Texts = TFunction;

/** What a fact's numbers count: `month` is an age, `kg` a weight. */
export type FactUnit = 'month' | 'kg';

/** A range of a product, such as the ages that it is for. */
export interface RangeInUnit {
  readonly unit: FactUnit;
  readonly range: Limits;
}

/** A range as shoppers read it beside a product. */
export const rangeText = (t: Texts, { unit, range }: RangeInUnit, reader: MeasureReader): string =>
  unit === 'month' ? ageText(t, range) : weightText(t, range, reader);

/** Ranges in one line for cards, `Newborn–15 months · 7–26 lb`; empty without any. */
export const cardLine = (t: Texts, ranges: readonly RangeInUnit[], reader: MeasureReader): string =>
  ranges
    .map(({ unit, range }) => (unit === 'month' ? ageText(t, range) : limitText(t, range, reader)))
    .join(' · ');

/** An age range in words: months up to two years, whole years beyond. */
function ageText(t: Texts, { from, to }: Limits): string {
  if (to === null) return from ? t('facts.ageFrom', { from: monthsText(t, from) }) : t('facts.ageFromBirth');
  if (!from) return t('facts.range', { from: t('facts.newborn'), to: monthsText(t, to) });
  return t('facts.range', {
    from: inYears(from) === inYears(to) ? yearsOrMonths(from) : monthsText(t, from),
    to: monthsText(t, to),
  });
}

/** The limits of a weight as people measure, e.g. `7–26 lb`. */
function limitText(t: Texts, { from, to }: Limits, reader: MeasureReader): string {
  const numbers = limitsText({ from, to }, reader);
  if (from === null) return t('facts.to', { to: numbers });
  return to === null ? t('facts.from', { from: numbers }) : numbers;
}

/** As `limitText`, with kilograms behind pounds: limits are printed on products in kilograms. */
function weightText(t: Texts, range: Limits, reader: MeasureReader): string {
  const text = limitText(t, range, reader);
  return reader.system === 'us' ? `${text} (${limitsText(range, { ...reader, system: 'metric' })})` : text;
}

const inYears = (months: number): boolean => months >= 24 && months % 12 === 0;
const yearsOrMonths = (months: number): number => (inYears(months) ? months / 12 : months);

const monthsText = (t: Texts, months: number): string =>
  t(inYears(months) ? 'facts.years' : 'facts.months', { count: yearsOrMonths(months) });
