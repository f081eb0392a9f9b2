import { indexRules, type RedirectSource, sourceId } from './rule-index.ts';
import type { RedirectRule } from './types.ts';

/** All rules of one source, and its position. */
export interface OrderedSource {
  /** As in `sourceParts`. */
  readonly key: string;
  /** Whether it also matches everything below its path. */
  readonly isPrefix: boolean;
  /** Parameters an address must contain; values in lower case. */
  readonly query: RedirectSource['query'];
  /** At least one: those for a country by its code, then the fallback. */
  readonly rules: readonly [RedirectRule, ...RedirectRule[]];
}

/**
 * The sources of a table for hosts that use the first match from the top, in the order in which `resolve` tries them:
 * exact sources before prefixes, longer prefixes before shorter ones, and sources with more parameters before those
 * with fewer. The result does not depend on the order of the sources, so what Gatsby's manifest has sorted can be
 * compared with the table. Rules that can never match are left out.
 */
export function orderedSources(rules: Iterable<RedirectRule>): OrderedSource[] {
  // The ending of addresses affects targets, not the order.
  const { exact, prefixes } = indexRules(rules, 'always');
  return [
    ...[...exact].flatMap(([key, sources]) => sources.flatMap((source) => ordered(key, false, source))),
    ...[...prefixes].flatMap(([key, sources]) => sources.flatMap((source) => ordered(key, true, source))),
  ].sort(
    (one, other) =>
      Number(one.isPrefix) - Number(other.isPrefix) ||
      (one.isPrefix ? depthOf(other.key) - depthOf(one.key) : 0) ||
      other.query.length - one.query.length ||
      compareTexts(sourceId(one), sourceId(other)),
  );
}

const depthOf = (key: string): number => key.split('/').length;

/** By code units, because the order of a locale may differ between machines. */
const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function ordered(
  key: string,
  isPrefix: boolean,
  { query, byCountry, fallback }: RedirectSource,
): OrderedSource[] {
  const conditional = byCountry.filter((rule) => rule !== undefined);
  conditional.sort((one, other) =>
    compareTexts(one.conditions?.country ?? '', other.conditions?.country ?? ''),
  );
  const [first, ...others] = fallback ? [...conditional, fallback] : conditional;
  return first ? [{ key, isPrefix, query, rules: [first, ...others] }] : [];
}
