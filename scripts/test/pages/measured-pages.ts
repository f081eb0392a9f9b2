import { storeById } from '../../../stores/index.ts';
import { defaultLanguageOf } from '../../../stores/languages.ts';
import type { StoreId } from '../../../stores/types.ts';
import { type PageKey, pathOf } from '../../../stores/urls.ts';

interface MeasuredPage {
  readonly key: PageKey;
  /** What it is visited with. */
  readonly query?: string;
  /** Whether search engines may list it. */
  readonly isListed?: boolean;
}

/** One page of every kind that visitors begin with. */
const measuredPages = {
  home: { key: 'home' },
  category: { key: 'category/baby-carriers' },
  product: { key: 'product/baby-carrier-mini' },
  content: { key: 'content/babywearing-guide' },
  search: { key: 'search', query: '?q=carrier', isListed: false },
} as const satisfies Record<string, MeasuredPage>;

export type PageName = keyof typeof measuredPages;

export const pageNames = Object.keys(measuredPages) as readonly PageName[];

/** @throws Error that lists the pages if there is no page of that name. */
export function pageNamed(name: string): PageName {
  const found = pageNames.find((page) => page === name);
  if (!found) throw new Error(`There is no page "${name}". Choose from ${pageNames.join(', ')}.`);
  return found;
}

/** A page in a storefront's default language. */
interface Place {
  readonly path: string;
  /** Its path with the query it is visited with. */
  readonly visited: string;
  readonly isListed: boolean;
}

export function placeOf(page: PageName, storeId: StoreId): Place {
  const store = storeById(storeId);
  const { key, query = '', isListed = true }: MeasuredPage = measuredPages[page];
  const path = pathOf(store, defaultLanguageOf(store), key);
  return { path, visited: path + query, isListed };
}
