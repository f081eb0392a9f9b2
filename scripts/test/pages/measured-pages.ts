import { storeById } from '../../../stores/index.ts';
import { defaultLanguageOf } from '../../../stores/languages.ts';
import type { StoreId } from '../../../stores/types.ts';
import { type PageKey, pathOf } from '../../../stores/urls.ts';

/** One page of every kind that visitors begin with. */
const measuredPages = {
  home: { key: 'home' },
  category: { key: 'category/baby-carriers' },
  product: { key: 'product/baby-carrier-mini' },
  content: { key: 'content/babywearing-guide' },
  search: { key: 'search', query: '?q=carrier' },
} as const satisfies Record<string, { key: PageKey; query?: string }>;

export type PageName = keyof typeof measuredPages;

export const pageNames = Object.keys(measuredPages) as readonly PageName[];

/** @throws Error that lists the pages if there is no page of that name. */
export function pageNamed(name: string): PageName {
  const found = pageNames.find((page) => page === name);
  if (!found) throw new Error(`There is no page "${name}". Choose from ${pageNames.join(', ')}.`);
  return found;
}

/** Where a page is in a storefront's default language: its path, and its path with the query it is visited with. */
export function placeOf(
  page: PageName,
  storeId: StoreId,
): { readonly path: string; readonly visited: string } {
  const store = storeById(storeId);
  const { key, query = '' }: { key: PageKey; query?: string } = measuredPages[page];
  const path = pathOf(store, defaultLanguageOf(store), key);
  return { path, visited: path + query };
}
