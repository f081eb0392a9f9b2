import { listPageSize } from '../navigation/list-pages.ts';
import type { ListingState } from '../search/search-query.ts';

/**
 * Values per filter, instead of the service's ten: there are more colors than ten, and a value that is not listed cannot
 * be chosen. The panel shows the first ones and folds the others.
 */
const filterOptionLimit = 60;

/** What is asked for a page of a list. @param page from 0 */
export const requestOf = ({ sort, selection: filters }: Omit<ListingState, 'pages'>, page: number) => ({
  filters,
  sort,
  page,
  pageSize: listPageSize,
  optionLimit: filterOptionLimit,
});
