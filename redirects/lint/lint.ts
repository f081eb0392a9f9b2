import { badSource } from './checks/bad-source.ts';
import { chain } from './checks/chain.ts';
import { collision } from './checks/collision.ts';
import { deadTarget } from './checks/dead-target.ts';
import { duplicate } from './checks/duplicate.ts';
import { internalLinkToSource } from './checks/internal-link-to-source.ts';
import { loop } from './checks/loop.ts';
import { missingFallback } from './checks/missing-fallback.ts';
import { pageShadowed } from './checks/page-shadowed.ts';
import { ruleAfterFallback } from './checks/rule-after-fallback.ts';
import { unknownCountry } from './checks/unknown-country.ts';
import { findingsOf } from './complaint.ts';
import { type Check, surveyOf } from './survey.ts';
import type { Finding, LintInput } from './types.ts';

const checks: Readonly<Record<string, Check>> = {
  'bad-source': badSource,
  'unknown-country': unknownCountry,
  'missing-fallback': missingFallback,
  'rule-after-fallback': ruleAfterFallback,
  duplicate,
  collision,
  loop,
  chain,
  'dead-target': deadTarget,
  'page-shadowed': pageShadowed,
  'internal-link-to-source': internalLinkToSource,
};

/**
 * Everything that is wrong with the rules of one storefront; empty when nothing is. What is wrong for several countries
 * in the same way is one finding. Takes time in proportion to the number of rules.
 */
export function lint(input: LintInput): Finding[] {
  const survey = surveyOf(input);
  return Object.entries(checks).flatMap(([name, check]) => findingsOf(name, check(survey)));
}
