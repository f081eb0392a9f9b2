import type { TrailingSlash } from '../stores/types.ts';
import { mergeQuery } from './merge-query.ts';
import { pathOfKey, quickPathKey } from './path-key.ts';
import type { RedirectSource, RuleIndex } from './rule-index.ts';
import { splitAddress } from './address.ts';
import type { RedirectRule } from './types.ts';

/** The request: an address of this storefront and the location of its visitor. */
export interface RedirectRequest {
  /** As in the address: percent-encoded, in any case, with or without a trailing slash. */
  readonly path: string;
  /** With or without its question mark; empty for none. */
  readonly query: string;
  /** ISO 3166-1 alpha-2 in any case, or null if unknown. */
  readonly country: string | null;
}

export interface Redirect {
  /**
   * A path of this storefront that no rule matches, or an absolute URL; includes the visitor's query, and a hash only
   * if the rule has one.
   */
  readonly target: string;
  /** The rule that matched, and every further rule that its target matched. */
  readonly rules: readonly [RedirectRule, ...RedirectRule[]];
  /** Whether a visitor from another country may get a different target. */
  readonly dependsOnCountry: boolean;
}

/** The complete result of looking up an address. */
export interface Resolution {
  readonly redirect: Redirect | null;
  /** Whether a visitor from another country may get a different result, even if this one is null. */
  readonly dependsOnCountry: boolean;
}

/** A hand-written table needs none (the lint verifies this); prefixes before old addresses need one or two. */
export const maxRules = 8;

/**
 * Where an address leads, or null if no rule matches it. An exact source takes precedence over a prefix, a longer
 * prefix over a shorter one, and the first rule for the visitor's country over the fallback. The result is the same at
 * the edge, in the browser, and on the command line; the function is total, and its running time does not depend on the
 * number of rules. A target of this storefront that matches a rule is followed, and a loop counts as no redirect.
 */
export const resolve = (index: RuleIndex, request: RedirectRequest): Redirect | null =>
  consult(index, request).redirect;

/** Like `resolve`, for callers that would have to determine the visitor's country first and prefer not to. */
export function consult(index: RuleIndex, request: RedirectRequest): Resolution {
  let { found, asked: dependsOnCountry } = lookUp(index, request);
  if (!found) return { redirect: null, dependsOnCountry };
  const rules: [RedirectRule, ...RedirectRule[]] = [found.rule];
  let { target } = found;
  while (target.startsWith('/') && found.leadsOn) {
    const { path, query } = splitAddress(target);
    const answer = lookUp(index, { path, query, country: request.country });
    dependsOnCountry ||= answer.asked;
    found = answer.found;
    if (!found) break;
    if (rules.push(found.rule) > maxRules) return { redirect: null, dependsOnCountry };
    target = found.target;
  }
  return { redirect: { target, rules, dependsOnCountry }, dependsOnCountry };
}

/** A rule that matches an address, and its target with the visitor's query. */
interface Match {
  readonly rule: RedirectRule;
  readonly target: string;
  /** Whether the target may be a source itself. */
  readonly leadsOn: boolean;
}

interface LookUp {
  readonly found: Match | null;
  /** Whether the country was used: some sources on the way apply only to some countries, or differ between them. */
  readonly asked: boolean;
}

/** A single lookup in the table, which does not follow a target that is a source itself. */
export function lookUp(index: RuleIndex, { path, query, country }: RedirectRequest): LookUp {
  const key = quickPathKey(path);
  if (key === null) return { found: null, asked: false };
  const sources = index.exact.get(key);
  const asked = asksForCountry(sources);
  const found = choose(index, sources, query, country, null);
  return found ? { found, asked } : lookUpPrefix(index, key, query, country, asked);
}

/** Whether these sources apply only to visitors from some countries, or differ between them. */
function asksForCountry(sources: readonly RedirectSource[] | undefined): boolean {
  if (sources) for (const { byCountry } of sources) if (byCountry.length > 0) return true;
  return false;
}

/**
 * Tries the prefixes of a path, the longest first. @param askedBefore whether an earlier source has used the country.
 */
function lookUpPrefix(
  index: RuleIndex,
  key: string,
  query: string,
  country: string | null,
  askedBefore: boolean,
): LookUp {
  let asked = askedBefore;
  let end = endOfSegments(key, index.prefixDepth);
  while (end > 0) {
    const prefix = key.slice(0, end);
    const sources = index.prefixes.get(prefix);
    if (sources) {
      let rest = key.slice(end);
      while (rest === prefix || rest.startsWith(`${prefix}/`)) rest = rest.slice(end);
      asked ||= asksForCountry(sources);
      const found = choose(index, sources, query, country, rest);
      if (found) return { found, asked };
    }
    end = key.lastIndexOf('/', end - 1);
  }
  return { found: null, asked };
}

/** The position where the first `count` segments of a key end. */
function endOfSegments(key: string, count: number): number {
  let end = 0;
  for (let segment = 0; segment < count && end !== -1; segment++) end = key.indexOf('/', end + 1);
  return end === -1 ? key.length : count === 0 ? 0 : end;
}

function choose(
  { countries, trailingSlash }: RuleIndex,
  sources: readonly RedirectSource[] | undefined,
  query: string,
  country: string | null,
  rest: string | null,
): Match | null {
  if (!sources) return null;
  const position = country === null ? undefined : countries.get(country.toLowerCase());
  for (const source of sources) {
    if (source.query.length > 0 && !carries(query, source.query)) continue;
    const rule = (position === undefined ? undefined : source.byCountry[position]) ?? source.fallback;
    if (!rule) continue;
    const to = rest === null ? rule.toPath : withRest(rule.toPath, rest, trailingSlash);
    const target = query === '' ? to : mergeQuery(to, query, source.query);
    return { rule, target, leadsOn: source.leadsOn };
  }
  return null;
}

function carries(query: string, wanted: RedirectSource['query']): boolean {
  const given = [...new URLSearchParams(query)];
  return wanted.every(([name, value]) =>
    given.some(([parameter, its]) => parameter.toLowerCase() === name && its.toLowerCase() === value),
  );
}

/**
 * Inserts what `*` matched into a target: encoded again and without a leading slash, so that it cannot specify a host.
 */
const withRest = (toPath: string, rest: string, trailingSlash: TrailingSlash): string =>
  toPath.replace(/\/?:splat(\/?)/, (_, slash: string) => {
    const path = rest === '' ? '/' : pathOfKey(rest, trailingSlash);
    return path.endsWith('/') ? path : path + slash;
  });
