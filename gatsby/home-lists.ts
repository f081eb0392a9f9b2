import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { currenciesOf, rowOf } from './card-offers.ts';
import { brand } from '../brands/build.ts';
import { isAccessory, ratingsOf } from './category-lists.ts';

const newAdditions = brand.pages.news.replace(/^category\//, '');

interface HomeLists {
  /** What the page begins with: the product in its picture, or the one with the most ratings; every country can have it. */
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

/**
 * The products on the home page.
 * @param products in the catalogue's order.
 * @param pictured key of the product in the page's picture.
 */
export function homeListsOf(
  products: readonly CommerceProduct[],
  pictured: string = brand.leadProduct,
): HomeLists {
  const { things = [], accessories = [] } = Object.groupBy(products, (product) =>
    isAccessory(product) || product.kind === 'gift-box' ? 'accessories' : 'things',
  );
  const currencies = new Set(products.flatMap((product) => [...currenciesOf(product)]));
  const isEverywhere = (product: CommerceProduct) => currenciesOf(product).size === currencies.size;
  const lead =
    things.find((product) => product.key === pictured && isEverywhere(product)) ??
    mostRatedFirst(things).find((product) => product.rating !== null && isEverywhere(product)) ??
    null;
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
