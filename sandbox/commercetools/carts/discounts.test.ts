import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountLines } from './discounts.ts';
import type { AppliedDiscount, DiscountedPieces } from './discounts.ts';

const total = (lines: readonly (readonly DiscountedPieces[])[]) =>
  lines.flat().reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});
const discount: fc.Arbitrary<AppliedDiscount> = fc.record({
  id: fc.uuid(),
  value: fc.oneof(
    fc.record({ permyriad: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ centAmount: fc.integer({ min: 1, max: 500_000 }) }),
  ),
});

describe('discountLines', () => {
  it('keeps every unit, never makes one negative, and accounts for every cent taken off', () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.array(discount, { maxLength: 3 }),
        (lines, discounts) => {
          const discounted = discountLines(lines, discounts);
          discounted.forEach((pieces, index) => {
            expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(lines[index]?.quantity);
            for (const { price, included } of pieces) {
              expect(price).toBeGreaterThanOrEqual(0);
              const taken = included.reduce((sum, { amount }) => sum + amount, 0);
              expect(price + taken).toBe(lines[index]?.unitPrice);
            }
          });
        },
      ),
    );
  });

  it('takes off exactly the amount, or everything if the items cost less', () => {
    const before = (lines: readonly { unitPrice: number; quantity: number }[]) =>
      lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 900_000 }),
        (lines, off) => {
          const discounted = discountLines(lines, [{ id: 'off', value: { centAmount: off } }]);
          expect(total(discounted)).toBe(Math.max(0, before(lines) - off));
        },
      ),
    );
  });
});
