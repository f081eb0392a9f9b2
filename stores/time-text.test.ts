import { expect, test } from 'vitest';
import { clockText, dayText, deadlineText, exactTimeText, instantOf } from './time-text.ts';

/** Every kind of space counts as one. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

// In the evening of the 27th in New York, it is the 28th in London and Tokyo.
const evening = '2026-11-28T03:47:03Z';
test.each([
  ['en-US', 'America/New_York', 'November 27, 2026', 'November 27, 2026 at 10:47 PM EST'],
  ['en-GB', 'Europe/London', '28 November 2026', '28 November 2026 at 03:47 GMT'],
  ['de-DE', 'Europe/Berlin', '28. November 2026', '28. November 2026 um 04:47 MEZ'],
  ['ja-JP', 'Asia/Tokyo', '2026年11月28日', '2026年11月28日 12:47 JST'],
  ['en-GB', 'Asia/Tokyo', '28 November 2026', '28 November 2026 at 12:47 GMT+9'],
])(
  'product 4.305: in %s, a time is written as clocks show it in %s: %s',
  (locale, timeZone, day, deadline) => {
    const reader = { locale, timeZone };
    expect(plain(dayText(evening, reader))).toBe(day);
    expect(plain(deadlineText(evening, reader))).toBe(deadline);
    const [, clock = ''] = deadline.split(/ at | um |日 /);
    for (const text of [clockText(new Date(evening), reader), exactTimeText(evening, reader)])
      expect(plain(text)).toContain(clock.split(' ').at(-1));
  },
);

test('what is no time is written as it came', () => {
  expect(deadlineText('soon', { locale: 'en', timeZone: 'Asia/Tokyo' })).toBe('soon');
});

test.each([
  ['2026-11-29T12:00:00', 'Asia/Tokyo', '2026-11-29T03:00:00Z'],
  ['2026-07-01T23:59:59.5', 'Europe/Lisbon', '2026-07-01T22:59:59.5Z'],
  ['2026-01-01T00:30', 'Europe/Lisbon', '2026-01-01T00:30:00Z'],
  // An hour after and before the clocks change.
  ['2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['2026-10-25T01:59:00', 'Europe/Berlin', '2026-10-24T23:59:00Z'],
])('%s in %s is %s', (local, timeZone, instant) => {
  expect(instantOf(local, timeZone)).toBe(Date.parse(instant));
});
