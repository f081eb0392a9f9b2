import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variantOf } from './testing/products.ts';
import type { VariantData } from './types.ts';
import { changesOf, chooseValue, initialVariant, isSoldOut, optionsOf, valueOn } from './variants.ts';

const axes = ['color', 'material', 'size'];
const keys = ['a', 'b', 'c'];

/** A product with up to three axes, one of its variants, and one of its axes; often with gaps and nothing in stock. */
const choice = fc
  .integer({ min: 1, max: axes.length })
  .chain((count) =>
    fc.uniqueArray(
      fc.record({
        values: fc.array(fc.constantFrom(...keys), { minLength: count, maxLength: count }),
        stock: fc.constantFrom(0, 2, null),
      }),
      { minLength: 1, selector: ({ values }) => values.join() },
    ),
  )
  .map((all) =>
    all.map(({ values, stock }) =>
      variantOf('black', 'woven', {
        sku: values.join(''),
        axes: values.map((key, index) => ({ axis: axes[index] ?? '', key, name: key, hex: null })),
        availableQuantity: stock,
      }),
    ),
  )
  .chain((variants) =>
    fc.record({
      variants: fc.constant(variants),
      current: fc.constantFrom(...variants),
      axis: fc.constantFrom(...(variants[0]?.axes ?? []).map(({ axis }) => axis)),
    }),
  );

const has = (variant: VariantData, axis: string, key: string) => valueOn(variant, axis)?.key === key;
const distance = (from: VariantData, to: VariantData, axis: string) => changesOf(from, to, axis).length;

test('product 4.308: whatever is chosen: the variant has it, none changes less of the rest, and of these it is one in stock', () => {
  fc.assert(
    fc.property(choice, fc.constantFrom(...keys), ({ variants, current, axis }, key) => {
      const chosen = chooseValue(variants, current, axis, key);
      const others = variants.filter((variant) => has(variant, axis, key));
      if (others.length === 0) {
        expect(chosen).toBe(current);
        return;
      }
      expect(others).toContain(chosen);
      const changed = distance(current, chosen, axis);
      for (const other of others) {
        expect(changed).toBeLessThanOrEqual(distance(current, other, axis));
        if (isSoldOut(chosen) && !isSoldOut(other))
          expect(changed).toBeLessThan(distance(current, other, axis));
      }
    }),
  );
});

test('product 4.308: an axis offers each of its values once, in order, and says what choosing it would mean', () => {
  fc.assert(
    fc.property(choice, ({ variants, current, axis }) => {
      const options = optionsOf(variants, axis, current);
      expect(options.map(({ key }) => key)).toEqual([
        ...new Set(variants.map((variant) => valueOn(variant, axis)?.key)),
      ]);
      for (const { key, soldOut, changes } of options) {
        const having = variants.filter((variant) => has(variant, axis, key));
        expect(soldOut).toBe(having.every(({ availableQuantity }) => availableQuantity === 0));
        expect(changes).toEqual(changesOf(current, chooseValue(variants, current, axis, key), axis));
        expect(changes.length === 0).toBe(having.some((other) => distance(current, other, axis) === 0));
      }
    }),
  );
});

test('a page opens with the variant in its address, otherwise with the first in stock, otherwise with the first', () => {
  fc.assert(
    fc.property(choice, ({ variants: [first, ...others], current }) => {
      if (!first) return;
      expect(initialVariant([first, ...others], current.sku)).toBe(current);
      const opened = initialVariant([first, ...others], 'nonsense');
      expect(opened).toBe([first, ...others].find((variant) => !isSoldOut(variant)) ?? first);
    }),
  );
});
