import { beforeAll, expect, test } from 'vitest';
import { type Measurement, measureRelevance, successAt } from './measure.ts';

/** How often the sandbox's search, which is not Klevu's, shows what a shopper is looking for. */
let measured: readonly Measurement[];
beforeAll(async () => {
  measured = await measureRelevance();
});

/** The goals. */
const shares = [
  { part: 'used for tuning', isHeldOut: false, first: 0.9, amongThree: 0.97 },
  { part: 'kept out of tuning', isHeldOut: true, first: 0.93, amongThree: 0.97 },
] as const;

test.each(shares)(
  'of the queries $part, $first have an acceptable first hit',
  ({ isHeldOut, first, amongThree }) => {
    const ofPart = measured.filter(({ heldOut = false }) => heldOut === isHeldOut);
    expect(ofPart.length).toBeGreaterThan(50);
    expect(successAt(1, ofPart)).toBeGreaterThanOrEqual(first);
    expect(successAt(3, ofPart)).toBeGreaterThanOrEqual(amongThree);
  },
);

test('no language and no kind of query is given up for the others', () => {
  const tuned = measured.filter(({ heldOut }) => !heldOut);
  for (const property of ['language', 'kind'] as const)
    for (const group of Map.groupBy(tuned, (one) => one[property]).values())
      expect(successAt(3, group), group[0]?.[property]).toBeGreaterThanOrEqual(0.9);
});
