import type { StoreId } from '../../stores/types.ts';
import type { BuildTarget } from './build-target.ts';

/**
 * What `npm test` builds and browses: one language, two languages, tax added at checkout, many countries and
 * currencies, a different URL scheme, and texts of any length. `npm run test:stores` covers all storefronts.
 */
export const testedTargets: readonly BuildTarget[] = [
  { store: 'us' },
  { store: 'se' },
  { store: 'ca' },
  { store: 'eu' },
  { store: 'jp' },
  { store: 'us', pseudo: true },
];

/** Those that `npm test` crawls. */
export const crawledStores: readonly [StoreId, ...StoreId[]] = ['us', 'se', 'jp'];
