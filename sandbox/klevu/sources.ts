import type { QuerySettings } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './seed.ts';

/**
 * The variants a query starts from: what the visitor opened, or what is in the cart. They may be named by their own ID
 * or by that of their product, which means all of its variants.
 */
export function sourcesOf({ context }: QuerySettings, { products }: SearchIndex): readonly KlevuProduct[] {
  const named = [...context.recentObjects, ...context.sourceObjects].flatMap(({ records }) => records);
  if (named.length === 0) return [];
  const ids = new Set(named.flatMap(({ id, itemGroupId }) => [id, itemGroupId]));
  return products.filter(({ id, itemGroupId }) => ids.has(id) || ids.has(itemGroupId));
}
