import type { Money } from '../../contract/money.ts';
import type { SortOption } from '../search/list-address.ts';

/** What a product that a page was built with can be sorted by. */
export interface SortableProduct {
  readonly name: string;
  readonly price: Money;
  /** ISO date. */
  readonly launchedOn: string;
  readonly rating: { readonly average: number } | null;
}

type Compare = (a: SortableProduct, b: SortableProduct) => number;

/** The same products in the chosen order; ties keep the merchant's. @param locale BCP 47, for the alphabet */
export function inOrder<Product extends SortableProduct>(
  products: readonly Product[],
  sort: SortOption,
  locale: string,
): readonly Product[] {
  if (sort === 'RELEVANCE') return products;
  const byPrice: Compare = (a, b) => a.price.centAmount - b.price.centAmount;
  const comparisons: Readonly<Record<typeof sort, Compare>> = {
    PRICE_ASC: byPrice,
    PRICE_DESC: (a, b) => byPrice(b, a),
    NEW_ARRIVAL_DESC: (a, b) => b.launchedOn.localeCompare(a.launchedOn),
    RATING_DESC: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
    NAME_ASC: (a, b) => a.name.localeCompare(b.name, locale),
  };
  return products.toSorted(comparisons[sort]);
}
