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

/** The kind of a source and its rules; sources of one kind take the same paths through every matcher. */
export function kindOf(rules: readonly RedirectRule[]): string {
  const some = (holds: (rule: RedirectRule) => boolean) => rules.some(holds);
  const conditions = some((rule) => rule.conditions !== undefined);
  const fallback = some((rule) => rule.conditions === undefined);
  const words = [
    some(({ fromPath }) => fromPath.includes('*')) && 'prefix',
    some(({ fromPath }) => fromPath.includes('?')) && 'query',
    some(({ fromPath }) => /%|[^\x20-\x7e]/.test(fromPath)) && 'encoded',
    some(({ fromPath }) => /\.[a-z0-9]+$/i.test(fromPath)) && 'file',
    conditions && 'country',
    conditions && fallback && 'fallback',
    some(({ toPath }) => /^https?:/.test(toPath)) && 'external target',
    some(({ toPath }) => toPath.startsWith('/')) && 'target here',
    some(({ toPath }) => toPath.includes(':splat')) && 'rest in target',
    some(({ toPath }) => toPath.includes('?')) && 'query in target',
    some(({ toPath }) => toPath.includes('#')) && 'part of target',
  ];
  return words.filter((word) => word !== false).join(', ');
}

/** Enough of each kind to find a problem of that kind, and enough overall to find one in a single source soon. */
const ofEachKind = 4;
const altogether = 60;

/** The sources of a table that are compared, in the table's order: some of every kind plus random others, or all. */
export function sampleOf(rules: readonly RedirectRule[], { seed, isExhaustive }: Choice): string[] {
  const bySource = Map.groupBy(rules, ({ fromPath }) => fromPath);
  const sources = [...bySource.keys()];
  if (isExhaustive) return sources;
  const whole = fc.shuffledSubarray(sources, { minLength: sources.length });
  const [shuffled = []] = fc.sample(whole, { seed, numRuns: 1 });
  const kinds = Map.groupBy(shuffled, (source) => kindOf(bySource.get(source) ?? []));
  const chosen = new Set([...kinds.values()].flatMap((ofKind) => ofKind.slice(0, ofEachKind)));
  for (const source of shuffled) if (chosen.size < altogether) chosen.add(source);
  return sources.filter((source) => chosen.has(source));
}
