import { personalIdsFor } from '../service/category-personalization.ts';
import { emptySelection } from '../service/filter.ts';
import { browseCategory } from '../service/search-client.ts';

/** More than a category has, and as many as the service answers at once. */
const maxProducts = 100;

/**
 * The keys of a category's products in the order that the service has for this visitor; null unless the visitor has
 * opened enough of them, and has agreed that this is remembered.
 * @throws SearchUnavailable
 */
export async function personalOrder(
  categoryPath: readonly string[],
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  if (personalIdsFor(categoryPath).length === 0) return null;
  const { records } = await browseCategory({
    categoryPath,
    filters: emptySelection,
    sort: 'RELEVANCE',
    page: 0,
    pageSize: maxProducts,
    signal,
  });
  return records.map(({ key }) => key);
}
