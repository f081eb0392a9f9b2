import type { SearchIndex } from './search-configuration.ts';
import { browseCategory, searchCategories, searchContent, searchProducts } from './klevu-listings.ts';
import { quickSearch } from './klevu-quick-search.ts';
import type { CategoryListing, ProductSearch, TextSearch } from './search-port.ts';
import { loadSettings } from './search-settings.ts';

/** Everything the search client can do except recommend; loaded on first use, with the search library. */
export function createKlevuAdapter(index: SearchIndex) {
  return {
    searchProducts: (search: ProductSearch) => searchProducts(index, search),
    searchContent: (search: TextSearch) => searchContent(index, search),
    searchCategories: (search: TextSearch) => searchCategories(index, search),
    browseCategory: (listing: CategoryListing) => browseCategory(index, listing),
    quickSearch: (term: string, signal: AbortSignal) => quickSearch(index, term, signal),
    searchSettings: (signal: AbortSignal) => loadSettings(index, signal),
  };
}
