import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runCheckout } from './checkout.ts';

/** Checkouts of the campaign that every test run includes; `npm run test:faults` runs 2,000. */
const checkouts = 100;
const perTest = 10;
/** Milliseconds for one test on a busy machine. */
const timeout = 240_000;

beforeEach(() => {
  // The commercetools SDK prints answers that were cut off.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('product 4.29, 4.118: whatever fails, money is taken if and only if there is exactly one order for it, which is confirmed once', () => {
  const firstSeeds = Array.from({ length: checkouts / perTest }, (_, index) => index * perTest + 1);

  it.each(firstSeeds)('in the checkouts from seed %i', { timeout }, async (first) => {
    for (let seed = first; seed < first + perTest; seed += 1) {
      const { violations } = await runCheckout(seed);
      expect(violations, `npm run test:faults -- --seed ${seed}`).toEqual([]);
    }
  });

  it('in the same way each time', async () => {
    const steps = async () => (await runCheckout(7)).trace.map(withoutIds);
    const first = await steps();
    expect(await steps()).toEqual(first);
    expect(first.length).toBeGreaterThan(50);
  });
});

/** Visitors, tokens, and Adyen's references are the only difference between two runs. */
const withoutIds = (line: string): string =>
  line
    .replace(/^( {4}= \d+).*/, '$1')
    .replaceAll(/((?:rate-limits\.\w+|card-refusals\.\w+|open-attempts)\/[a-z]+-)[\w-]+/g, '$1')
    .replaceAll(/-x[0-9a-f]{16}\b/g, '-x{attempt}')
    .replaceAll(/\b[0-9A-Z]{16}\b/g, '{psp}')
    .replaceAll(/\b[A-Z]{2}(-[0-9A-Z]{4}){3}\b/g, '{order}')
    .replaceAll(/(token"?[=:])"?[\w.%-]+/g, '$1');
