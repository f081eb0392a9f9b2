import type { Review } from '../../contract/review.ts';

export const reviewsFolder = '/texts/reviews';

/** Where the build writes all reviews of a product, as a JSON list of `Review`. */
export const reviewsPath = (productKey: string): string => `${reviewsFolder}/${productKey}.json`;

/** @throws Error if they cannot be fetched. */
export async function fetchReviews(productKey: string, signal: AbortSignal): Promise<readonly Review[]> {
  const response = await fetch(reviewsPath(productKey), { signal });
  if (!response.ok) throw new Error(`The reviews of ${productKey} returned status ${response.status}.`);
  return (await response.json()) as readonly Review[];
}
