import { sourceId, sourceParts } from './rule-index.ts';
import { type SourceFilter, bitPositions, makeSourceFilter } from './source-filter.ts';
import { redirectRule, type RedirectRule } from './types.ts';

/** The rules as a browser reads them: a filter to hold on to, and the rules in pieces to be fetched when needed. */
export interface ShardedRules {
  readonly filter: SourceFilter;
  /** Found by `shardOf`. */
  readonly shards: readonly Shard[];
}

/** Rules by source, as they are written to a file: each target with the countries it is for, none for the fallback. */
export type Shard = Readonly<Record<string, readonly (readonly [toPath: string, countries?: string])[]>>;

/** About what a shard may weigh before compression, in UTF-16 code units; a tenth remains after it. */
const shardLength = 48_000;

/** Cuts a table into a filter and pieces of roughly equal size. */
export function shardRules(rules: readonly RedirectRule[]): ShardedRules {
  const named = rules.flatMap((rule) => {
    const parts = sourceParts(rule.fromPath);
    return parts ? [{ rule, name: parts.isPrefix ? `${parts.key}/*` : parts.key }] : [];
  });
  const count = Math.max(1, Math.ceil(JSON.stringify(packRules(rules)).length / shardLength));
  const byShard = Array.from({ length: count }, (): RedirectRule[] => []);
  for (const { rule, name } of named) byShard[shardOf(name, count)]?.push(rule);
  return {
    filter: makeSourceFilter([...new Set(named.map(({ name }) => name))]),
    shards: byShard.map(packRules),
  };
}

/** Which of `count` shards holds the rules of a source, by its name in the filter. */
export function shardOf(name: string, count: number): number {
  // Another part of the hash than the filter's first position, so that the two are independent.
  return (bitPositions(name, 3, 0x7fffffff)[2] ?? 0) % count;
}

/** Rules by source, without those that can never be reached; countries with one target stand together. */
export function packRules(rules: readonly RedirectRule[]): Shard {
  const sources = new Map<
    string,
    { fromPath: string; answered: Set<string>; entries: [string, string?][] }
  >();
  for (const { fromPath, toPath, conditions } of rules) {
    const parts = sourceParts(fromPath);
    if (!parts) continue;
    const id = sourceId(parts);
    const source = sources.get(id) ?? { fromPath, answered: new Set<string>(), entries: [] };
    sources.set(id, source);
    const { answered, entries } = source;
    const country = conditions?.country ?? everybody;
    if (answered.has(everybody) || answered.has(country)) continue;
    answered.add(country);
    const twin = entries.find(([target]) => target === toPath);
    if (country === everybody) entries.push([toPath]);
    else if (twin) twin[1] = `${twin[1] ?? ''} ${country}`;
    else entries.push([toPath, country]);
  }
  return Object.fromEntries([...sources.values()].map(({ fromPath, entries }) => [fromPath, entries]));
}

const everybody = '';

/** The rules a shard was made of. */
export const unpackRules = (shard: Shard): RedirectRule[] =>
  Object.entries(shard).flatMap(([fromPath, entries]) =>
    entries.flatMap(([toPath, countries]) =>
      countries === undefined
        ? [redirectRule(fromPath, toPath)]
        : countries.split(' ').map((country) => redirectRule(fromPath, toPath, country)),
    ),
  );
