import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullRows } from './home-screen.tsx';

test.each([
  [7, 2, { columns: 2, firstSpan: 2 }],
  [7, 4, { columns: 4, firstSpan: 2 }],
  [6, 4, { columns: 3, firstSpan: 1 }],
  [9, 8, { columns: 5, firstSpan: 2 }],
  [0, 4, { columns: 1, firstSpan: 1 }],
])('%i tiles in at most %i columns', (count, maxColumns, grid) => {
  expect(fullRows(count, maxColumns)).toEqual(grid);
});

test('every row is full, and none has more columns than allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 2, max: 12 }), (count, maxColumns) => {
      const { columns, firstSpan } = fullRows(count, maxColumns);
      expect((count - 1 + firstSpan) % columns).toBe(0);
      expect(columns).toBeLessThanOrEqual(maxColumns);
      expect(firstSpan).toBeGreaterThanOrEqual(1);
      expect(firstSpan).toBeLessThanOrEqual(columns);
    }),
  );
});
