import {
  categoryMerchandising,
  type KlevuFetchFunctionReturnValue,
  KlevuTypeOfRecord,
  search,
  searchCategory,
  searchCms,
} from '@klevu/core';
import type { FilterSelection } from './filter.ts';
import { readAnswer } from './klevu-answer.ts';
import { personalIdsFor } from './category-personalization.ts';
import { ask, personalOrder, priceSettings } from './klevu-client.ts';
import type { SearchIndex } from './search-configuration.ts';
import { filterModifiers, sortingOf } from './klevu-list-query.ts';
import { readCategory, readContent, readHit } from './klevu-record.ts';
import type {
  CategoryHit,
  CategoryListing,
  ContentHit,
  ListingRequest,
  ProductSearch,
  ResultPage,
  SearchHit,
  SearchPage,
  TextSearch,
} from './search-port.ts';

/** What a page has unless a screen asks for another number (docs/product.md, 9.17). */
const pageSizeByDefault = 5;

/** Products for a term. */
export function searchProducts(index: SearchIndex, request: ProductSearch): Promise<SearchPage> {
  const { settings, modifiers } = listing(index, request);
  return askForProducts(index, request, search(request.term, settings, ...modifiers));
}

/** The products of a category. */
export async function browseCategory(index: SearchIndex, request: CategoryListing): Promise<SearchPage> {
  const { settings, modifiers } = listing(index, request);
  const path = request.categoryPath.join(';');
  const personal = personalOrder(personalIdsFor(request.categoryPath));
  const query = categoryMerchandising(path, { ...settings, ...personal }, ...modifiers);
  return askForProducts(index, request, query);
}

/** Pages for a term, among them those that the index only has a picture of. */
export function searchContent(index: SearchIndex, request: TextSearch): Promise<ResultPage<ContentHit>> {
  const typeOfRecords = [KlevuTypeOfRecord.Cms, KlevuTypeOfRecord.Image];
  const query = searchCms(request.term, { ...pageOf(request), typeOfRecords });
  return ask(index, request.signal, [query], (answer) =>
    readAnswer(answer, 'search', (record) => readContent(record, index)),
  );
}

/** Categories for a term. */
export function searchCategories(index: SearchIndex, request: TextSearch): Promise<ResultPage<CategoryHit>> {
  const query = searchCategory(request.term, pageOf(request));
  return ask(index, request.signal, [query], (answer) =>
    readAnswer(answer, 'search', (record) => readCategory(record, index)),
  );
}

/** The SDK's own paging counts the rows it received, so the offset is always ours. */
function pageOf({ page, pageSize = pageSizeByDefault }: Pick<ListingRequest, 'page' | 'pageSize'>) {
  return { limit: pageSize, offset: page * pageSize };
}

function listing(index: SearchIndex, request: ListingRequest) {
  const sorting = sortingOf(request.sort);
  const list = request.page === 0 ? { optionLimit: request.optionLimit } : null;
  return {
    settings: { ...pageOf(request), ...sorting.settings, ...priceSettings(index) },
    modifiers: [...sorting.modifiers, ...filterModifiers(request.filters, list)],
  };
}

function askForProducts(
  index: SearchIndex,
  { signal, page, pageSize = pageSizeByDefault, filters }: ListingRequest,
  query: KlevuFetchFunctionReturnValue,
): Promise<SearchPage> {
  const id = query.queries?.[0]?.id ?? '';
  return ask(index, signal, [query], (answer) => ({
    ...readAnswer(answer, id, (record) => readChosen(record, index, filters)),
    offset: page * pageSize,
  }));
}

/** Filters by what all variants of a product have in common. */
const ofWholeProducts = ['category', 'brand', 'rating', 'age', 'weight', 'position'];

/**
 * The service tells the lowest price of all variants, which need not be one of those that were chosen: where it is not, a
 * variant is shown with its own price.
 */
function readChosen(
  record: unknown,
  index: SearchIndex,
  { options, ranges }: FilterSelection,
): SearchHit | null {
  const hit = readHit(record, index);
  const choosesVariants = ranges.length > 0 || options.some(({ key }) => !ofWholeProducts.includes(key));
  return hit && choosesVariants && hit.lowestPrice !== null
    ? { ...hit, lowestPrice: null, hasPriceRange: false }
    : hit;
}
