import { indexRules, type RedirectSource } from '../rule-index.ts';
import type { RedirectRule } from '../types.ts';

/** All rules of one source, and where it stands. */
export interface OrderedSource {
  /** Lower case, decoded, without a slash at the end; the home page is the empty string. */
  readonly key: string;
  /** Whether it stands for everything below its path, too. */
  readonly isPrefix: boolean;
  /** Parameters an address must carry; values in lower case. */
  readonly query: RedirectSource['query'];
  /** At least one: those for a country, then the fallback. */
  readonly rules: readonly [RedirectRule, ...RedirectRule[]];
}

/**
 * The sources of a table for hosts that take the first match from the top, in the order in which `resolve` tries them:
 * exact ones before prefixes, longer prefixes before shorter ones, those with more parameters before those with fewer.
 * Rules that can never match are left out.
 */
export function orderedSources(rules: Iterable<RedirectRule>): OrderedSource[] {
  // How addresses end matters to answers, not to the order.
  const { exact, prefixes } = indexRules(rules, 'always');
  const longestFirst = [...prefixes].sort(([one], [other]) => depthOf(other) - depthOf(one));
  return [
    ...[...exact].flatMap(([key, sources]) => sources.flatMap((source) => ordered(key, false, source))),
    ...longestFirst.flatMap(([key, sources]) => sources.flatMap((source) => ordered(key, true, source))),
  ];
}

const depthOf = (key: string): number => key.split('/').length;

function ordered(
  key: string,
  isPrefix: boolean,
  { query, byCountry, fallback }: RedirectSource,
): OrderedSource[] {
  const [first, ...others] = [...byCountry, fallback].filter((rule) => rule !== undefined && rule !== null);
  return first ? [{ key, isPrefix, query, rules: [first, ...others] }] : [];
}
