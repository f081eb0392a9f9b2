import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightness, mix, toneOf } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('mix', () => {
  it('returns its ends unchanged', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        expect(mix(from, to, 0)).toBe(from);
        expect(mix(from, to, 1)).toBe(to);
      }),
    );
  });
});

describe('toneOf', () => {
  it('keeps the color and orders its shades by lightness', () => {
    fc.assert(
      fc.property(hex, (base) => {
        const tone = toneOf(base);
        expect(tone.base).toBe(base);
        expect(lightness(tone.deep)).toBeLessThanOrEqual(lightness(tone.dark) + 0.02);
        expect(lightness(tone.light)).toBeGreaterThanOrEqual(lightness(tone.base) - 0.02);
        expect(lightness(tone.glow)).toBeGreaterThanOrEqual(lightness(tone.base) - 0.02);
      }),
    );
  });
});
