import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { linkedPages, listPageCount, listPageSize } from '../src/navigation/list-pages.ts';
import { cataloguePagesFile } from '../stores/catalogue-pages.ts';
import type { Language, Store } from '../stores/types.ts';
import { isPageKey, listPageKey, type PageKey, pathOf } from '../stores/urls.ts';
import { currenciesOf, type Priced } from './card-offers.ts';

/** What decides where a product is listed. */
type Listed = Pick<CommerceProduct, 'key' | 'categoryKeys'>;

/** `a/b/c` → `a`, `a/b`, `a/b/c`. */
export function ancestorsOf(categoryKey: string): string[] {
  const segments = categoryKey.split('/');
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

export function productsByCategory<Product extends Listed>(
  products: readonly Product[],
): ReadonlyMap<string, readonly Product[]> {
  const lists = new Map<string, Product[]>();
  for (const product of products) {
    for (const key of new Set(product.categoryKeys.flatMap(ancestorsOf))) {
      const list = lists.get(key);
      if (list) list.push(product);
      else lists.set(key, [product]);
    }
  }
  return lists;
}

/** The keys of the second page and all later ones of every category's list; a category without a page has none. */
export const laterPagesOf = (products: readonly Listed[], store: Pick<Store, 'paths'>): PageKey[] =>
  [...productsByCategory(products)].flatMap(([category, list]) =>
    isPageKey(store, `category/${category}`)
      ? Array.from({ length: listPageCount(list.length) - 1 }, (_, index) =>
          keyOf(category, index + 2, store),
        )
      : [],
  );

/** The key of a page of a category's list. @throws Error if the list of the catalogue's pages does not have it. */
export function keyOf(category: string, number: number, store: Pick<Store, 'paths'>): PageKey {
  const key = `category/${category}`;
  if (!isPageKey(store, key)) throw new Error(`${cataloguePagesFile} does not have ${key}. Build again.`);
  return listPageKey(key as Parameters<typeof listPageKey>[0], number);
}

/** Whether a product belongs to others: its main category's name says so, as in `jackets/accessories-jackets`. */
export const isAccessory = ({ categoryKeys }: Pick<CommerceProduct, 'categoryKeys'>): boolean =>
  /(^|\/)accessories(-[^/]*)?$/.test(categoryKeys[0] ?? '');

/** The number of ratings by which products are ordered; products without any come first. */
export const ratingsOf = ({ rating }: Pick<CommerceProduct, 'rating'>): number =>
  rating?.count ?? Number.MAX_SAFE_INTEGER;

export interface CategoryList {
  /** From 1. */
  readonly number: number;
  /** How many products all of its pages have. */
  readonly total: number;
  readonly sold: readonly { readonly currency: string; readonly total: number }[];
  readonly productKeys: readonly string[];
  /** Where the pages are that it links to, itself included; none if it is the only one. */
  readonly links: readonly { readonly number: number; readonly path: string }[];
}

/**
 * The pages of a category's list: accessories come after everything else, its own products before those of the categories
 * below it, and those that nobody has rated yet before the others, with the most ratings first.
 */
export function categoryLists(
  category: string,
  products: readonly (Listed & Priced & Pick<CommerceProduct, 'rating'>)[],
  store: Store,
  language: Language,
): CategoryList[] {
  const rank = (product: Listed) =>
    (isAccessory(product) ? 2 : 0) + (product.categoryKeys.includes(category) ? 0 : 1);
  const keys = products
    .toSorted((a, b) => rank(a) - rank(b) || ratingsOf(b) - ratingsOf(a))
    .map(({ key }) => key);
  const count = listPageCount(keys.length);
  const byCurrency = Map.groupBy(
    products.flatMap((product) => [...currenciesOf(product)]),
    (currency) => currency,
  );
  const sold = [...byCurrency].map(([currency, { length }]) => ({ currency, total: length }));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    total: keys.length,
    sold,
    productKeys: count === 1 ? keys : keys.slice(index * listPageSize, (index + 1) * listPageSize),
    links: (count === 1 ? [] : linkedPages(index + 1, count)).map((number) => ({
      number,
      path: pathOf(store, language, keyOf(category, number, store)),
    })),
  }));
}
