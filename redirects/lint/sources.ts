import { sourceId, sourceParts, type SourceParts } from '../rule-index.ts';
import type { LintedRule } from './types.ts';

/** All rules whose source is spelt alike, in their order. */
export interface Source {
  readonly fromPath: string;
  /** Null when the source is none that can match. */
  readonly parts: SourceParts | null;
  readonly rules: readonly [LintedRule, ...LintedRule[]];
}

/** The sources of a table by their spelling, in the order in which they first occur. */
export function sourcesOf(rules: readonly LintedRule[]): Source[] {
  const bySpelling = groupBy(rules, ({ rule }) => rule.fromPath);
  return [...bySpelling].map(([fromPath, ofSource]) => ({
    fromPath,
    parts: sourceParts(fromPath),
    rules: ofSource,
  }));
}

type MatchingSource = Source & { readonly parts: SourceParts };

const canMatch = (source: Source): source is MatchingSource => source.parts !== null;

/** Sources that match the same addresses, however they are spelt. */
export const addressesOf = (sources: readonly Source[]): [Source, ...Source[]][] => [
  ...groupBy(sources.filter(canMatch), ({ parts }) => sourceId(parts)).values(),
];

function groupBy<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
