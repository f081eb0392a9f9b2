import { findingsOf } from './findings.ts';
import {
  badSource,
  collision,
  duplicate,
  missingFallback,
  pageShadowed,
  ruleAfterFallback,
  unknownCountry,
} from './source-checks.ts';
import { type Check, surveyOf } from './survey.ts';
import { chain, deadTarget, internalLinkToSource, loop } from './target-checks.ts';
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
 * Everything that is wrong with the rules of one storefront; empty if nothing is. The same problem in several countries
 * is one finding. The running time is proportional to the number of rules.
 */
export function lint(input: LintInput): Finding[] {
  const survey = surveyOf(input);
  return Object.entries(checks).flatMap(([name, check]) => findingsOf(name, check(survey), survey.countries));
}
