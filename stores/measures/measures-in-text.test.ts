import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localMeasures } from './measures-in-text.ts';

const inUs = { locale: 'en-US', system: 'us' } as const;
const inBritain = { locale: 'en-GB', system: 'metric' } as const;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('product 3.261: metric measures in texts', () => {
  test.each([
    ['Machine wash at 40 °C', 'Machine wash at 104 °F (40 °C)'],
    ['between 3.5 and 15 kg', 'between 7.7 and 33 lb (3.5 and 15 kg)'],
    ['blanket, 95 × 75 cm', 'blanket, 37.4 × 29.5 in (95 × 75 cm)'],
    ['70–125 cm around', '27.6–49.2 in (70–125 cm) around'],
    ['Holds 150 ml', 'Holds 5 fl oz (150 ml)'],
    ['less than 500 g', 'less than 17.6 oz (500 g)'],
    ['2 m away', '6.6 ft (2 m) away'],
  ])('%s', (text, american) => {
    expect(plain(localMeasures(text, inUs))).toBe(american);
    expect(localMeasures(text, inBritain)).toBe(text);
  });

  test.each(['70 % cotton', '2.645 m²', 'EN 13209-2', '1.5 million'])('%s contains none', (text) =>
    expect(localMeasures(text, inUs)).toBe(text),
  );

  test('are converted once', () => {
    const parts = fc.constantFrom(
      '40 °C',
      '3.2 to 12 kg',
      '74 × 42 cm',
      '150 ml',
      'and',
      ', ',
      '12',
      '(2 m)',
    );
    fc.assert(
      fc.property(fc.array(parts), (some) => {
        const once = localMeasures(some.join('; '), inUs);
        expect(localMeasures(once, inUs)).toBe(once);
      }),
    );
  });
});
