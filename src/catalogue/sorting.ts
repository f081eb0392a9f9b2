import type { ProductCardData } from './types.ts';

/** The ways to sort a category; the first is the merchant's own order. */
export const categorySorts = ['featured', 'priceAscending', 'priceDescending', 'newest', 'rating'] as const;
export type CategorySort = (typeof categorySorts)[number];

const comparisons: Record<
  Exclude<CategorySort, 'featured'>,
  (a: ProductCardData, b: ProductCardData) => number
> = {
  priceAscending: (a, b) => a.price.centAmount - b.price.centAmount,
  priceDescending: (a, b) => b.price.centAmount - a.price.centAmount,
  newest: (a, b) => b.launchedOn.localeCompare(a.launchedOn),
  rating: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
};

/** The same products in the chosen order; ties keep the merchant's order. */
export function sortProducts(
  products: readonly ProductCardData[],
  sort: CategorySort,
): readonly ProductCardData[] {
  return sort === 'featured' ? products : [...products].sort(comparisons[sort]);
}

/** The order requested in a query string, or the merchant's own. */
export function parseSort(value: string | null): CategorySort {
  return categorySorts.find((sort) => sort === value) ?? 'featured';
}
