import type { StoreId } from '../../stores/types.ts';
import type { Finding } from './types.ts';

/** What the lint found on one storefront. */
export interface StoreFindings {
  readonly store: StoreId;
  readonly findings: readonly Finding[];
}

/** Says once what several storefronts have in common, and on which ones it is so. */
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
