import fc from 'fast-check';
import { expect, test } from 'vitest';
import { savingOf } from './bundle.ts';
import { dollars } from './testing/products.ts';

const content = (cents: number, quantity = 1, currencyCode = 'USD') => ({
  quantity,
  price: { ...dollars(0), centAmount: cents, currencyCode },
});

test.each([
  ['the difference to all units of all parts', [content(9_900), content(1_495, 2)], 990],
  ['nothing if the parts cost the same', [content(11_900)], null],
  ['nothing if they cost less', [content(11_899)], null],
  ['nothing if a part is not sold on its own', [content(20_000), { ...content(1), price: null }], null],
  ['nothing if a part has a price in another currency', [content(20_000), content(1, 1, 'EUR')], null],
  ['nothing without parts', [], null],
])('product 4.273: a bundle for 119 dollars saves %s', (_what, contents, saved) => {
  expect(savingOf(dollars(119), contents)?.centAmount ?? null).toBe(saved);
});

test('product 4.273: price and saving are the sum of the parts, or nothing is said', () => {
  const part = fc.tuple(fc.nat(100_000), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(fc.nat(100_000), fc.array(part), (price, parts) => {
      const saving = savingOf(
        { ...dollars(0), centAmount: price },
        parts.map(([cents, quantity]) => content(cents, quantity)),
      );
      const sum = parts.reduce((cents, [each, quantity]) => cents + each * quantity, 0);
      expect(saving?.centAmount ?? 0).toBe(Math.max(sum - price, 0));
      expect(saving?.centAmount).not.toBe(0);
    }),
  );
});
