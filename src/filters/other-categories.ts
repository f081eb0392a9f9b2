import type { Filter } from '../search/filter.ts';

/**
 * The filters of a category's list without its own name and those above it: every product has them, so choosing one
 * changes nothing. A filter without another option is left out.
 * @param categoryPath names from the root to the category
 */
export function withOtherCategories(
  filters: readonly Filter[],
  categoryPath: readonly string[],
): readonly Filter[] {
  return filters.flatMap((filter) => {
    if (filter.key !== 'category' || filter.type === 'SLIDER') return [filter];
    const options = filter.options.filter(({ name }) => !categoryPath.includes(name));
    return options.length > 0 ? [{ ...filter, options }] : [];
  });
}
