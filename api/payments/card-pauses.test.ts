import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Alarm,
  callsForHelp,
  isTested,
  pauseAfter,
  type PayerKind,
  type Refusals,
  withRefusal,
  withStorefrontRefusal,
} from './card-pauses.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const minute = 60_000;
const day = 24 * 60 * minute;

/** What is remembered after this many refused attempts. */
const refused = (times: number, now = noon): Refusals | null =>
  Array.from({ length: times }, (_, index) => index).reduce<Refusals | null>(
    (before, index) => withRefusal(before, `attempt ${index}`, now),
    null,
  );

const minutesAfter = (times: number, kind: PayerKind, tested = false) =>
  pauseAfter(refused(times), kind, tested, noon) / minute;

describe('the pause between two attempts to pay by card', () => {
  it.each<[PayerKind, boolean, readonly number[]]>([
    ['visitor', false, [0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60]],
    ['visitor', true, [0, 1, 2, 4, 8, 16, 32, 60, 60]],
    ['network', true, [0, 0, 0, 0, 1, 2, 4, 8, 15, 15]],
  ])('of a %s, while cards are being tested: %s, doubles up to its longest: %j', (kind, tested, minutes) => {
    expect(minutes.map((_, times) => minutesAfter(times, kind, tested))).toEqual(minutes);
  });

  it('of a network begins after more refusals than a visitor has', () => {
    expect([20, 21, 22, 25, 26, 500].map((times) => minutesAfter(times, 'network'))).toEqual([
      0, 1, 2, 15, 15, 15,
    ]);
  });

  it('is over at the end of the day', () => {
    const many = refused(30, Date.UTC(2026, 0, 1, 23, 59));
    expect(pauseAfter(many, 'visitor', false, Date.UTC(2026, 0, 1, 23, 59, 59))).toBe(60 * minute);
    expect(pauseAfter(many, 'visitor', true, Date.UTC(2026, 0, 2))).toBe(0);
    expect(withRefusal(many, 'new', noon + day).attempts).toEqual(['new']);
  });

  it('counts an attempt once, however often it is reported', () => {
    const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 30 });
    fc.assert(
      fc.property(ids, (reported) => {
        const known = reported.reduce<Refusals | null>((before, id) => withRefusal(before, id, noon), null);
        expect(known?.attempts ?? []).toEqual([...new Set(reported)]);
      }),
    );
  });

  it('is not lost among thousands of refusals, of which few are remembered', () => {
    expect(refused(5000)?.attempts).toHaveLength(64);
    expect(minutesAfter(5000, 'visitor')).toBe(60);
  });
});

describe('the alarm of a storefront', () => {
  const after = (times: readonly number[]): Alarm[] => {
    const states: Alarm[] = [];
    for (const time of times) states.push(withStorefrontRefusal(states.at(-1) ?? null, time));
    return states;
  };
  const every = (interval: number, times: number) =>
    Array.from({ length: times }, (_, index) => noon + index * interval);

  it('stays off while refusals are as rare as in a busy shop', () => {
    const states = after(every(21_000, 2000));
    expect(states.some(callsForHelp)).toBe(false);
    expect(states.every((state) => !isTested(state, noon + day))).toBe(true);
    expect(states.some((state) => state.testedUntil > 0)).toBe(false);
  });

  it('calls a person once in ten minutes, and lasts for an hour after refusals were so many', () => {
    const times = every(1000, 1200);
    const states = after(times);
    expect(states.flatMap((state, index) => (callsForHelp(state) ? [index] : []))).toEqual([29, 629]);
    const first = times[29] ?? 0;
    expect(states.map((state, index) => isTested(state, times[index] ?? 0)).indexOf(true)).toBe(29);
    expect(isTested(states[29] ?? null, first + 60 * minute - 1)).toBe(true);
    expect(isTested(states[29] ?? null, first + 60 * minute)).toBe(false);
    expect(isTested(null, noon)).toBe(false);
    const [next] = after([...times, first + 30 * minute]).slice(-1);
    expect([next?.refusals, isTested(next ?? null, first + 60 * minute)]).toEqual([1, true]);
  });
});
