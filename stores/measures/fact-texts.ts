import type { TFunction } from 'i18next';
import { numberFormat, numberText } from '../intl-formats.ts';
import { type Limits, limitsText, type MeasureReader } from './format-measure.ts';

type Texts = TFunction;

/**
 * What a fact's numbers count: `month` is an age, `kg` a weight, also in pounds; any other unit of `Intl.NumberFormat`, such as
 * `gram` or `minute`, is written as it is, and one of the brand's own, such as `watt`, by its text `facts.units.watt`.
 */
export type FactUnit = string;

/** What a number is a number of, as a brand declares it. */
export interface Counting {
  readonly unit: FactUnit;
  /**
   * Where zero has a name of its own, such as a birth: which one of the brand's texts `facts.zero.{zero}`, which say `from` it
   * (“From birth”), at the `start` of a range (“Newborn”), and `alone`.
   */
  readonly zero?: string | undefined;
}

/** A range of a product, such as the ages that it is for. */
export interface RangeInUnit extends Counting {
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

/** Facts in one line for cards, `6–15 months · 7–26 lb`; empty without any. */
export const cardLine = (t: Texts, facts: readonly CardFact[], reader: MeasureReader): string =>
  facts.flatMap((fact) => ('names' in fact ? fact.names : limitText(t, fact, reader))).join(' · ');

/** One number of what is counted; an age of two years or more is in whole years. */
export function amountText(t: Texts, counting: Counting, amount: number, reader: MeasureReader): string {
  const rest = counting.unit === 'month' && amount >= 24 ? amount % 12 : 0;
  return limitText(t, { ...counting, range: { from: amount - rest, to: amount - rest } }, reader);
}

/** A group that results are filtered by: ages in months only, so that whoever sorts groups by their numbers has them in order. */
export function groupText(t: Texts, fact: RangeInUnit, reader: MeasureReader): string {
  const { from, to } = fact.range;
  if (fact.unit !== 'month') return limitText(t, fact, reader);
  const end = to ?? from ?? 0;
  const months = t('facts.months', { count: end });
  return to === null
    ? t('facts.ageFrom', { from: months })
    : months.replace(String(end), `${String(from ?? 0)}–${String(end)}`);
}

/** An age in words, other limits as people measure, e.g. `7–26 lb`. */
function limitText(t: Texts, { unit, zero, range }: RangeInUnit, reader: MeasureReader): string {
  const { from, to } = range;
  if (zero !== undefined && !from) {
    const named = (place: string) => t(`facts.zero.${zero}.${place}` as 'facts.to');
    if (!to) return named(to === null ? 'from' : 'alone');
    return t('facts.range', { from: named('start'), to: numbersText(t, unit, { from: null, to }, reader) });
  }
  const numbers = numbersText(t, unit, range, reader);
  if (from === null) return t('facts.to', { to: numbers });
  return to === null ? t(unit === 'month' ? 'facts.ageFrom' : 'facts.from', { from: numbers }) : numbers;
}

/** One age or two in words: months up to two years, whole years beyond. */
function agesText(t: Texts, { from, to }: Limits): string {
  if (from === null || to === null || from === to) return monthsText(t, from ?? to ?? 0);
  const start = inYears(from) === inYears(to) ? yearsOrMonths(from) : monthsText(t, from);
  return t('facts.range', { from: start, to: monthsText(t, to) });
}

/** One number or two in a unit, `5–10 W`. */
function numbersText(t: Texts, unit: FactUnit, range: Limits, reader: MeasureReader): string {
  if (unit === 'month') return agesText(t, range);
  if (unit === 'kg') return limitsText(range, reader);
  const { from, to } = range;
  const ends = [from, to].filter((end) => end !== null).map((end) => numberText(end, 2, reader.locale));
  const value = [...new Set(ends)].join('–');
  if (isOwnUnit(unit)) return t(`facts.units.${unit}` as 'facts.to', { value });
  // Firefox 115 has no `formatRange`.
  return numberFormat(reader.locale, { style: 'unit', unit, maximumFractionDigits: 2 })
    .format(to ?? from ?? 0)
    .replace(ends.at(-1) ?? '', value)
    .replace(' ', '\u00A0');
}

const inYears = (months: number): boolean => months >= 24 && months % 12 === 0;
const yearsOrMonths = (months: number): number => (inYears(months) ? months / 12 : months);

const monthsText = (t: Texts, months: number): string =>
  t(inYears(months) ? 'facts.years' : 'facts.months', { count: yearsOrMonths(months) });
