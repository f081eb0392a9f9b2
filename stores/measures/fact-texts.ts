import type { TFunction } from 'i18next';
import { type Limits, limitsText, type MeasureReader, numberText } from './format-measure.ts';

type Texts = TFunction;

/**
 * What a fact's numbers count: `month` is an age, `kg` a weight, also in pounds; any other unit of `Intl.NumberFormat`, such as
 * `gram` or `minute`, is written as it is, and one of the brand's own, such as `watt`, by its text `facts.units.watt`.
 */
export type FactUnit = string;

/** A range of a product, such as the ages that it is for. */
export interface RangeInUnit {
  readonly unit: FactUnit;
  readonly range: Limits;
}

/** What a card says of a product: a range, or the names of what it has of some choices. */
export type CardFact = RangeInUnit | { readonly names: readonly string[] };

/** Whether a unit is written by a text of the brand, because no language of `Intl.NumberFormat` has it. */
export function isOwnUnit(unit: FactUnit): boolean {
  if (unit === 'kg') return false;
  try {
    new Intl.NumberFormat('en', { style: 'unit', unit });
    return false;
  } catch {
    return true;
  }
}

/** A range as shoppers read it beside a product; a weight has kilograms behind pounds, which are printed on products. */
export function rangeText(t: Texts, fact: RangeInUnit, reader: MeasureReader): string {
  const text = limitText(t, fact, reader);
  return fact.unit === 'kg' && reader.system === 'us'
    ? `${text} (${limitsText(fact.range, { ...reader, system: 'metric' })})`
    : text;
}

/** Facts in one line for cards, `Newborn–15 months · 7–26 lb`; empty without any. */
export const cardLine = (t: Texts, facts: readonly CardFact[], reader: MeasureReader): string =>
  facts.flatMap((fact) => ('names' in fact ? fact.names : limitText(t, fact, reader))).join(' · ');

/** An age range in words: months up to two years, whole years beyond. */
function ageText(t: Texts, { from, to }: Limits): string {
  if (to === null) return from ? t('facts.ageFrom', { from: monthsText(t, from) }) : t('facts.ageFromBirth');
  if (!from) return t('facts.range', { from: t('facts.newborn'), to: monthsText(t, to) });
  if (from === to) return monthsText(t, to);
  return t('facts.range', {
    from: inYears(from) === inYears(to) ? yearsOrMonths(from) : monthsText(t, from),
    to: monthsText(t, to),
  });
}

/** An age in words, other limits as people measure, e.g. `7–26 lb`. */
function limitText(t: Texts, { unit, range }: RangeInUnit, reader: MeasureReader): string {
  if (unit === 'month') return ageText(t, range);
  const { from, to } = range;
  const numbers = unit === 'kg' ? limitsText(range, reader) : inUnit(t, unit, range, reader);
  if (from === null) return t('facts.to', { to: numbers });
  return to === null ? t('facts.from', { from: numbers }) : numbers;
}

/** One number or two in a unit, `5–10 W`. */
function inUnit(t: Texts, unit: FactUnit, { from, to }: Limits, { locale }: MeasureReader): string {
  const ends = [from, to].filter((end) => end !== null).map((end) => numberText(end, 2, locale));
  const value = [...new Set(ends)].join('–');
  if (isOwnUnit(unit)) return t(`facts.units.${unit}` as 'facts.to', { value });
  // Firefox 115 has no `formatRange`.
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 })
    .format(to ?? from ?? 0)
    .replace(ends.at(-1) ?? '', value)
    .replace(' ', '\u00A0');
}

const inYears = (months: number): boolean => months >= 24 && months % 12 === 0;
const yearsOrMonths = (months: number): number => (inYears(months) ? months / 12 : months);

const monthsText = (t: Texts, months: number): string =>
  t(inYears(months) ? 'facts.years' : 'facts.months', { count: yearsOrMonths(months) });
