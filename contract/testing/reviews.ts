import type { Review, ReviewDetail } from '../review.ts';

/** What reviewers say of themselves in tests: a number and a choice. */
export const reviewDetails: readonly ReviewDetail[] = [
  { key: 'owned', unit: 'month', groups: [0, 3, 24] },
  { key: 'use', choices: ['travel', 'gift'] },
];

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
  details: {},
  helpful: 0,
  answer: null,
  pictures: [],
  ...fields,
});
