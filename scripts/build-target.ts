import { join } from 'node:path';
import { type StoreId, storeIds } from '../stores/types.ts';

/** What one build makes: a storefront, in its own languages or, for tests, in a pseudo-language. */
export interface BuildTarget {
  readonly store: StoreId;
  readonly pseudo?: boolean;
}

/** Every storefront, in its own languages. */
export const everyStorefront: readonly BuildTarget[] = storeIds.map((store) => ({ store }));

/** The name of a target's folders and of its host on this machine: `se`, `us-pseudo`. */
export const nameOf = ({ store, pseudo = false }: BuildTarget): string =>
  pseudo ? `${store}-pseudo` : store;

/** The folder a target's build ends in. */
export const outputOf = (target: BuildTarget): string => join('dist', nameOf(target));

/** Where storefronts find one another on this machine: hosts below `localhost`, which browsers look up nowhere else. */
export const localOrigins = (port: number): string => `http://{store}.localhost:${port}`;
