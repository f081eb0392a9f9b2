import type { QuerySettings } from './requests.ts';
import type { SearchIndex } from './search-index.ts';
import type { KlevuProduct } from './seed.ts';

/**
 * The variants a query starts from: what the visitor opened, or what is in the cart. A record is named by its own ID, or
 * by its product, which means all of the product's variants; an ID that no record has names nothing.
 */
export function sourcesOf({ context }: QuerySettings, { products }: SearchIndex): readonly KlevuProduct[] {
  const named = [...context.recentObjects, ...context.sourceObjects].flatMap(({ records }) => records);
  if (named.length === 0) return [];
  const ids = new Set(named.map(({ id }) => id));
  const groups = new Set(named.map(({ itemGroupId }) => itemGroupId));
  return products.filter(({ id, itemGroupId }) => ids.has(id) || groups.has(itemGroupId));
}
