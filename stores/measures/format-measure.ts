import { numberText } from '../intl-formats.ts';

/** How people measure: `us` is pounds, inches, and degrees Fahrenheit, always with the metric measure behind. */
export type MeasurementSystem = 'metric' | 'us';

/** For whom measures are written. */
export interface MeasureReader {
  /** A language, BCP 47: how numbers are written, on every page of it. */
  readonly locale: string;
  readonly system: MeasurementSystem;
}

/**
 * What people measure with in a country (ISO 3166-1 alpha-2, lower case): the countries of CLDR's `US` measurement
 * system. Goods in the United Kingdom are labeled in metric units.
 */
export const measurementSystemOf = (country: string): MeasurementSystem =>
  ['us', 'lr', 'mm'].includes(country) ? 'us' : 'metric';

const gramsOfPound = 453.592_37;
const gramsOfOunce = gramsOfPound / 16;
const millimetersOfInch = 25.4;
const millilitersOfFluidOunce = 29.573_53;

/** A unit as it is written, with what one of it is in the smallest metric unit. */
interface WrittenUnit {
  readonly symbol: string;
  readonly size: number;
  readonly decimals: number;
}

const unit = (symbol: string, size: number, decimals: number): WrittenUnit => ({ symbol, size, decimals });

const metricUnitOf = {
  mm: (largest: number) => (largest < 10 ? unit('mm', 1, 1) : unit('cm', 10, 1)),
  g: (largest: number) => (largest < 1000 ? unit('g', 1, 0) : unit('kg', 1000, 2)),
  ml: (largest: number) => (largest < 1000 ? unit('ml', 1, 0) : unit('l', 1000, 2)),
} as const;

const usUnitOf = {
  mm: () => unit('in', millimetersOfInch, 1),
  g: (largest: number) =>
    largest < gramsOfPound ? unit('oz', gramsOfOunce, 1) : unit('lb', gramsOfPound, 1),
  ml: () => unit('fl oz', millilitersOfFluidOunce, 1),
} as const;

/** A measure in millimeters, grams, or milliliters, or a plain number. */
export interface Measured {
  readonly unit: keyof typeof metricUnitOf | 'count';
  /** One value, or those of a size: width, depth, and height. */
  readonly values: readonly number[];
  /** The upper end of a range that begins with the first value, or null. */
  readonly to: number | null;
}

/** A measure as it is read: `74 × 42 cm`, or `29.1 × 16.5 in (74 × 42 cm)` where people measure in inches. */
export function measureText({ unit: name, values, to }: Measured, { locale, system }: MeasureReader): string {
  const numbers = (size: number, decimals: number) => {
    const write = (value: number) => numberText(value / size, decimals, locale);
    return to === null ? values.map(write).join(' × ') : `${write(values[0] ?? 0)}–${write(to)}`;
  };
  if (name === 'count') return numbers(1, 0);
  const largest = Math.max(...values, to ?? 0);
  const inUnit = ({ symbol, size, decimals }: WrittenUnit) => withUnit(numbers(size, decimals), symbol);
  const metric = inUnit(metricUnitOf[name](largest));
  return system === 'us' ? `${inUnit(usUnitOf[name](largest))} (${metric})` : metric;
}

/** A temperature: `40 °C`, or `104 °F (40 °C)`. */
export function temperatureText(celsius: number, { locale, system }: MeasureReader): string {
  const metric = withUnit(numberText(celsius, 0, locale), '°C');
  return system === 'us'
    ? `${withUnit(numberText((celsius * 9) / 5 + 32, 0, locale), '°F')} (${metric})`
    : metric;
}

/** An end of a weight limit, or both; null is open. */
export interface Limits {
  readonly from: number | null;
  readonly to: number | null;
}

/** How far a limit may be from a whole pound and still be called that: less than scales show. */
const poundTolerance = 0.1;

/**
 * The whole pounds of weight limits in kilograms. A limit between two of them becomes the stricter one, because whoever
 * trusts the pounds must never be outside of the kilograms.
 */
export const poundsOf = ({ from, to }: Limits): Limits => ({
  from: from === null ? null : Math.ceil(inPounds(from) - poundTolerance),
  to: to === null ? null : Math.floor(inPounds(to) + poundTolerance),
});

const inPounds = (kilograms: number) => (kilograms * 1000) / gramsOfPound;

/** The limits as `3.2–12 kg` or `7–26 lb`; one that is open is left out, so that words around it can say so. */
export function limitsText(limits: Limits, { locale, system }: MeasureReader): string {
  const { from, to } = system === 'us' ? poundsOf(limits) : limits;
  const numbers = [from, to].filter((end) => end !== null).map((end) => numberText(end, 1, locale));
  return withUnit([...new Set(numbers)].join('–'), system === 'us' ? 'lb' : 'kg');
}

/** A number and its unit, which are never on two lines. */
export const withUnit = (number: string, symbol: string): string => `${number}\u00A0${symbol}`;
