import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from '../../brands/browser.ts';
import { stars } from '../../contract/review.ts';
import { ageGroups, choicesIn, chosenReviews, everyReview, type ReviewQuery } from './review-query.ts';
import { reviewOf } from './testing/reviews.ts';

const reviews = [
  reviewOf('a', { rating: 3, childAgeMonths: 2, use: 'newborn' }),
  reviewOf('b', { rating: 5, childAgeMonths: 3, use: 'travel', language: 'de' }),
  reviewOf('c', { rating: 3, childAgeMonths: 30, use: 'travel' }),
  reviewOf('d', { rating: 1 }),
];

describe('the reviews a shopper asks for', () => {
  test.each<[Partial<ReviewQuery>, string[]]>([
    [{}, ['a', 'c', 'd', 'b']],
    [{ stars: 3 }, ['a', 'c']],
    [{ stars: 2 }, []],
    [{ age: 'upTo3' }, ['a']],
    [{ age: 'from3' }, ['b']],
    [{ age: 'from24' }, ['c']],
    [{ use: 'travel' }, ['c', 'b']],
    [{ language: 'de' }, ['b']],
    [{ stars: 3, use: 'travel', language: 'en' }, ['c']],
    [{ order: 'lowest' }, ['d', 'a', 'c', 'b']],
  ])('product 4.284: %o', (query, ids) => {
    const chosen = chosenReviews(reviews, { ...everyReview, ...query }, 'en');
    expect(chosen.map(({ id }) => id)).toEqual(ids);
  });

  test('every age is in exactly one group', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), (months) => {
        const groups = Object.values(ageGroups).filter(([from, to]) => months >= from && months < to);
        expect(groups).toHaveLength(1);
      }),
    );
  });

  test('product 4.284: every single choice that is offered finds something', () => {
    const review = fc.record({
      rating: fc.constantFrom(...stars),
      childAgeMonths: fc.option(fc.nat({ max: 60 })),
      use: fc.option(fc.constantFrom(...(brand.reviewUses ?? []), 'unknown')),
      language: fc.constantFrom('en', 'sv', 'zh-Hant'),
    });
    fc.assert(
      fc.property(fc.array(review), (fields) => {
        const some = fields.map((one, index) => reviewOf(String(index), one));
        const { ages, uses, languages } = choicesIn(some);
        const found = (query: Partial<ReviewQuery>) =>
          chosenReviews(some, { ...everyReview, ...query }, 'en').length;
        for (const age of ages) expect(found({ age })).toBeGreaterThan(0);
        for (const use of uses) expect(found({ use })).toBeGreaterThan(0);
        for (const language of languages) expect(found({ language })).toBeGreaterThan(0);
      }),
    );
  });
});
