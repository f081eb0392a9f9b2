import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BuildState, decide, isNoted, maxAge, patience, pause, type Published } from './decision.ts';

const minute = 60_000;
const start = Date.parse('2026-11-29T03:00:00Z');

const step = fc.record({
  /** When in the minute something in the catalogue changes. */
  changes: fc.array(fc.integer({ min: 0, max: minute - 1 }), { maxLength: 3 }),
  /** Whether somebody publishes a build that has just read the catalogue. */
  isPushed: fc.boolean(),
  isRefused: fc.boolean(),
  /** How long the build takes to read the catalogue, and to arrive after that; null if it never does. */
  build: fc.option(fc.record({ start: fc.nat(5), rest: fc.nat(80) })),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const quiet: Step = { changes: [], isPushed: false, isRefused: false, build: { start: 1, rest: 4 } };

/** A storefront's minutes, each with a run of the sweeper at its end. */
function lived(steps: readonly Step[]) {
  let state: BuildState = { changedAt: null, askedAt: null };
  let published: Published = { readAt: start, nextPriceChangeAt: null };
  const builds: { readonly askedAt: number; readonly readAt: number; readonly arrivesAt: number }[] = [];
  let [lastChange, writes] = [0, 0];
  steps.forEach(({ changes, isPushed, isRefused, build }, index) => {
    const now = start + (index + 1) * minute;
    for (const at of changes.toSorted((one, other) => one - other).map((ms) => now - minute + ms)) {
      lastChange = at;
      if (isNoted(state, at)) continue;
      state = { ...state, changedAt: at };
      writes += 1;
    }
    if (isPushed) published = { ...published, readAt: now - minute / 2 };
    for (const { readAt, arrivesAt } of builds) if (arrivesAt === now) published = { ...published, readAt };
    if (decide(state, published, now) !== 'ask' || isRefused) return;
    state = { ...state, askedAt: now };
    const readAt = now + (build?.start ?? 0) * minute;
    builds.push({ askedAt: now, readAt, arrivesAt: build ? readAt + build.rest * minute : Infinity });
  });
  return { builds, published, lastChange, writes };
}

test('product 7.300: every change is published in the end, with ten minutes between builds and never two at once', () => {
  const steps = fc.array(step, { maxLength: 300 });
  fc.assert(
    fc.property(steps, (busy) => {
      const quietEnd = Array.from({ length: 240 }, () => quiet);
      const { builds, published, lastChange, writes } = lived([...busy, ...quietEnd]);
      expect(published.readAt).toBeGreaterThanOrEqual(lastChange);
      expect(writes).toBeLessThanOrEqual(busy.length + builds.length);
      for (const [index, { askedAt }] of builds.entries()) {
        const before = builds[index - 1];
        if (!before) continue;
        expect(askedAt - before.askedAt).toBeGreaterThanOrEqual(pause);
        const isOver = askedAt - before.askedAt >= patience;
        expect(isOver || before.arrivesAt <= askedAt || busy.some(({ isPushed }) => isPushed)).toBe(true);
      }
    }),
  );
});

const now = start + 2 * maxAge;
const fresh: Published = { readAt: now - minute, nextPriceChangeAt: null };
const none: BuildState = { changedAt: null, askedAt: null };
const asked = { changedAt: now - 5 * minute, askedAt: now - 11 * minute };

test.each([
  ['nothing has changed', none, fresh, 'nothing'],
  ['a price has begun or ended', none, { ...fresh, nextPriceChangeAt: now }, 'ask'],
  ['a price will begin or end', none, { ...fresh, nextPriceChangeAt: now + 1 }, 'nothing'],
  ['the catalogue was read a day ago', none, { ...fresh, readAt: now - maxAge }, 'ask'],
  ['the build that was asked for has not arrived', asked, { ...fresh, readAt: now - 12 * minute }, 'wait'],
  ['it has arrived, but without the latest change', asked, { ...fresh, readAt: now - 10 * minute }, 'ask'],
  ['it has arrived with the latest change', asked, { ...fresh, readAt: now - 2 * minute }, 'nothing'],
  ['it does not arrive', { ...asked, askedAt: now - patience }, { ...fresh, readAt: start }, 'ask'],
  ['nobody knows what is published, or of a change', { ...none, askedAt: now - minute }, null, 'nothing'],
  ['nobody knows what is published, and something has changed', asked, null, 'wait'],
  ['the same after an hour', { ...asked, askedAt: now - patience }, null, 'ask'],
  ['nobody knows what is published, nor asked', none, null, 'ask'],
] as const)('if %s', (_, state, published, decision) => {
  expect(decide(state, published, now)).toBe(decision);
});
