import { numberText } from '../intl-formats.ts';
import { type MeasureReader, withUnit } from './format-measure.ts';

/** For each metric unit: how much of the other one it is, and how close to a whole number it is called one. */
const others: Readonly<Record<string, readonly [symbol: string, factor: number, near: number]>> = {
  kg: ['lb', 2.204_623, 0.1],
  g: ['oz', 0.035_274, 0.1],
  mm: ['in', 0.039_37, 0.05],
  cm: ['in', 0.393_701, 0.05],
  m: ['ft', 3.280_84, 0.1],
  km: ['mi', 0.621_371, 0.1],
  ml: ['fl oz', 0.033_814, 0.1],
  l: ['qt', 1.056_688, 0.1],
};

/** Numbers with a metric unit: one, a range, or a size, e.g. `40 °C`, `3.2 to 12 kg`, `74 × 42 cm`; not what is converted. */
const number = String.raw`\d+(?:\.\d+)?`;
const measure = new RegExp(
  String.raw`(?<![\w.,]|[×–]\s?|\d\s(?:to|or|and)\s|(?:°F|lb|oz|in|ft|mi|qt)\s\()(${number}(?:\s?(?:×|–|to|or|and)\s?${number})*)\s?(°C|kg|km|cm|mm|ml|m|g|l)(?![\p{L}\d²³])`,
  'gu',
);

/**
 * A text as it is read where people measure in inches: every metric measure, also in Markdown, comes after the one that
 * people know. Authors write metric measures only, with a decimal point. For all others, the text remains.
 */
export const localMeasures = (text: string, reader: MeasureReader): string =>
  reader.system === 'metric'
    ? text
    : text.replace(
        measure,
        (metric, numbers: string, unit: string) => `${converted(numbers, unit, reader.locale)} (${metric})`,
      );

function converted(numbers: string, unit: string, locale: string): string {
  const [symbol = '°F', factor = 0, near = 0] = others[unit] ?? [];
  const convert = (value: number) => {
    if (unit === '°C') return numberText((value * 9) / 5 + 32, 0, locale);
    const exact = value * factor;
    const whole = Math.round(exact);
    return numberText(exact, whole > 0 && Math.abs(exact - whole) <= near ? 0 : 1, locale);
  };
  return withUnit(
    numbers.replace(/\d+(?:\.\d+)?/g, (value) => convert(Number(value))),
    symbol,
  );
}
