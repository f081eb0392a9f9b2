import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { RedirectRule } from '../../redirects/types.ts';

/** Determines which part of a table is compared. */
export interface Choice {
  readonly seed: number;
  /** Everything, regardless of the seed. */
  readonly isExhaustive: boolean;
}

const largestSeed = 2 ** 31 - 1;

/**
 * What a run compares: everything with `EXHAUSTIVE=1`, otherwise the sample chosen by `REDIRECTS_SEED`, which is random
 * unless set.
 * @throws Error if the seed is not a whole number that fast-check accepts.
 */
export function choiceFrom(environment: Readonly<Record<string, string | undefined>>): Choice {
  const given = environment['REDIRECTS_SEED'];
  const seed = given === undefined || given === '' ? randomInt(largestSeed) : Number(given);
  if (!Number.isInteger(seed) || seed < 0 || seed > largestSeed)
    throw new Error(`REDIRECTS_SEED is "${given ?? ''}", not a whole number from 0 to ${largestSeed}.`);
  return { seed, isExhaustive: environment['EXHAUSTIVE'] === '1' };
}

/** How many sources suffice to find a problem soon that some of them have. */
const altogether = 100;

/** The sources of a table that are compared, in the table's order: some at random, or all. */
export function sampleOf(rules: readonly RedirectRule[], { seed, isExhaustive }: Choice): string[] {
  const sources = [...new Set(rules.map(({ fromPath }) => fromPath))];
  if (isExhaustive) return sources;
  const maxLength = Math.min(altogether, sources.length);
  const [chosen = []] = fc.sample(fc.subarray(sources, { minLength: maxLength, maxLength }), {
    seed,
    numRuns: 1,
  });
  return chosen;
}

export interface Address {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

/** A source as an address: as written, in upper case, and without the trailing slash. */
export function spellingsOf(fromPath: string): Address[] {
  const [written = '', query = ''] = fromPath.replace('*', 'some/thing/').split('?');
  return [written, written.toUpperCase(), written.replace(/(.)\/$/, '$1')].map((path) => ({ path, query }));
}
