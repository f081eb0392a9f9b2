import { loadExtra, loadPart } from '../../recovery/reload-guard.ts';
import { searchConfiguration } from './search-configuration.ts';
import type {
  AnnotationRequest,
  CategoryListing,
  ProductSearch,
  Recommendation,
  RecommendationRequest,
  TextSearch,
} from './search-port.ts';
import { SearchUnavailable } from './search-unavailable.ts';

export { configureSearch } from './search-configuration.ts';

/*
 * Every function below throws SearchUnavailable if there is no answer that can be used, and the signal's reason once
 * aborted.
 */

/** Products for a term. */
export const searchProducts = async (search: ProductSearch) => (await loadAdapter()).searchProducts(search);

/** Guides and pages for a term. */
export const searchContent = async (search: TextSearch) => (await loadAdapter()).searchContent(search);

/** Categories for a term. */
export const searchCategories = async (search: TextSearch) => (await loadAdapter()).searchCategories(search);

/** The products of a category. */
export const browseCategory = async (listing: CategoryListing) =>
  (await loadAdapter()).browseCategory(listing);

/** Everything offered for a term that is still being typed, in one request. */
export const quickSearch = async (term: string, signal: AbortSignal) =>
  (await loadAdapter()).quickSearch(term, signal);

/** Recommended products, or what the merchant shows instead. */
export async function recommend(request: RecommendationRequest): Promise<Recommendation> {
  const configuration = activeConfiguration();
  const { recommendFromConsole } = await load(() => loadExtra(() => import('./klevu-console.ts')));
  return recommendFromConsole(configuration, request);
}

/** What the merchant has configured; asked for at most once a day. */
export const searchSettings = async (signal: AbortSignal) =>
  (await loadAdapter(loadExtra)).searchSettings(signal);

/** What the service understands of a term (docs/product.md, 7.19). */
export const annotationsOf = async (request: AnnotationRequest) =>
  (await loadAdapter(loadExtra)).annotationsOf(request);

/** The search page's HTML announces it by this name (gatsby/shared-data.ts). */
const importAdapter = () => import(/* webpackChunkName: "klevu-adapter" */ './klevu-adapter.ts');

/** @param loadWith `loadExtra` for what no shopper waits for */
async function loadAdapter(loadWith: typeof loadPart = loadPart) {
  const configuration = activeConfiguration();
  const { createKlevuAdapter } = await load(() => loadWith(importAdapter));
  return createKlevuAdapter(configuration);
}

function activeConfiguration(): NonNullable<ReturnType<typeof searchConfiguration>> {
  const configuration = searchConfiguration();
  if (!configuration) throw new SearchUnavailable('Configuration missing');
  return configuration;
}

/** The search library is large and few visitors search, so it is loaded on first use. */
const load = <Part>(part: () => Promise<Part>): Promise<Part> =>
  part().catch((cause: unknown) => {
    throw new SearchUnavailable('The search library did not load', { cause });
  });
