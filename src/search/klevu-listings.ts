import {
  categoryMerchandising,
  type KlevuFetchFunctionReturnValue,
  KlevuTypeOfRecord,
  personalisation,
  search,
  searchCategory,
  searchCms,
} from '@klevu/core';
import { readAnswer } from './klevu-answer.ts';
import { ask } from './klevu-client.ts';
import { type KlevuIndex, priceSettings } from './klevu-index.ts';
import { filterModifiers } from './klevu-filters.ts';
import { readCategory, readContent, readHit } from './klevu-record.ts';
import { sortingOf } from './klevu-sorting.ts';
import { personalRecords } from './personal.ts';
import type {
  CategoryHit,
  CategoryListing,
  ContentHit,
  ListingRequest,
  ProductSearch,
  SearchPage,
  TextPage,
  TextSearch,
} from './search-port.ts';

/** What a page has unless a screen asks for another number (docs/product.md, 9.17). */
const pageSizeByDefault = 5;

/** Products for a term. */
export function searchProducts(index: KlevuIndex, request: ProductSearch): Promise<SearchPage> {
  const { settings, modifiers } = listing(index, request);
  return askForProducts(index, request, search(request.term, settings, ...modifiers));
}

/** The products of a category. */
export async function browseCategory(index: KlevuIndex, request: CategoryListing): Promise<SearchPage> {
  const { settings, modifiers } = listing(index, request);
  const path = request.categoryPath.join(';');
  const ids = await personalRecords(request.categoryPath);
  const personal = ids.length > 0 ? [personalisation({ lastClickedItemIds: [...ids] })] : [];
  return askForProducts(index, request, categoryMerchandising(path, settings, ...modifiers, ...personal));
}

/** Pages for a term, among them those that the index only has a picture of. */
export function searchContent(index: KlevuIndex, request: TextSearch): Promise<TextPage<ContentHit>> {
  const typeOfRecords = [KlevuTypeOfRecord.Cms, KlevuTypeOfRecord.Image];
  const query = searchCms(request.term, { ...pageOf(request), typeOfRecords });
  return ask(index, request.signal, [query], (response) =>
    readAnswer(response, 'search', (record) => readContent(record, index)),
  );
}

/** Categories for a term. */
export function searchCategories(index: KlevuIndex, request: TextSearch): Promise<TextPage<CategoryHit>> {
  const query = searchCategory(request.term, pageOf(request));
  return ask(index, request.signal, [query], (response) =>
    readAnswer(response, 'search', (record) => readCategory(record, index)),
  );
}

/** The SDK's own paging counts the rows it received, so the offset is always ours. */
function pageOf({ page, pageSize = pageSizeByDefault }: Pick<ListingRequest, 'page' | 'pageSize'>) {
  return { limit: pageSize, offset: page * pageSize };
}

function listing(index: KlevuIndex, request: ListingRequest) {
  const sorting = sortingOf(request.sort);
  const list = request.page === 0 ? { optionLimit: request.optionLimit } : null;
  return {
    settings: { ...pageOf(request), ...sorting.settings, ...priceSettings(index) },
    modifiers: [...sorting.modifiers, ...filterModifiers(request.filters, list)],
  };
}

function askForProducts(
  index: KlevuIndex,
  { signal, page, pageSize = pageSizeByDefault }: ListingRequest,
  query: KlevuFetchFunctionReturnValue,
): Promise<SearchPage> {
  const id = query.queries?.[0]?.id ?? '';
  return ask(index, signal, [query], (response) => ({
    ...readAnswer(response, id, (record) => readHit(record, index)),
    offset: page * pageSize,
  }));
}
