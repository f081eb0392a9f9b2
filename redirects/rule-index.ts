import type { TrailingSlash } from '../stores/types.ts';
import { pathKey } from './path-key.ts';
import type { RedirectRule } from './types.ts';

export interface RedirectSource {
  /** Parameters an address must contain for these rules; in lower case. */
  readonly query: SourceParts['query'];
  readonly byCountry: ReadonlyMap<string, RedirectRule>;
  readonly fallback: RedirectRule | null;
}

/** A rule table in lookup form: by the key of a path, whatever the number of rules. */
export interface RuleIndex {
  readonly exact: ReadonlyMap<string, readonly RedirectSource[]>;
  /** Sources that end in `/*`, by the key of the part before it. */
  readonly prefixes: ReadonlyMap<string, readonly RedirectSource[]>;
  /** Those that occur in any rule. */
  readonly countries: ReadonlySet<string>;
  readonly trailingSlash: TrailingSlash;
}

/** The parts of a source as written: `/shop/*?country=fi`. */
export interface SourceParts {
  readonly key: string;
  readonly isPrefix: boolean;
  /** In lower case. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/**
 * Splits a source. Null if it is not a path, is longer than addresses may be, or is `/*`, which would match every
 * address.
 */
export function sourceParts(fromPath: string): SourceParts | null {
  const [path = '', ...query] = fromPath.split('?');
  const isPrefix = path.endsWith('/*');
  const key = path.startsWith('/') ? pathKey(isPrefix ? path.slice(0, -1) : path) : null;
  if (key === null || (isPrefix && key === '')) return null;
  const pairs = [...new URLSearchParams(query.join('?'))];
  return {
    key,
    isPrefix,
    query: pairs.map(([name, value]) => [name.toLowerCase(), value.toLowerCase()] as const),
  };
}

/** One text for all spellings of a source: case, slashes, encoding, and the order of parameters do not matter. */
export const sourceId = ({ key, isPrefix, query }: SourceParts): string =>
  JSON.stringify([key, isPrefix, queryId(query)]);

const queryId = (query: SourceParts['query']): string =>
  JSON.stringify(query.map((pair) => JSON.stringify(pair)).sort());

/**
 * Makes a table searchable. Within one source, the first rule for a country applies, and none after the fallback; of
 * the sources of one path, those that require the most parameters come first, then those earlier in the alphabet.
 * @param trailingSlash how the storefront ends the addresses created by rules with `:splat`.
 */
export function indexRules(rules: Iterable<RedirectRule>, trailingSlash: TrailingSlash): RuleIndex {
  const exact = new Map<string, OpenSource[]>();
  const prefixes = new Map<string, OpenSource[]>();
  const byId = new Map<string, OpenSource>();
  const countries = new Set<string>();
  for (const rule of rules) {
    const parts = sourceParts(rule.fromPath);
    if (!parts) continue;
    const id = sourceId(parts);
    const source = byId.get(id) ?? { query: parts.query, byCountry: new Map(), fallback: null };
    if (!byId.has(id)) {
      const sources = parts.isPrefix ? prefixes : exact;
      sources.set(parts.key, [...(sources.get(parts.key) ?? []), source]);
      byId.set(id, source);
    }
    const country = rule.conditions?.country;
    if (source.fallback) continue;
    if (country === undefined) source.fallback = rule;
    else if (!source.byCountry.has(country)) source.byCountry.set(country, rule);
    if (country !== undefined) countries.add(country);
  }
  for (const sources of [...exact.values(), ...prefixes.values()])
    sources.sort(
      (one, other) =>
        other.query.length - one.query.length || (queryId(one.query) < queryId(other.query) ? -1 : 1),
    );
  return { exact, prefixes, countries, trailingSlash };
}

type OpenSource = Pick<RedirectSource, 'query'> & {
  readonly byCountry: Map<string, RedirectRule>;
  fallback: RedirectRule | null;
};

/**
 * The rules of a table for hosts that use the first match from the top, in the order in which `resolve`
 * tries them: exact sources before prefixes, longer prefixes before shorter ones, rules for a country before the fallback.
 * The order of the sources in the table makes no difference. Rules that can never match are left out.
 */
export function rulesInOrder(rules: Iterable<RedirectRule>): RedirectRule[] {
  // The ending of addresses affects targets, not the order.
  const { exact, prefixes } = indexRules(rules, 'always');
  return [...[...exact].sort(byText), ...[...prefixes].sort(byText).reverse()]
    .flatMap(([, sources]) => sources)
    .flatMap(({ byCountry, fallback }) => [
      ...[...byCountry].sort(byText).map(([, rule]) => rule),
      ...(fallback ? [fallback] : []),
    ]);
}

/** By code units, because the order of a locale may differ between machines. */
const byText = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
