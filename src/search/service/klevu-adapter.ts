import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { objectIn, textIn, textsIn } from './json-fields.ts';
import type { SearchIndex } from './search-configuration.ts';
import { browseCategory, searchCategories, searchContent, searchProducts } from './klevu-listings.ts';
import { quickSearch } from './klevu-quick-search.ts';
import type {
  Annotations,
  AnnotationRequest,
  CategoryListing,
  ProductSearch,
  TextSearch,
} from './search-port.ts';
import { loadSettings } from './search-settings.ts';

/** Everything the search client can do except recommend; loaded on first use, with the search library. */
export function createKlevuAdapter(index: SearchIndex) {
  return {
    searchProducts: (search: ProductSearch) => searchProducts(index, search),
    searchContent: (search: TextSearch) => searchContent(index, search),
    searchCategories: (search: TextSearch) => searchCategories(index, search),
    browseCategory: (listing: CategoryListing) => browseCategory(index, listing),
    quickSearch: (term: string, signal: AbortSignal) => quickSearch(index, term, signal),
    annotationsOf: (request: AnnotationRequest) => loadAnnotations(index, request),
    searchSettings: (signal: AbortSignal) => loadSettings(index, signal),
  };
}

/** What the service understands of a term, given a product it was searched for. */
async function loadAnnotations(
  index: SearchIndex,
  { term, title, category, language, signal }: AnnotationRequest,
): Promise<Annotations> {
  const query = new URLSearchParams({ query: term, title, category, languageCode: language });
  const { annotations: address } = searchEndpoints(index);
  const { annotations } = await fetchJson(`${address}?${query.toString()}`, { signal });
  const read = objectIn(annotations);
  return { fullTerm: textIn(read?.['fullTerm']) ?? term, subjects: textsIn(read?.['subjects']) };
}
