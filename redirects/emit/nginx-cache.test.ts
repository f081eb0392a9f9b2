import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolve } from '../resolve.ts';
import { indexRules } from '../rule-index.ts';
import { redirectRule, type RedirectRule } from '../types.ts';
import { nginxMap } from './nginx.ts';
import { arbitraryRules } from './testing/arbitrary-rules.ts';
import { nginxAnswers } from './testing/nginx-interpreter.ts';
import { asWritten, requestsOf, upperCase, withoutSlash } from './testing/requests-of.ts';
import { sampleRules } from './testing/sample-rules.ts';

const kept = 'public, max-age=3600';
const notKept = 'private, no-store';

describe('Cache-Control', () => {
  const keepingOf = (rules: readonly RedirectRule[]) =>
    nginxAnswers(nginxMap(rules, 'always'), 'redirect_cache_control');

  const toSe = redirectRule('/a/', '/se/', 'se');
  test.each([
    [[redirectRule('/a/', '/b/')], '/A', '', kept],
    [[toSe, redirectRule('/a/', '/b/')], '/A', '', notKept],
    [[toSe, redirectRule('/a/', '/b/')], '/a/', 'se', notKept],
    [[toSe], '/a/', 'fi', ''],
    [[redirectRule('/', '/se/', 'se')], '/', 'se', notKept],
    [[redirectRule('/a/?lang=sv', '/se/', 'se'), redirectRule('/a/', '/b/')], '/a/', '', notKept],
    [[redirectRule('/a/*', '/se/', 'se'), redirectRule('/a/*', '/b/')], '/A/c/', '', notKept],
    [[redirectRule('/a/*', '/se/', 'se'), redirectRule('/ab/', '/b/')], '/ab/', '', kept],
    [[redirectRule('/a/*', '/se/', 'se'), redirectRule('/a/c/', '/b/')], '/a/c/', '', notKept],
    [[toSe, redirectRule('/a/*', '/b/')], '/a/c/', '', kept],
  ])('of %j at %s from "%s": "%s"', (rules, path, country, keeping) => {
    expect(keepingOf(rules)({ path, args: '', country })).toBe(keeping);
  });

  test('is the one of the edge for every source, country and spelling', () => {
    const index = indexRules(sampleRules, 'always');
    const keeping = keepingOf(sampleRules);
    for (const { path, query, country } of requestsOf(sampleRules, [asWritten, upperCase, withoutSlash])) {
      const redirect = resolve(index, { path, query, country });
      // The edge follows several rules in one answer.
      if (redirect && redirect.rules.length > 1) continue;
      const edge = redirect ? (redirect.dependsOnCountry ? notKept : kept) : '';
      expect(keeping({ path, args: query, country: country ?? '' }), `${path}?${query}`).toBe(edge);
    }
  });

  test('keeps nothing that the edge would not keep, in any table', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        const index = indexRules(rules, 'always');
        const keeping = keepingOf(rules);
        for (const { path, query, country } of requestsOf(rules, [asWritten])) {
          const redirect = resolve(index, { path, query, country });
          const nginx = keeping({ path, args: query, country: country ?? '' });
          expect(nginx === '').toBe(redirect === null);
          if (redirect?.dependsOnCountry) expect(nginx, `${path}?${query}`).toBe(notKept);
        }
      }),
      { numRuns: 40 },
    );
  });
});
