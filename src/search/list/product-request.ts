import { listPageSize } from '../../navigation/list-pages.ts';
import type { Filter } from '../service/filter.ts';
import { browseCategory, searchProducts } from '../service/search-client.ts';
import type { ListingState } from '../service/search-query.ts';
import type { ListRequest } from './use-listing.ts';

/**
 * Values per filter, instead of the service's ten: there are more colors than ten, and a value that is not listed cannot
 * be chosen. The panel shows the first ones and folds the others.
 */
const optionLimit = 60;

/**
 * The request for a list of products.
 * @param source what was searched for, or names from the root to the category
 */
export const productRequest = (
  source: { readonly term: string } | { readonly categoryPath: readonly string[] },
  { sort, selection: filters, pages }: ListingState,
  onAnswer: NonNullable<ListRequest['onAnswer']>,
): ListRequest => ({
  source: JSON.stringify(source),
  chosen: JSON.stringify([sort, filters]),
  pages,
  ask: async (page) => {
    const request = { filters, sort, page, pageSize: listPageSize, optionLimit };
    const found = await ('term' in source
      ? searchProducts({ ...request, ...source })
      : browseCategory({ ...request, ...source }));
    const path = 'term' in source ? [] : source.categoryPath;
    return { ...found, filters: thoseThatNarrow(withOtherCategories(found.filters, path), found.total) };
  },
  onAnswer,
});

/**
 * The filters without those whose only value all products have: choosing it would change nothing. Ratings always stay,
 * because shoppers look for them.
 */
const thoseThatNarrow = (filters: readonly Filter[], total: number): readonly Filter[] =>
  filters.filter(
    (filter) =>
      total < 2 ||
      filter.type !== 'OPTIONS' ||
      filter.options.length > 1 ||
      filter.options.some(({ selected, count }) => selected || count < total),
  );

/**
 * The filters of a category's list without its own name and those above it: every product has them, so choosing one
 * changes nothing. A filter without another option is left out.
 * @param categoryPath names from the root to the category
 */
export const withOtherCategories = (
  filters: readonly Filter[],
  categoryPath: readonly string[],
): readonly Filter[] =>
  filters.flatMap((filter) => {
    if (filter.key !== 'category' || filter.type === 'SLIDER') return [filter];
    const options = filter.options.filter(({ name }) => !categoryPath.includes(name));
    return options.length > 0 ? [{ ...filter, options }] : [];
  });
