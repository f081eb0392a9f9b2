import { graphql } from 'gatsby';
import type { Review, StarCounts, Stars } from '../../contract/review.ts';
import type { ProductData } from '../catalogue/types.ts';
import { Reviews } from '../reviews/reviews.tsx';

/** @public Gatsby finds fragments in any file. */
export const productReviews = graphql`
  fragment ProductReviews on CommerceProduct {
    questions {
      question
      answer
    }
    reviews {
      counts
      first {
        id
        rating
        title
        text
        author
        language
        writtenOn
        verifiedPurchase
        details
        helpful
        answer
      }
    }
  }
`;

interface ProductReviewsProps {
  readonly product: Pick<ProductData, 'key' | 'rating'>;
  readonly reviews: Queries.ProductReviewsFragment['reviews'];
}

/** The reviews of a product; nothing if there are none. */
export function ProductReviews({ product: { key, rating }, reviews }: ProductReviewsProps) {
  if (!rating || !reviews) return null;
  // Gatsby types what gatsby/reviews.ts has written as plain numbers, strings, and objects.
  const counts = reviews.counts as unknown as StarCounts;
  const first = reviews.first.map(({ rating, details, ...review }) => ({
    ...review,
    rating: rating as Stars,
    details: details as Review['details'],
  }));
  return <Reviews key={key} productKey={key} rating={rating} counts={counts} first={first} />;
}
