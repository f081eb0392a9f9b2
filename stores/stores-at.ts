import { stores } from './index.ts';
import type { Store } from './types.ts';

/**
 * Every storefront at the origin where it is to be found.
 * @param origins a pattern with `{store}` for other origins than the storefronts' own ones, e.g. in a preview.
 */
export const storesAt = (origins?: string): readonly Store[] =>
  Object.values(stores).map((store) => ({
    ...store,
    origin: origins?.replace('{store}', store.id) ?? store.origin,
  }));
