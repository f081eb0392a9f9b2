import type { StoreId } from '../../stores/types.ts';
import { groupBy } from '../group-by.ts';
import { badSource, collision, pageShadowed, unknownCountry } from './source-checks.ts';
import { type Check, surveyOf } from './survey.ts';
import { chain, deadTarget, internalLinkToSource } from './target-checks.ts';
import type { Complaint, Finding, LintInput } from './types.ts';

const checks: Readonly<Record<string, Check>> = {
  'bad-source': badSource,
  'unknown-country': unknownCountry,
  collision,
  chain,
  'dead-target': deadTarget,
  'page-shadowed': pageShadowed,
  'internal-link-to-source': internalLinkToSource,
};

/**
 * Everything that is wrong with the rules of one storefront, and that `compile` does not rule out; empty if nothing is. The
 * same problem in several countries is one finding. The running time is proportional to the number of rules.
 */
export function lint(input: LintInput): Finding[] {
  const survey = surveyOf(input);
  return Object.entries(checks).flatMap(([name, check]) => findingsOf(name, check(survey), survey.countries));
}

/** Number of details and remedies listed before the rest is only counted. */
const maxListed = 3;

/** One finding for each subject, problem, and file. @param countries where any storefront sells. */
function findingsOf(check: string, complaints: Iterable<Complaint>, countries: readonly string[]): Finding[] {
  const alike = groupBy(complaints, ({ subject, country, problem, at }) =>
    JSON.stringify([subject, problem, country === null ? at : at.file]),
  );
  return [...alike.values()].map((group) => {
    const [{ subject, problem, at }] = group;
    const details = distinct(group.map(({ detail }) => detail));
    const ending = details.length === 0 ? '' : `: ${listed(details, ', ', ' and')}`;
    return {
      check,
      problem: `${subject}${countryWords(distinct(group.map(({ country }) => country)), countries)} ${problem}${ending}.`,
      remedy: listed(distinct(group.map(({ remedy }) => remedy)), ' ', ' … and so for'),
      at,
    };
  });
}

function countryWords(countries: readonly string[], all: readonly string[]): string {
  if (countries.length === 0) return '';
  const isEvery = all.every((code) => countries.includes(code));
  const words = isEvery ? ['every country', ...countries.filter((code) => code === 'fallback')] : countries;
  return ` (${words.join(', ')})`;
}

function listed(items: readonly string[], joint: string, andWords: string): string {
  const more = items.length - maxListed;
  const shown = items.slice(0, maxListed).join(joint);
  return more > 0 ? `${shown}${andWords} ${more} more` : shown;
}

const distinct = (items: readonly (string | null | undefined)[]): string[] => [
  ...new Set(items.filter((item) => item !== null && item !== undefined)),
];

/** Merges what several storefronts have in common, and lists the storefronts. */
export function mergeFindings(
  perSite: readonly { readonly store: StoreId; readonly findings: readonly Finding[] }[],
): Finding[] {
  const told = perSite.flatMap(({ store, findings }) => findings.map((finding) => ({ store, finding })));
  return [...groupBy(told, ({ finding }) => JSON.stringify(finding)).values()].map((alike) => {
    const [{ finding }] = alike;
    const isEvery = perSite.length > 1 && alike.length === perSite.length;
    const where = isEvery ? 'every storefront' : alike.map(({ store }) => store).join(', ');
    return { ...finding, problem: `${finding.problem.replace(/\.$/, '')} (on ${where}).` };
  });
}
