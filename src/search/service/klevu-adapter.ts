import {
  advancedSorting,
  AdvancedSortingDiretion,
  applyFilters,
  categoryMerchandising,
  type KlevuFetchFunctionReturnValue,
  KlevuSearchSorting,
  KlevuTypeOfRecord,
  listFilters,
  search,
  searchCategory,
  searchCms,
  suggestions,
} from '@klevu/core';
import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { priceKey } from './filter.ts';
import { objectIn, textIn, textsIn } from './json-fields.ts';
import {
  ask,
  askOne,
  personalOrder,
  priceSettings,
  readAnswer,
  type ReadRecord,
  readSuggestions,
  resultOf,
} from './klevu-client.ts';
import { readCategory, readContent, readHit } from './klevu-record.ts';
import type { SearchIndex } from './search-configuration.ts';
import { personalIdsFor } from './search-history.ts';
import {
  type CategoryListing,
  type ContentHit,
  isExact,
  type ListingRequest,
  type NamedPage,
  type ProductSearch,
  type QuickSearch,
  type ResultPage,
  type Suggestion,
  type TextSearch,
} from './search-port.ts';

export { loadSettings } from './search-settings.ts';

/*
 * Everything the search client can do; loaded on first use, with the search library.
 */

/** What a page has unless a screen asks for another number (docs/product.md, 9.17). */
const pageSizeByDefault = 5;

export function searchProducts(index: SearchIndex, request: ProductSearch): Promise<ResultPage> {
  const { settings, modifiers } = listing(index, request);
  return askForProducts(index, request, search(request.term, settings, ...modifiers));
}

export async function browseCategory(index: SearchIndex, request: CategoryListing): Promise<ResultPage> {
  const { settings, modifiers } = listing(index, request);
  const path = request.categoryPath.join(';');
  const personal = personalOrder(personalIdsFor(request.categoryPath));
  const query = categoryMerchandising(path, { ...settings, ...personal }, ...modifiers);
  return askForProducts(index, request, query);
}

/** Pages for a term, among them those that the index only has a picture of. */
export function searchContent(index: SearchIndex, request: TextSearch): Promise<ResultPage<ContentHit>> {
  const typeOfRecords = [KlevuTypeOfRecord.Cms, KlevuTypeOfRecord.Image];
  return askOne(index, searchCms(request.term, { ...pageOf(request), typeOfRecords }), readContent);
}

export const searchCategories = (index: SearchIndex, request: TextSearch): Promise<ResultPage<NamedPage>> =>
  askOne(index, searchCategory(request.term, pageOf(request)), readCategory);

/** The SDK's own paging counts the rows it received, so the offset is always ours. */
const pageOf = ({ page, pageSize = pageSizeByDefault }: Pick<ListingRequest, 'page' | 'pageSize'>) => ({
  limit: pageSize,
  offset: page * pageSize,
});

const directions = {
  ASC: AdvancedSortingDiretion.Ascending,
  DESC: AdvancedSortingDiretion.Descending,
} as const;

/** The settings and modifiers of a list: its page, order, and selection; the first page lists all filters that the service has. */
function listing(index: SearchIndex, request: ListingRequest) {
  const { page, sort, filters, optionLimit } = request;
  // The library's names for its orders are what it sends, which is what we call them.
  const named = Object.values(KlevuSearchSorting).find((own) => own === sort);
  const byFields = typeof sort === 'string' ? [] : sort;
  const fields = byFields.map(({ key, order }) => ({
    type: 'FIELD' as const,
    key,
    order: directions[order],
  }));
  const listed = {
    rangeFilterSettings: [{ key: priceKey, minMax: true }],
    ...(optionLimit && { limit: optionLimit }),
  };
  return {
    settings: { ...pageOf(request), ...(named && { sort: named }), ...priceSettings(index) },
    modifiers: [
      ...(fields.length > 0 ? [advancedSorting(fields)] : []),
      applyFilters([
        ...filters.options.map(({ key, values }) => ({ key, values: [...values] })),
        ...filters.ranges.map(({ key, start, end }) => ({ key, values: [start, end] })),
      ]),
      ...(page === 0 ? [listFilters(listed)] : []),
    ],
  };
}

/** Filters by what all variants of a product have in common. */
const ofWholeProducts = ['category', 'brand', 'rating', 'age', 'weight', 'positions'];

/**
 * The service tells the lowest price of all variants, which need not be one of those that were chosen: where it is not, a
 * variant is shown with its own price.
 */
function askForProducts(
  index: SearchIndex,
  { filters: { options, ranges } }: ListingRequest,
  query: KlevuFetchFunctionReturnValue,
): Promise<ResultPage> {
  const choosesVariants = ranges.length > 0 || options.some(({ key }) => !ofWholeProducts.includes(key));
  return askOne(index, query, (record) => {
    const hit = readHit(record, index);
    const isOther = choosesVariants && hit !== null && hit.lowestPrice !== null;
    return isOther ? { ...hit, lowestPrice: null, hasPriceRange: false } : hit;
  });
}

export function quickSearch(index: SearchIndex, term: string): Promise<QuickSearch> {
  // The SDK would name three of the four alike.
  const queries = [
    search(term, { id: 'search', ...priceSettings(index) }),
    searchCategory(term, { id: 'categories' }),
    searchCms(term, { id: 'content' }),
    suggestions(term, { id: 'suggestions' }),
  ];
  return ask(index, queries, (answer) => {
    const products = readAnswer(answer, 'search', index, readHit);
    // The products are worth showing without the others.
    const others = <Hit>(id: string, readRecord: ReadRecord<Hit>) =>
      resultOf(answer, id) ? readAnswer(answer, id, index, readRecord) : nothing;
    const categories = others('categories', readCategory);
    const content = others('content', readContent);
    const isAnyExact = [products, categories, content].some(isExact);
    const worthOffering = <Hit>(found: ResultPage<Hit>) => (isAnyExact && !isExact(found) ? nothing : found);
    return {
      products: worthOffering(products).records,
      total: worthOffering(products).total,
      categories: worthOffering(categories).records,
      content: worthOffering(content).records,
      suggestions: readSuggestions(answer, 'suggestions').map(parseSuggestion),
    };
  });
}

const nothing = { records: [], total: 0, hasNextPage: false, typeOfSearch: '', offset: 0, filters: [] };

/** Parses a suggestion's HTML, of which nothing but `<b>` means anything: what was typed is in it. */
export function parseSuggestion(markup: string): Suggestion {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const parts: Suggestion['parts'][number][] = [];
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    parts.push({ text: textContent ?? '', isTyped: parentElement?.closest('b') != null });
  }
  return { text: body.textContent, parts };
}

/**
 * What the service understands of a normalized term, given the names of a product it was searched for and of that one's
 * category.
 * @param request the language in BCP 47
 */
export async function loadAnnotations(
  index: SearchIndex,
  request: Readonly<Record<'term' | 'title' | 'category' | 'language', string>>,
): Promise<readonly string[]> {
  const { term, title, category, language } = request;
  const query = new URLSearchParams({ query: term, title, category, languageCode: language });
  const { annotations } = await fetchJson(`${searchEndpoints(index).annotations}?${query.toString()}`);
  const { fullTerm, subjects } = objectIn(annotations) ?? {};
  return [textIn(fullTerm) ?? term, ...textsIn(subjects)];
}
