import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { currenciesOf, rowOf } from './card-offers.ts';
import { ratingsOf } from './category-lists.ts';

const newAdditions = 'selected/supersoft-and-supercosy-new-additions';

interface HomeLists {
  /** What the page begins with: the product with the most ratings that every country of the storefront can have. */
  readonly lead: CommerceProduct | null;
  /** Those with the most ratings, without what nobody has rated yet. */
  readonly favorites: readonly CommerceProduct[];
  readonly newest: readonly CommerceProduct[];
  /** What belongs to something else, apart from it: those with the most ratings. */
  readonly accessories: readonly CommerceProduct[];
}

/** Products by their number of ratings: those that nobody has rated yet, then those with the most. */
export const mostRatedFirst = (products: readonly CommerceProduct[]): CommerceProduct[] =>
  products.toSorted((a, b) => ratingsOf(b) - ratingsOf(a));

/** Whether a product belongs to another one, or to an order: its main category is one of accessories, or it is a gift box. */
const isAccessory = ({ kind, categoryKeys: [main = ''] }: CommerceProduct): boolean =>
  kind === 'gift-box' || /(^|\/)accessories[^/]*$/.test(main);

/**
 * The products on the home page.
 * @param products in the catalogue's order.
 */
export function homeListsOf(products: readonly CommerceProduct[]): HomeLists {
  const { things = [], accessories = [] } = Object.groupBy(products, (product) =>
    isAccessory(product) ? 'accessories' : 'things',
  );
  const currencies = new Set(products.flatMap((product) => [...currenciesOf(product)]));
  const lead =
    mostRatedFirst(things).find(
      (product) => product.rating !== null && currenciesOf(product).size === currencies.size,
    ) ?? null;
  const others = things.filter((product) => product !== lead);
  const added = others.filter(({ categoryKeys }) => categoryKeys.includes(newAdditions));
  const newest = added.toSorted((a, b) => b.launchedOn.localeCompare(a.launchedOn)).slice(0, 12);
  const mostLoved = (some: readonly CommerceProduct[]) =>
    rowOf(mostRatedFirst(some.filter(({ rating }) => rating !== null)).slice(0, 24));
  return {
    lead,
    favorites: mostLoved(others),
    newest: rowOf(newest),
    accessories: mostLoved(accessories),
  };
}
