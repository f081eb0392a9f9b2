import { loadAnnotations } from './annotations.ts';
import { searchEndpoints } from './endpoints.ts';
import type { KlevuIndex } from './klevu-client.ts';
import { recommendFromConsole } from './klevu-console.ts';
import { browseCategory, searchCategories, searchContent, searchProducts } from './klevu-listings.ts';
import { quickSearch } from './klevu-quick-search.ts';
import { recommendByLogic } from './klevu-recommendations.ts';
import type {
  AnnotationRequest,
  CategoryListing,
  ProductSearch,
  QuickSearchLimits,
  RecommendationRequest,
  SearchConfiguration,
  TextSearch,
} from './search-port.ts';
import { loadSettings } from './search-settings.ts';

/** Everything the search client can do; loaded on first use, with the search library. */
export function createKlevuAdapter(configuration: SearchConfiguration & { readonly url: string }) {
  const { apiKey, currency, origins = [] } = configuration;
  const index: KlevuIndex = { apiKey, currency, origins, endpoints: searchEndpoints(configuration) };
  return {
    searchProducts: (search: ProductSearch) => searchProducts(index, search),
    searchContent: (search: TextSearch) => searchContent(index, search),
    searchCategories: (search: TextSearch) => searchCategories(index, search),
    browseCategory: (listing: CategoryListing) => browseCategory(index, listing),
    quickSearch: (term: string, signal: AbortSignal, limits?: QuickSearchLimits) =>
      quickSearch(index, term, signal, limits),
    recommend: (request: RecommendationRequest) =>
      'id' in request.by
        ? recommendFromConsole(index, request.by.id, request)
        : recommendByLogic(index, request.by.logic, request),
    annotationsOf: (request: AnnotationRequest) => loadAnnotations(index.endpoints, request),
    searchSettings: (signal: AbortSignal) => loadSettings(index, signal),
  };
}
