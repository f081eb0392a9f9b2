import type { TrailingSlash } from '../stores/types.ts';
import { pathKey } from './path-key.ts';
import { splitAddress } from './address.ts';
import type { RedirectRule } from './types.ts';

/** All rules of one source. */
export interface RedirectSource {
  /** Parameters an address must contain for these rules; in lower case. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** By the country's number in the index; empty if the target is the same everywhere. */
  readonly byCountry: readonly (RedirectRule | undefined)[];
  readonly fallback: RedirectRule | null;
  /** Whether a target may be a source itself and has to be looked up. */
  readonly leadsOn: boolean;
}

/** A rule table in lookup form: by the key of a path, whatever the number of rules. */
export interface RuleIndex {
  readonly exact: ReadonlyMap<string, readonly RedirectSource[]>;
  /** Sources that end in `/*`, by the key of the part before it. */
  readonly prefixes: ReadonlyMap<string, readonly RedirectSource[]>;
  /** Numbers of the countries that occur in any rule. */
  readonly countries: ReadonlyMap<string, number>;
  /** Number of segments of the longest prefix. */
  readonly prefixDepth: number;
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
  const countries = new Map<string, number>();
  let prefixDepth = 0;
  for (const rule of rules) {
    const parts = sourceParts(rule.fromPath);
    if (!parts) continue;
    if (parts.isPrefix) prefixDepth = Math.max(prefixDepth, parts.key.split('/').length - 1);
    const id = sourceId(parts);
    const source = byId.get(id) ?? openSource(parts.isPrefix ? prefixes : exact, parts);
    byId.set(id, source);
    addTo(source, rule, countries);
  }
  for (const sources of [...exact.values(), ...prefixes.values()]) {
    sources.sort(
      (one, other) =>
        other.query.length - one.query.length || (queryId(one.query) < queryId(other.query) ? -1 : 1),
    );
    for (const source of sources)
      source.leadsOn = [...source.byCountry, source.fallback].some(
        (rule) => rule?.toPath.startsWith('/') && hasSource(rule.toPath, exact, prefixes),
      );
  }
  return { exact, prefixes, countries, prefixDepth, trailingSlash };
}

/** Whether any source may match a target on this storefront; the rest of an address can be anything. */
function hasSource(
  target: string,
  exact: ReadonlyMap<string, unknown>,
  prefixes: ReadonlyMap<string, unknown>,
): boolean {
  if (target.includes(':splat')) return true;
  const key = pathKey(splitAddress(target).path);
  if (key === null) return false;
  if (exact.has(key)) return true;
  for (let end = key.length; end > 0; end = key.lastIndexOf('/', end - 1))
    if (prefixes.has(key.slice(0, end))) return true;
  return false;
}

interface OpenSource {
  query: SourceParts['query'];
  byCountry: (RedirectRule | undefined)[];
  fallback: RedirectRule | null;
  leadsOn: boolean;
}

/** Most sources have no parameters and one rule for everyone; sharing empty values keeps a lookup in the cache. */
const noParameters: SourceParts['query'] = [];
const noCountries: (RedirectRule | undefined)[] = [];

function openSource(sources: Map<string, OpenSource[]>, { key, query }: SourceParts): OpenSource {
  const source = {
    query: query.length === 0 ? noParameters : query,
    byCountry: noCountries,
    fallback: null,
    leadsOn: false,
  };
  const ofPath = sources.get(key);
  if (ofPath) ofPath.push(source);
  else sources.set(key, [source]);
  return source;
}

function addTo(source: OpenSource, rule: RedirectRule, countries: Map<string, number>): void {
  if (source.fallback) return;
  const country = rule.conditions?.country;
  if (country === undefined) {
    source.fallback = rule;
    return;
  }
  const number = countries.get(country) ?? countries.size;
  countries.set(country, number);
  if (source.byCountry === noCountries) source.byCountry = [];
  while (source.byCountry.length <= number) source.byCountry.push(undefined);
  source.byCountry[number] ??= rule;
}
