import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { arrivalOf, easterSunday, isWorkingDay, type DeliveryCalendar } from './delivery-calendar.ts';
import { storefronts } from './testing/storefronts.ts';

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

const berlin: DeliveryCalendar = {
  timeZone: 'Europe/Berlin',
  leavesUntil: '12:00',
  closed: ['01-01', 'easter-2', 'easter+1', '12-25', '2026-12-28'],
};

describe('product 5.16: when a parcel arrives', () => {
  it.each([
    [
      'at noon, the parcel leaves a day later',
      '2026-11-25T11:00:00Z',
      { from: '2026-12-01', to: '2026-12-03' },
    ],
    [
      'a Saturday counts as the next Monday',
      '2026-11-28T08:00:00Z',
      { from: '2026-12-03', to: '2026-12-07' },
    ],
    ['Friday night', '2026-11-27T22:30:00Z', { from: '2026-12-03', to: '2026-12-07' }],
    ['before Easter', '2026-04-02T07:00:00Z', { from: '2026-04-09', to: '2026-04-13' }],
    [
      'before Christmas, and a day that is closed once',
      '2026-12-23T08:00:00Z',
      { from: '2026-12-30', to: '2027-01-04' },
    ],
  ])('%s', (_, ordered, arrival) => {
    expect(arrivalOf({ min: 3, max: 5 }, berlin, Date.parse(ordered))).toEqual(arrival);
  });

  it('of a parcel that arrives on the day on which it leaves', () => {
    const sameDay = arrivalOf({ min: 0, max: 0 }, berlin, Date.parse('2026-11-25T08:00:00Z'));
    expect(sameDay).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  });

  it('is a working day, in order, and never earlier for a later order', () => {
    const times = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2030-01-01') });
    const days = fc.record({ min: fc.nat(5), more: fc.nat(5) });
    fc.assert(
      fc.property(
        fc.constantFrom(...storefronts.map(({ calendar }) => calendar)),
        times,
        fc.nat(10 * 86_400_000),
        days,
        (calendar, at, later, { min, more }) => {
          const took = { min, max: min + more };
          const first = arrivalOf(took, calendar, at);
          const second = arrivalOf(took, calendar, at + later);
          expect(isWorkingDay(first.from, calendar)).toBe(true);
          expect(isWorkingDay(first.to, calendar)).toBe(true);
          expect(first.from <= first.to).toBe(true);
          expect(first.from <= second.from && first.to <= second.to).toBe(true);
        },
      ),
    );
  });
});
