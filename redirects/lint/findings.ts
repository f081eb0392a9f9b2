import type { StoreId } from '../../stores/types.ts';
import { groupBy } from '../group-by.ts';
import type { Finding, Place } from './types.ts';

/** What a check found wrong with one rule, source, or link; findings that differ only in country are merged. */
export interface Complaint {
  /** The source or link as written. */
  readonly subject: string;
  /** The rule's country, or `fallback`; null if countries do not matter. */
  readonly country: string | null;
  /** The rest of the sentence that starts with the subject, without a period. */
  readonly problem: string;
  /** Ends the sentence after a colon, e.g. a target. */
  readonly detail?: string;
  readonly remedy: string;
  readonly at: Place | null;
}

/** Number of details and remedies listed before the rest is only counted. */
const maxListed = 3;

/**
 * Turns a check's complaints into findings, one for each subject, problem, and place; if several countries are
 * affected, the place is that of the first one in a file.
 * @param countries where any storefront sells.
 */
export function findingsOf(
  check: string,
  complaints: Iterable<Complaint>,
  countries: readonly string[],
): Finding[] {
  const alike = groupBy(complaints, ({ subject, country, problem, at }) =>
    JSON.stringify([subject, problem, country === null ? at : at?.file]),
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

interface StoreFindings {
  readonly store: StoreId;
  readonly findings: readonly Finding[];
}

/** Merges what several storefronts have in common, and lists the storefronts. */
export function mergeFindings(perSite: readonly StoreFindings[]): Finding[] {
  const merged = new Map<string, { finding: Finding; stores: Set<StoreId> }>();
  for (const { store, findings } of perSite) {
    for (const finding of findings) {
      const name = JSON.stringify([finding.check, finding.problem, finding.remedy, finding.at]);
      const known = merged.get(name);
      if (known) known.stores.add(store);
      else merged.set(name, { finding, stores: new Set([store]) });
    }
  }
  return [...merged.values()].map(({ finding, stores }) => {
    const isEvery = perSite.length > 1 && stores.size === perSite.length;
    const where = isEvery ? 'every storefront' : [...stores].join(', ');
    return { ...finding, problem: `${finding.problem.replace(/\.$/, '')} (on ${where}).` };
  });
}
