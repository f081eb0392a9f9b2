import {
  applyFilters,
  KlevuConfig,
  KlevuFetch,
  type KlevuFetchFunctionReturnValue,
  type KlevuFetchModifer,
  KlevuSearchSorting,
  listFilters,
  search as klevuSearch,
  suggestions as klevuSuggestions,
} from '@klevu/core';
import { z } from 'zod';
import type { FilterSelection } from './filter.ts';
import { answerSchema } from './klevu-answer.ts';
import { createTransport } from './klevu-transport.ts';
import { offeredOptionKeys, offeredRangeKeys } from './offered-filters.ts';
import type {
  CategoryHit,
  CategoryListing,
  ContentHit,
  ProductSearch,
  QuickSearch,
  Recommendation,
  RecommendationRequest,
  SearchPage,
  SearchSettings,
  TextPage,
  TextSearch,
} from './search-port.ts';
import { SearchUnavailable } from './search-unavailable.ts';
import type { SortOption } from './search-query.ts';
import { parseSuggestion } from './suggestion-markup.ts';

/** Only the filters the shop offers are ever applied. */
const optionKeys: string[] = [...offeredOptionKeys];
const rangeKeys: string[] = [...offeredRangeKeys];
/** There are more colors than the service's default of ten options. */
const optionLimit = 30;

const timeoutMs = 8000;

type KlevuOptions = ConstructorParameters<typeof KlevuConfig>[0];

/** The query objects of a call are the only thing of ours that the SDK passes on to the transport. */
const signals = new WeakMap<object, AbortSignal>();
const bodySchema = z.object({
  recordQueries: z.array(z.custom<object>((query) => typeof query === 'object')),
});

const sortings: Readonly<Record<SortOption, KlevuSearchSorting>> = {
  RELEVANCE: KlevuSearchSorting.Relevance,
  PRICE_ASC: KlevuSearchSorting.PriceAsc,
  PRICE_DESC: KlevuSearchSorting.PriceDesc,
  RATING_DESC: KlevuSearchSorting.RatingDesc,
  NEW_ARRIVAL_DESC: KlevuSearchSorting.NewArrivalDesc,
  NAME_ASC: KlevuSearchSorting.NameAsc,
};

/** The index to query, and the currency in which prices are requested unless it is the index's own. */
interface KlevuIndex {
  readonly url: string;
  readonly apiKey: string;
  readonly currency: string | undefined;
}

/** The Klevu setting that selects one of an index's currencies. */
interface PriceSettings {
  readonly priceFieldSuffix?: string;
}

/**
 * The only place that uses the Klevu SDK. It is configured without its `init`, so it starts no session, stores nothing,
 * and reports nothing about the visitor.
 */
export function createKlevuAdapter({ url, apiKey, currency }: KlevuIndex) {
  const searchUrl = `${url}/cs/v2/search`;
  const current = KlevuConfig.default;
  if (current?.url !== searchUrl || current.apiKey !== apiKey) {
    const transport = createTransport({ timeoutMs, signalFor });
    // The type in the SDK is all of axios, but it only calls `create`, `get`, and `post`.
    const axios = { create: () => transport } as unknown as NonNullable<KlevuOptions['axios']>;
    KlevuConfig.default = new KlevuConfig({ url: searchUrl, apiKey, axios });
  }
  const prices = currency === undefined ? {} : { priceFieldSuffix: currency };
  return {
    searchProducts: (search: ProductSearch) => searchProducts(search, prices),
    quickSearch: (term: string, signal: AbortSignal) => quickSearch(term, signal, prices),
    searchContent: (_: TextSearch): Promise<TextPage<ContentHit>> => Promise.reject(missing()),
    searchCategories: (_: TextSearch): Promise<TextPage<CategoryHit>> => Promise.reject(missing()),
    browseCategory: (listing: CategoryListing) =>
      searchProducts({ ...listing, term: listing.categoryPath.at(-1) ?? '*' }, prices),
    recommend: (_: RecommendationRequest): Promise<Recommendation> => Promise.resolve({ kind: 'nothing' }),
    searchSettings: (_: AbortSignal): Promise<SearchSettings> => Promise.reject(missing()),
  };
}

const missing = () => new SearchUnavailable('not yet');

async function searchProducts(
  { term, filters, sort, page, pageSize = 5, signal }: ProductSearch,
  prices: PriceSettings,
): Promise<SearchPage> {
  const offset = page * pageSize;
  const options = { limit: pageSize, offset, sort: sortings[sort], ...prices };
  const { queryResults } = await ask(signal, klevuSearch(term, options, ...filterModifiers(filters, page)));
  const [result] = queryResults;
  if (!result) throw new SearchUnavailable('The search service did not answer the query');
  const total = result.meta.totalResultsFound;
  return {
    records: result.records,
    total,
    offset,
    typeOfSearch: '',
    filters: result.filters,
    hasNextPage: hasNextPage({ total, offset: result.meta.offset, count: result.meta.noOfResults }),
  };
}

async function quickSearch(term: string, signal: AbortSignal, prices: PriceSettings): Promise<QuickSearch> {
  const { queryResults, suggestionResults } = await ask(
    signal,
    klevuSearch(term, prices),
    klevuSuggestions(term),
  );
  return {
    suggestions: (suggestionResults[0]?.suggestions ?? []).map(({ suggest: markup }) =>
      parseSuggestion(markup),
    ),
    products: queryResults[0]?.records ?? [],
    categories: [],
    content: [],
    total: queryResults[0]?.meta.totalResultsFound ?? 0,
  };
}

async function ask(signal: AbortSignal, ...functions: readonly KlevuFetchFunctionReturnValue[]) {
  for (const query of functions.flatMap(({ queries }) => queries ?? [])) signals.set(query, signal);
  const response = await KlevuFetch(...functions);
  signal.throwIfAborted();
  const answer = answerSchema.safeParse(response.apiResponse);
  if (!answer.success) {
    throw new SearchUnavailable('The search service sent an invalid response', { cause: answer.error });
  }
  return answer.data;
}

function signalFor(body: unknown): AbortSignal | undefined {
  const queries = bodySchema.safeParse(body).data?.recordQueries ?? [];
  return queries.map((query) => signals.get(query)).find((signal) => signal !== undefined);
}

function filterModifiers({ options, ranges }: FilterSelection, page: number): KlevuFetchModifer[] {
  const chosen = [
    ...options
      .filter(({ key }) => optionKeys.includes(key))
      .map(({ key, values }) => ({ key, values: [...values] })),
    ...ranges
      .filter(({ key }) => rangeKeys.includes(key))
      .map(({ key, start, end }) => ({ key, values: [start, end] })),
  ];
  const list = listFilters({
    include: optionKeys,
    limit: optionLimit,
    rangeFilterSettings: rangeKeys.map((key) => ({ key, minMax: true })),
  });
  return page === 0 ? [applyFilters(chosen), list] : [applyFilters(chosen)];
}

/** There is a next page when the total found exceeds the offset plus the number returned. */
export function hasNextPage(page: {
  readonly total: number;
  readonly offset: number;
  readonly count: number;
}): boolean {
  return page.total > page.offset + page.count;
}
