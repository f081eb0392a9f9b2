import { brand } from '../../brands/browser.ts';
import {
  inOrder,
  optionsOf,
  type Review,
  type ReviewDetail,
  type ReviewOrder,
} from '../../contract/review.ts';

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
