import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../types.ts';
import { limitsText, measurementSystemOf, measureText, poundsOf, temperatureText } from './format-measure.ts';

const inUs = { locale: 'en-US', system: 'us' } as const;
const inGermany = { locale: 'de-DE', system: 'metric' } as const;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('product 3.263: only the United States, Liberia, and Myanmar do not measure in metric units', () => {
  expect(['us', 'lr', 'mm'].map(measurementSystemOf)).toEqual(['us', 'us', 'us']);
  expect(['gb', 'ca', 'au', 'ie', 'jp'].map(measurementSystemOf)).toEqual(Array(5).fill('metric'));
});

test.each([
  ['mm', [740, 420, 520], null, '29.1 × 16.5 × 20.5 in (74 × 42 × 52 cm)', '74 × 42 × 52 cm'],
  ['mm', [3], null, '0.1 in (3 mm)', '3 mm'],
  ['mm', [670], 1500, '26.4–59.1 in (67–150 cm)', '67–150 cm'],
  ['g', [480], null, '1.1 lb (480 g)', '480 g'],
  ['g', [1050], null, '2.3 lb (1.05 kg)', '1,05 kg'],
  ['ml', [150], null, '5.1 fl oz (150 ml)', '150 ml'],
  ['count', [2], null, '2', '2'],
  ['count', [1], 300, '1–300', '1–300'],
] as const)('product 3.263: %s %j to %s', (unit, values, to, american, german) => {
  expect(plain(measureText({ unit, values, to }, inUs))).toBe(american);
  expect(plain(measureText({ unit, values, to }, inGermany))).toBe(german);
});

test('product 3.263: degrees Celsius', () => {
  expect(plain(temperatureText(40, inUs))).toBe('104 °F (40 °C)');
  expect(plain(temperatureText(40, inGermany))).toBe('40 °C');
});

describe('limits of weight', () => {
  test.each([
    [
      { from: 3.2, to: 12 },
      { from: 7, to: 26 },
    ],
    [
      { from: 3.5, to: 15 },
      { from: 8, to: 33 },
    ],
    [
      { from: 2.5, to: 8 },
      { from: 6, to: 17 },
    ],
    [
      { from: null, to: 9 },
      { from: null, to: 19 },
    ],
  ])('product 3.264: %j are %j in pounds', (limits, pounds) => {
    expect(poundsOf(limits)).toEqual(pounds);
  });

  test('product 3.264: whoever is within the pounds is within the kilograms, but for a tenth of a pound', () => {
    const kilograms = fc.double({ min: 0.5, max: 100, noNaN: true });
    fc.assert(
      fc.property(kilograms, kilograms, (from, to) => {
        const pounds = poundsOf({ from, to });
        expect(Number(pounds.from) * 0.45359237).toBeGreaterThanOrEqual(from - 0.0454);
        expect(Number(pounds.to) * 0.45359237).toBeLessThanOrEqual(to + 0.0454);
      }),
    );
  });

  test('are without the end that is open', () => {
    expect(plain(limitsText({ from: null, to: 9 }, inGermany))).toBe('9 kg');
  });
});

test('product 3.263: in every language, a measure in inches is followed by the metric one', () => {
  const values = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(values, fc.constantFrom(...languages), (values, locale) => {
      const metric = measureText({ unit: 'mm', values, to: null }, { locale, system: 'metric' });
      const both = measureText({ unit: 'mm', values, to: null }, { locale, system: 'us' });
      expect(both.endsWith(` (${metric})`)).toBe(true);
      expect(both).toContain('in (');
    }),
  );
});
