import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VariantData } from './types.ts';
import { chooseOption, initialVariant, isSoldOut, optionValues, variantLabel } from './variants.ts';

const variant = (
  sku: string,
  color: string | null,
  material: string | null,
  availableQuantity: number | null = 5,
) =>
  ({
    sku,
    color: color && { key: color, name: color.toUpperCase(), hex: '#000' },
    material: material && { key: material, name: material.toUpperCase() },
    price: { centAmount: 100, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null },
    measure: null,
    availableQuantity,
    components: [],
    pictures: [],
  }) as VariantData;

const blackWoven = variant('BW', 'black', 'woven');
const blackMesh = variant('BM', 'black', 'mesh', 0);
const sandWoven = variant('SW', 'sand', 'woven', 0);
const sandMesh = variant('SM', 'sand', 'mesh');
const all = [blackWoven, blackMesh, sandWoven, sandMesh] as const;

describe('optionValues', () => {
  test('lists each value once, in order', () => {
    expect(optionValues(all, 'color', blackWoven).map(({ key }) => key)).toEqual(['black', 'sand']);
  });

  test('a value is sold out if all of its variants are', () => {
    const soldOut = (variants: readonly VariantData[]) =>
      optionValues(variants, 'color', blackMesh).map((value) => value.soldOut);
    expect(soldOut([blackMesh, sandMesh])).toEqual([true, false]);
    expect(soldOut(all)).toEqual([false, false]);
  });

  test('a value combines if it exists with the other option of the current variant', () => {
    const combining = (current: VariantData) =>
      optionValues([blackWoven, blackMesh, sandMesh], 'color', current).map(({ combines }) => combines);
    expect(combining(blackMesh)).toEqual([true, true]);
    expect(combining(blackWoven)).toEqual([true, false]);
  });
});

describe('chooseOption', () => {
  test('keeps the other option', () => expect(chooseOption(all, blackMesh, 'color', 'sand')).toBe(sandMesh));
  test('shows a sold-out combination rather than changing the other option', () =>
    expect(chooseOption(all, blackWoven, 'color', 'sand')).toBe(sandWoven));
  test('changes the other option if the combination does not exist', () =>
    expect(chooseOption([blackWoven, sandMesh], blackWoven, 'color', 'sand')).toBe(sandMesh));
  test('stays the same for an unknown value', () =>
    expect(chooseOption(all, blackWoven, 'color', 'pink')).toBe(blackWoven));

  test('always has the chosen value if a variant has it', () => {
    const keys = fc.constantFrom('a', 'b', 'c');
    const arbitrary = fc.tuple(keys, keys, fc.nat(2)).map(([c, m, q]) => variant(`${c}${m}${q}`, c, m, q));
    fc.assert(
      fc.property(fc.array(arbitrary, { minLength: 1 }), fc.nat(), keys, (variants, index, key) => {
        const current = variants[index % variants.length] as VariantData;
        const chosen = chooseOption(variants, current, 'color', key);
        expect(chosen.color?.key === key || !variants.some((one) => one.color?.key === key)).toBe(true);
      }),
    );
  });
});

describe('initialVariant', () => {
  test('is the requested one', () => expect(initialVariant(all, 'SW')).toBe(sandWoven));
  test('otherwise the first in stock', () =>
    expect(initialVariant([blackMesh, sandMesh], 'nonsense')).toBe(sandMesh));
  test('otherwise the first', () => expect(initialVariant([blackMesh, sandWoven], null)).toBe(blackMesh));
});

test('untracked stock is never sold out', () =>
  expect(isSoldOut(variant('X', null, null, null))).toBe(false));
test('a label joins the known parts', () => {
  expect(variantLabel(blackWoven)).toBe('BLACK, WOVEN');
  expect(variantLabel(variant('X', null, null))).toBe('');
});
