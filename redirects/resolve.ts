import type { TrailingSlash } from '../stores/types.ts';
import { mergeQuery } from './merge-query.ts';
import { pathKey, pathOfKey } from './path-key.ts';
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

/** A hand-written table needs none (the lint verifies this); prefixes before old addresses need one or two. */
export const maxRules = 8;

/**
 * Where an address leads, or null if no rule matches it. An exact source takes precedence over a prefix, a longer
 * prefix over a shorter one, and the first rule for the visitor's country over the fallback. The result is the same at
 * the edge, in the browser, and on the command line; the function is total, and its running time does not depend on the
 * number of rules. A target of this storefront that matches a rule is followed, and a loop counts as no redirect.
 */
export function resolve(index: RuleIndex, { path, query, country }: RedirectRequest): Redirect | null {
  let { found, dependsOnCountry } = lookUp(index, { path, query, country });
  if (!found) return null;
  const rules: [RedirectRule, ...RedirectRule[]] = [found.rule];
  let { target } = found;
  while (target.startsWith('/')) {
    const next = lookUp(index, { ...splitAddress(target), country });
    dependsOnCountry ||= next.dependsOnCountry;
    found = next.found;
    if (!found) break;
    if (rules.push(found.rule) > maxRules) return null;
    target = found.target;
  }
  return { target, rules, dependsOnCountry };
}

interface LookUp {
  /** The rule that matches, and its target with the visitor's query. */
  readonly found: { readonly rule: RedirectRule; readonly target: string } | null;
  /** Whether some sources on the way apply only to some countries, or differ between them. */
  readonly dependsOnCountry: boolean;
}

/** A single lookup in the table, which does not follow a target that is a source itself. */
export function lookUp(index: RuleIndex, { path, query, country }: RedirectRequest): LookUp {
  let dependsOnCountry = false;
  for (const [{ query: asked, byCountry, fallback }, rest] of sourcesAt(index, path)) {
    if (!carries(query, asked)) continue;
    dependsOnCountry ||= byCountry.size > 0;
    const rule = byCountry.get(country?.toLowerCase() ?? '') ?? fallback;
    if (!rule) continue;
    const to = rest === null ? rule.toPath : withRest(rule.toPath, rest, index.trailingSlash);
    return { found: { rule, target: mergeQuery(to, query, asked) }, dependsOnCountry };
  }
  return { found: null, dependsOnCountry };
}

/** The sources that match a path, the exact ones first, then the longest prefixes, each with the rest of the path. */
function* sourcesAt(
  { exact, prefixes }: RuleIndex,
  path: string,
): Iterable<readonly [RedirectSource, rest: string | null]> {
  const key = pathKey(path);
  if (key === null) return;
  for (const source of exact.get(key) ?? []) yield [source, null];
  for (let end = key.length; end > 0; end = key.lastIndexOf('/', end - 1)) {
    const prefix = key.slice(0, end);
    for (const source of prefixes.get(prefix) ?? []) {
      let rest = key.slice(end);
      while (rest === prefix || rest.startsWith(`${prefix}/`)) rest = rest.slice(end);
      yield [source, rest];
    }
  }
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
