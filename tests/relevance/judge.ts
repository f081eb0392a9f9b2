import { catalogue } from '../../demo/catalogue/index.ts';
import { stores } from '../../stores/index.ts';
import type { Language } from '../../stores/types.ts';
import { type PageKey, pageKeys, pathOf } from '../../stores/urls.ts';
import type { JudgedQuery } from './query-sets.ts';
import type { ListedRecord, SearchLists } from './search-lists.ts';

/** How good the response to a query is. */
export interface Judgment {
  /** Position of the best acceptable page in its list, from 1; `Infinity` if none is in the lists. */
  readonly rank: number;
  /** Paths of the first hits, for the report. */
  readonly found: readonly string[];
}

/**
 * Judges the lists a shopper is shown beside each other: products, categories, and content each have a place of their
 * own, and a keyword redirect opens its page at once. A product has to be shown in the color that was asked for.
 */
export function judge(
  query: JudgedQuery,
  lists: SearchLists,
  pageAt: ReadonlyMap<string, PageKey>,
): Judgment {
  const isAcceptable = ({ url, sku }: ListedRecord): boolean => {
    const page = pageAt.get(pathIn(url));
    if (page === undefined || !query.expected.includes(page)) return false;
    return !query.colors || !page.startsWith('product/') || hasColor(sku, query.colors);
  };
  const { products, categories, content, redirect } = lists;
  const all = [products, categories, content, redirect === null ? [] : [{ url: redirect }]];
  const ranks = all.map((list) => list.findIndex(isAcceptable) + 1).filter((rank) => rank > 0);
  const found = all.flatMap(([first]) => (first ? [first.url] : []));
  return { rank: Math.min(...ranks), found };
}

const colorOfSku = new Map(
  catalogue.products.flatMap(({ variants }) => variants.map(({ sku, color }) => [sku, color])),
);

function hasColor(sku: string | undefined, wanted: NonNullable<JudgedQuery['colors']>): boolean {
  const color = sku === undefined ? undefined : colorOfSku.get(sku);
  return color !== undefined && wanted.includes(color);
}

const pathIn = (url: string): string => new URL(url, 'http://storefront.test').pathname;

/**
 * The pages by path, in the storefront and language that an index belongs to.
 * @throws RangeError if no storefront has the index.
 */
export function pagesByPath(apiKey: string): ReadonlyMap<string, PageKey> {
  for (const store of Object.values(stores)) {
    const entry = Object.entries(store.searchKeys).find(([, key]) => key === apiKey);
    if (entry) return new Map(pageKeys.map((key) => [pathOf(store, entry[0] as Language, key), key]));
  }
  throw new RangeError(`No storefront searches in ${apiKey}`);
}
