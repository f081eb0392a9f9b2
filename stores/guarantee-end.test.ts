import { expect, test } from 'vitest';
import { guaranteeEnd } from './guarantee-end.ts';

test.each([
  ['2026-11-29T12:00:00.000Z', 3, 'Europe/Stockholm', '2029-11-29'],
  ['2026-12-31T23:30:00.000Z', 2, 'Europe/Stockholm', '2029-01-01'],
  ['2026-12-31T23:30:00.000Z', 2, 'America/New_York', '2028-12-31'],
  ['2028-02-29T12:00:00.000Z', 3, 'Asia/Tokyo', '2031-02-28'],
  ['2028-02-29T12:00:00.000Z', 4, 'Asia/Tokyo', '2032-02-29'],
])(
  'product 4.622: what was ordered at %s with %i years in %s is guaranteed until %s',
  (at, years, zone, end) => {
    expect(guaranteeEnd(at, years, zone)).toBe(end);
  },
);
