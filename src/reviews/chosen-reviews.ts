import { brand } from '../../brands/browser.ts';
import { inOrder, optionsOf, type Review, type ReviewDetail } from '../../contract/review.ts';
import type { ReviewQuery } from './review-query.ts';

const declared = brand.reviewDetails ?? [];

/** The option that a review falls under; each number is in the last group that begins with it or before. */
export function optionOf(detail: ReviewDetail, { details }: Review): string | undefined {
  const said = details[detail.key];
  if (said === undefined || 'choices' in detail) return said?.toString();
  return detail.groups.findLast((from) => Number(said) >= from)?.toString();
}

/** @param pageLanguage the reviews in it come first, unless another order is wanted. */
export const chosenReviews = (
  reviews: readonly Review[],
  { stars, details, language, order }: ReviewQuery,
  pageLanguage: string,
): Review[] =>
  inOrder(
    reviews.filter(
      (review) =>
        (stars === null || review.rating === stars) &&
        declared.every((detail) =>
          [undefined, null, optionOf(detail, review)].includes(details[detail.key]),
        ) &&
        (language === null || review.language === language),
    ),
    order,
    pageLanguage,
  );

/** What there is to choose from: nothing that no review has. */
export function choicesIn(reviews: readonly Review[]) {
  return {
    details: declared.map((detail) => {
      const given = new Set(reviews.map((review) => optionOf(detail, review)));
      return { key: detail.key, options: optionsOf(detail).filter((option) => given.has(option)) };
    }),
    languages: [...new Set(reviews.map(({ language }) => language))].sort(),
  };
}
