import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netlifyMatcher } from '../../tests/netlify-matcher.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { arbitraryRules } from '../../redirects/testing/arbitrary-rules.ts';
import { requestsOf, withoutSlash } from '../../redirects/testing/requests-of.ts';
import { sampleRules } from '../../redirects/testing/sample-rules.ts';
import { redirectRule, type RedirectRule } from '../../redirects/types.ts';
import { netlifyRedirects } from './redirects-file.ts';

test.each([
  [
    redirectRule('/a/', 'https://x.example/b/?utm_source=folder', 'se'),
    '/a/  https://x.example/b/?utm_source=folder  301  Country=se',
  ],
  [redirectRule('/a/', '/b/'), '/a/  /b/  301'],
  [redirectRule('/old/*', '/new/:splat'), '/old/*  /new/:splat  301'],
  [redirectRule('/a/?country=fi&lang=en&x=1', '/b/'), '/a/ country=fi lang=en x=1  /b/  301'],
  [redirectRule('/a b:c/?q=d e:f', '/g h/'), '/a%20b%3Ac/ q=d%20e%3Af  /g%20h/  301'],
])('%j is one line', (rule, line) => {
  expect(linesOf([rule])).toEqual([line]);
});

test.each([
  ['/undefined/', '/'],
  ['/undefined/a/', '/a/'],
  ['/undefined//evil.example/', '/evil.example/'],
  ['/undefined///evil.example/', null],
  ['/undefined/%2Fevil.example/', '/%2Fevil.example/'],
])('a rest cannot lead to another host: %s', async (path, target) => {
  const match = await netlifyMatcher(netlifyRedirects([redirectRule('/undefined/*', '/:splat')]));
  expect(match({ path })).toBe(target);
});

test("Netlify's own matcher gives the same targets for every source and country", async () => {
  // Netlify compares a path as written; how it decodes one is not documented.
  const rules = sampleRules.filter(({ fromPath }) => !fromPath.includes('%'));
  await expectSameTargets(rules);
});

test("Netlify's own matcher gives the same targets for any table", async () => {
  await fc.assert(fc.asyncProperty(arbitraryRules, expectSameTargets), { numRuns: 25 });
});

/** The file without comments. */
const linesOf = (rules: readonly RedirectRule[]): string[] =>
  netlifyRedirects(rules)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Netlify itself adds the remaining query parameters, so that part is not compared. */
async function expectSameTargets(rules: readonly RedirectRule[]) {
  const index = indexRules(rules, 'always');
  const match = await netlifyMatcher(netlifyRedirects(rules));
  for (const { path, query, country } of requestsOf(rules)) {
    const answer = follow((at, parameters) => match({ path: at, query: parameters, country }), path, query);
    const expected = resolve(index, { path, query, country })?.target ?? null;
    expect(ownPart(answer, query), `${path}?${query} from ${String(country)}`).toBe(ownPart(expected, query));
  }
}

/** Where a browser ends up that follows a host's redirects within the storefront; null if nothing is redirected. */
function follow(
  host: (path: string, query: string) => string | null,
  path: string,
  query: string,
): string | null {
  let target = host(path, query);
  for (let hop = 0; target?.startsWith('/') && hop < 8; hop++) {
    const { pathname, search } = new URL(target, 'https://shop.example');
    const next = host(pathname, search.slice(1));
    if (next === null) break;
    target = next;
  }
  return target;
}

/** A target without the visitor's parameters, and its own as a list, since hosts encode the same value differently. */
function ownPart(target: string | null, visitorsQuery: string): string | null {
  if (target === null) return null;
  const url = new URL(target, 'https://shop.example');
  for (const [name, value] of new URLSearchParams(visitorsQuery)) url.searchParams.delete(name, value);
  // Where Netlify repeats part of an address, it keeps the trailing slash as requested.
  url.pathname = withoutSlash(url.pathname);
  return `${url.origin}${url.pathname} ${JSON.stringify([...url.searchParams])} ${url.hash}`;
}
