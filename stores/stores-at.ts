import { stores } from './index.ts';
import type { Store } from './types.ts';

/**
 * Every storefront with the origin where it can be found.
 * @param origins a pattern with `{store}`, if the origins differ from those in the records, e.g. in a preview.
 */
export const storesAt = (origins?: string): readonly Store[] =>
  Object.values(stores).map((store) => ({
    ...store,
    origin: origins?.replace('{store}', store.id) ?? store.origin,
  }));
