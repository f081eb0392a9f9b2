import type { Review, ReviewOrder } from '../../contract/review.ts';

/** Which reviews a shopper wants to read, and in which order; null wherever any will do. */
export interface ReviewQuery {
  readonly stars: Review['rating'] | null;
  /** By key of the brand's details: one of its options. */
  readonly details: Readonly<Record<string, string | null>>;
  /** BCP 47, as in the reviews. */
  readonly language: string | null;
  readonly order: ReviewOrder;
}

export const everyReview: ReviewQuery = { stars: null, details: {}, language: null, order: 'relevant' };
