import type { CommerceCategory, CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { rowOf } from './card-offers.ts';
import { ratingsOf } from './category-lists.ts';

const newAdditions = 'selected/supersoft-and-supercosy-new-additions';

/** A product with the path of its page. */
type Placed = CommerceProduct & { readonly path: string };

interface HomeLists {
  /** Those with the most ratings. */
  readonly favorites: readonly Placed[];
  readonly newest: readonly Placed[];
  /** One of the favorites for each top category that has any; its picture stands for the category. */
  readonly pictured: readonly Placed[];
}

/**
 * The products on the home page.
 * @param products in the catalogue's order.
 * @param topCategories the paths of their pages.
 */
export function homeListsOf(products: readonly Placed[], topCategories: readonly string[]): HomeLists {
  const loved = products.toSorted((a, b) => ratingsOf(b) - ratingsOf(a)).slice(0, 24);
  const added = products.filter(({ categoryKeys }) => categoryKeys.includes(newAdditions));
  const newest = added.toSorted((a, b) => b.launchedOn.localeCompare(a.launchedOn)).slice(0, 12);
  return {
    favorites: rowOf(loved),
    newest: rowOf(newest),
    pictured: topCategories.flatMap((path) => loved.find((product) => product.path.startsWith(path)) ?? []),
  };
}

/** Categories that the home page and the header show: of products, and below no other. */
export const isTopCategory = ({ kind, parentKey }: CommerceCategory): boolean =>
  kind === 'product' && parentKey === null;
