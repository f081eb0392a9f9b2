import type { ProductProjection, Review, ReviewRatingStatistics } from '@commercetools/platform-sdk';
import type { Storage } from '../storage.ts';

/** What commercetools tells about the ratings of a product or channel; undefined if nobody has rated it. */
export function statisticsOf(
  reviews: readonly Pick<Review, 'rating' | 'includedInStatistics'>[],
): ReviewRatingStatistics | undefined {
  const ratings = reviews.flatMap(({ rating, includedInStatistics }) =>
    rating !== undefined && includedInStatistics ? [rating] : [],
  );
  if (ratings.length === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const distribution = Object.groupBy(ratings, String);
  return {
    averageRating: Number((sum / ratings.length).toFixed(5)),
    highestRating: Math.max(...ratings),
    lowestRating: Math.min(...ratings),
    count: ratings.length,
    ratingsDistribution: Object.fromEntries(
      Object.entries(distribution).map(([rating, same]) => [rating, same?.length ?? 0]),
    ),
  };
}

/** Adds to products what their reviews amount to; commercetools counts them itself and stores no other ratings. */
export function withRatings(storage: Storage): (product: ProductProjection) => ProductProjection {
  const reviews = Map.groupBy(storage.all('review'), ({ target }) => target?.id);
  return (product) => {
    const statistics = statisticsOf(reviews.get(product.id) ?? []);
    return statistics ? { ...product, reviewRatingStatistics: statistics } : product;
  };
}
