import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { rowOf } from './card-offers.ts';

const newAdditions = 'selected/supersoft-and-supercosy-new-additions';

interface HomeLists {
  /** Those with the most ratings. */
  readonly favorites: readonly CommerceProduct[];
  readonly newest: readonly CommerceProduct[];
}

/** Products by their number of ratings; those that nobody has rated come last. */
export const mostRatedFirst = (products: readonly CommerceProduct[]): CommerceProduct[] =>
  products.toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0));

/**
 * The products on the home page.
 * @param products in the catalogue's order.
 */
export function homeListsOf(products: readonly CommerceProduct[]): HomeLists {
  const added = products.filter(({ categoryKeys }) => categoryKeys.includes(newAdditions));
  const newest = added.toSorted((a, b) => b.launchedOn.localeCompare(a.launchedOn)).slice(0, 12);
  // A gift message needs a text, which a card of a list has no room for.
  const addable = products.filter(({ kind }) => kind !== 'gift-message');
  return { favorites: rowOf(mostRatedFirst(addable).slice(0, 24)), newest: rowOf(newest) };
}
