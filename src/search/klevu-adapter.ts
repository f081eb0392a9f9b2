import { type ActiveConfiguration, indexOf } from './klevu-index.ts';
import { browseCategory, searchCategories, searchContent, searchProducts } from './klevu-listings.ts';
import { quickSearch } from './klevu-quick-search.ts';
import type { CategoryListing, ProductSearch, QuickSearchLimits, TextSearch } from './search-port.ts';
import { loadSettings } from './search-settings.ts';

/** Everything the search client can do except recommend; loaded on first use, with the search library. */
export function createKlevuAdapter(configuration: ActiveConfiguration) {
  const index = indexOf(configuration);
  return {
    searchProducts: (search: ProductSearch) => searchProducts(index, search),
    searchContent: (search: TextSearch) => searchContent(index, search),
    searchCategories: (search: TextSearch) => searchCategories(index, search),
    browseCategory: (listing: CategoryListing) => browseCategory(index, listing),
    quickSearch: (term: string, signal: AbortSignal, limits?: QuickSearchLimits) =>
      quickSearch(index, term, signal, limits),
    searchSettings: (signal: AbortSignal) => loadSettings(index, signal),
  };
}
