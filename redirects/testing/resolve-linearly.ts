import type { TrailingSlash } from '../../stores/types.ts';
import { mergeQuery } from '../merge-query.ts';
import { pathKey } from '../path-key.ts';
import type { Redirect, RedirectRequest } from '../resolve.ts';
import { sourceParts, type SourceParts } from '../rule-index.ts';
import type { RedirectRule } from '../types.ts';

/**
 * What `resolve` promises, expressed as plainly as possible and without an index: it reads the entire table for each
 * step. `resolve` is compared with it.
 */
export function resolveLinearly(
  rules: readonly RedirectRule[],
  ending: TrailingSlash,
  request: RedirectRequest,
): Pick<Redirect, 'target' | 'rules'> | null {
  const [first, ...others] = stepsOf(rules, ending, request);
  if (!first || others.length >= 8) return null;
  return { target: (others.at(-1) ?? first).target, rules: [first.rule, ...others.map(({ rule }) => rule)] };
}

interface Step {
  readonly rule: RedirectRule;
  readonly target: string;
}

/** Every rule on the way; nine in a loop. */
function stepsOf(
  rules: readonly RedirectRule[],
  ending: TrailingSlash,
  { path, query, country }: RedirectRequest,
): Step[] {
  const steps: Step[] = [];
  let next = stepFrom(rules, ending, path, query, country);
  while (next) {
    steps.push(next);
    if (steps.length > 8 || !next.target.startsWith('/')) break;
    const [address = ''] = next.target.split('#');
    const [nextPath = '', ...nextQuery] = address.split('?');
    next = stepFrom(rules, ending, nextPath, nextQuery.join('?'), country);
  }
  return steps;
}

type ParsedRule = SourceParts & { readonly rule: RedirectRule };

function stepFrom(
  rules: readonly RedirectRule[],
  ending: TrailingSlash,
  path: string,
  query: string,
  country: string | null,
): Step | null {
  const key = pathKey(path);
  if (key === null) return null;
  const matching = rules
    .flatMap((rule): ParsedRule[] => {
      const parts = sourceParts(rule.fromPath);
      return parts ? [{ ...parts, rule }] : [];
    })
    .filter((parsed) => isAbout(parsed, key) && isAsked(parsed, query))
    .sort(byPrecedence);
  for (const match of matching) {
    const ofSource = matching.filter((other) => sourceOf(other) === sourceOf(match)).map(({ rule }) => rule);
    const fallbackAt = ofSource.findIndex(({ conditions }) => !conditions);
    const counting = fallbackAt === -1 ? ofSource : ofSource.slice(0, fallbackAt);
    const rule =
      counting.find(({ conditions }) => conditions?.country === country?.toLowerCase()) ??
      ofSource[fallbackAt];
    if (rule) return { rule, target: mergeQuery(targetOf(rule, match, key, ending), query, match.query) };
  }
  return null;
}

const isAbout = (source: SourceParts, key: string): boolean =>
  key === source.key || (source.isPrefix && key.startsWith(`${source.key}/`));

const isAsked = (source: SourceParts, query: string): boolean =>
  source.query.every(([name, value]) =>
    [...new URLSearchParams(query)].some(([asked, given]) => asked === name && given.toLowerCase() === value),
  );

/** Exact sources first, then longer prefixes, then more parameters, then the alphabet. */
const byPrecedence = (one: SourceParts, other: SourceParts): number =>
  Number(one.isPrefix) - Number(other.isPrefix) ||
  other.key.length - one.key.length ||
  other.query.length - one.query.length ||
  (parametersOf(one) < parametersOf(other) ? -1 : parametersOf(one) > parametersOf(other) ? 1 : 0);

const parametersOf = ({ query }: SourceParts): string =>
  query
    .map((pair) => JSON.stringify(pair))
    .sort()
    .join();

const sourceOf = ({ key, isPrefix, query }: SourceParts): string =>
  JSON.stringify([key, isPrefix, query.map(([name, value]) => `${name}=${value}`).sort()]);

function targetOf(
  { toPath }: RedirectRule,
  { isPrefix, key: prefix }: SourceParts,
  key: string,
  ending: TrailingSlash,
): string {
  if (!isPrefix) return toPath;
  const repeated = prefix.split('/').slice(1);
  let rest = key.split('/').slice(prefix.split('/').length);
  while (repeated.every((segment, at) => rest[at] === segment)) rest = rest.slice(repeated.length);
  const isPage = rest.length > 0 && ending === 'always' && !/\.[a-z0-9]+$/.test(rest.at(-1) ?? '');
  const encoded = rest.map((segment) => encodeURIComponent(segment.toWellFormed())).join('/');
  return toPath.replace(':splat', () => encoded + (isPage ? '/' : ''));
}
