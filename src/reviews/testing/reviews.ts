import type { Review } from '../../../contract/review.ts';

/** A review with five stars and little else, unless specified otherwise. */
export const reviewOf = (id: string, fields: Partial<Review> = {}): Review => ({
  id,
  rating: 5,
  title: `Title ${id}`,
  text: `Text ${id}`,
  author: 'Ada L.',
  language: 'en',
  writtenOn: '2025-01-15',
  verifiedPurchase: false,
  childAgeMonths: null,
  use: null,
  helpful: 0,
  answer: null,
  ...fields,
});
