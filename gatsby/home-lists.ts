import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { rowOf } from './card-offers.ts';
import { ratingsOf } from './category-lists.ts';

const newAdditions = 'selected/supersoft-and-supercosy-new-additions';

interface HomeLists {
  /** Those with the most ratings. */
  readonly favorites: readonly CommerceProduct[];
  readonly newest: readonly CommerceProduct[];
}

/** Products by their number of ratings: those that nobody has rated yet, then those with the most. */
export const mostRatedFirst = (products: readonly CommerceProduct[]): CommerceProduct[] =>
  products.toSorted((a, b) => ratingsOf(b) - ratingsOf(a));

/**
 * The products on the home page.
 * @param products in the catalogue's order.
 */
export function homeListsOf(products: readonly CommerceProduct[]): HomeLists {
  const added = products.filter(({ categoryKeys }) => categoryKeys.includes(newAdditions));
  const newest = added.toSorted((a, b) => b.launchedOn.localeCompare(a.launchedOn)).slice(0, 12);
  return { favorites: rowOf(mostRatedFirst(products).slice(0, 24)), newest: rowOf(newest) };
}
