import type { StoreId } from '../../stores/types.ts';
import type { BuildTarget } from './build-target.ts';

/**
 * What `npm test` builds and browses: one language, two of them, an added tax, many countries and currencies, a URL
 * scheme of its own, and texts of any length. `npm run test:stores` does all.
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
