import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, type Review, reviewOrders, starCountsOf, stars } from './review.ts';
import { reviewOf as sample } from './testing/reviews.ts';

const reviewOf = (id: string, fields: Partial<Review> = {}) => sample(id, { text: '', ...fields });

const reviews = [
  reviewOf('english', { helpful: 9, rating: 3, writtenOn: '2025-03-01' }),
  reviewOf('swedish', { language: 'sv-FI', helpful: 2, writtenOn: '2025-01-01' }),
  reviewOf('french', { language: 'fr', helpful: 20, rating: 1, writtenOn: '2026-01-01' }),
  reviewOf('plain', { helpful: 1, rating: 4, writtenOn: '2024-01-01' }),
];

describe('reviews', () => {
  test.each([
    ['relevant', 'sv', ['swedish', 'english', 'plain', 'french']],
    ['relevant', 'fr', ['french', 'english', 'plain', 'swedish']],
    ['newest', 'sv', ['french', 'english', 'swedish', 'plain']],
    ['highest', 'sv', ['swedish', 'plain', 'english', 'french']],
    ['lowest', 'sv', ['french', 'english', 'plain', 'swedish']],
    ['helpful', 'sv', ['french', 'english', 'swedish', 'plain']],
  ] as const)('product 4.281: in the order %s, on a page in %s', (order, language, ids) => {
    expect(inOrder(reviews, order, language).map(({ id }) => id)).toEqual(ids);
  });

  test('product 4.281: have the same order wherever they start from', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(reviews, { minLength: reviews.length }),
        fc.constantFrom(...reviewOrders),
        (shuffled, order) => {
          expect(inOrder(shuffled, order, 'en')).toEqual(inOrder(reviews, order, 'en'));
        },
      ),
    );
  });

  test('are counted by stars, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...stars)), (ratings) => {
        const counts = starCountsOf(ratings.map((rating) => ({ rating })));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ratings.length);
        expect(counts[0]).toBe(ratings.filter((rating) => rating === 5).length);
      }),
    );
  });
});
