import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { stars } from '../../contract/review.ts';
import { choicesIn, chosenReviews } from './chosen-reviews.ts';
import { everyReview, type ReviewQuery } from './review-query.ts';
import { reviewOf } from '../../contract/testing/reviews.ts';

vi.mock('../../brands/browser.ts', async () => ({
  brand: { reviewDetails: (await import('../../contract/testing/reviews.ts')).reviewDetails },
}));

const reviews = [
  reviewOf('a', { rating: 3, details: { owned: 2, use: 'gift' } }),
  reviewOf('b', { rating: 5, details: { owned: 3, use: 'travel' }, language: 'de' }),
  reviewOf('c', { rating: 3, details: { owned: 30, use: 'travel' } }),
  reviewOf('d', { rating: 1 }),
];

describe('the reviews a shopper asks for', () => {
  test.each<[Partial<ReviewQuery>, string[]]>([
    [{}, ['a', 'c', 'd', 'b']],
    [{ stars: 3 }, ['a', 'c']],
    [{ stars: 2 }, []],
    [{ details: { owned: '0' } }, ['a']],
    [{ details: { owned: '3' } }, ['b']],
    [{ details: { owned: '24' } }, ['c']],
    [{ details: { owned: null, use: 'travel' } }, ['c', 'b']],
    [{ language: 'de' }, ['b']],
    [{ stars: 3, details: { use: 'travel' }, language: 'en' }, ['c']],
    [{ order: 'lowest' }, ['d', 'a', 'c', 'b']],
  ])('product 4.284: %o', (query, ids) => {
    const chosen = chosenReviews(reviews, { ...everyReview, ...query }, 'en');
    expect(chosen.map(({ id }) => id)).toEqual(ids);
  });

  test('product 4.284: every single choice that is offered finds something', () => {
    const review = fc.record({
      rating: fc.constantFrom(...stars),
      details: fc.record(
        { owned: fc.nat({ max: 60 }), use: fc.constantFrom('gift', 'travel', 'unknown') },
        { requiredKeys: [] },
      ),
      language: fc.constantFrom('en', 'sv', 'zh-Hant'),
    });
    fc.assert(
      fc.property(fc.array(review), (fields) => {
        const some = fields.map((drawn, index) => reviewOf(String(index), drawn));
        const { details, languages } = choicesIn(some);
        const found = (query: Partial<ReviewQuery>) =>
          chosenReviews(some, { ...everyReview, ...query }, 'en').length;
        for (const { key, options } of details)
          for (const option of options) expect(found({ details: { [key]: option } })).toBeGreaterThan(0);
        for (const language of languages) expect(found({ language })).toBeGreaterThan(0);
      }),
    );
  });
});
