import { brand } from '../../brands/browser.ts';
import { inOrder, type Review, type ReviewOrder, type Stars } from '../../contract/review.ts';

/** Ages of children in months: from the first up to, but not including, the second. */
export const ageGroups = {
  upTo3: [0, 3],
  from3: [3, 6],
  from6: [6, 12],
  from12: [12, 24],
  from24: [24, Infinity],
} as const;
export type AgeGroup = keyof typeof ageGroups;

/** Which reviews a shopper wants to read, and in which order; null wherever any will do. */
export interface ReviewQuery {
  readonly stars: Stars | null;
  readonly age: AgeGroup | null;
  readonly use: string | null;
  /** BCP 47, as in the reviews. */
  readonly language: string | null;
  readonly order: ReviewOrder;
}

export const everyReview: ReviewQuery = {
  stars: null,
  age: null,
  use: null,
  language: null,
  order: 'relevant',
};

const isOfAge = ({ childAgeMonths }: Review, group: AgeGroup): boolean => {
  const [from, to] = ageGroups[group];
  return childAgeMonths !== null && childAgeMonths >= from && childAgeMonths < to;
};

/** @param pageLanguage the reviews in it come first, unless another order is wanted. */
export const chosenReviews = (
  reviews: readonly Review[],
  { stars, age, use, language, order }: ReviewQuery,
  pageLanguage: string,
): Review[] =>
  inOrder(
    reviews.filter(
      (review) =>
        (stars === null || review.rating === stars) &&
        (age === null || isOfAge(review, age)) &&
        (use === null || review.use === use) &&
        (language === null || review.language === language),
    ),
    order,
    pageLanguage,
  );

/** What there is to choose from: nothing that no review has. */
export function choicesIn(reviews: readonly Review[]) {
  const groups = Object.keys(ageGroups) as AgeGroup[];
  return {
    ages: groups.filter((group) => reviews.some((review) => isOfAge(review, group))),
    uses: (brand.reviewUses ?? []).filter((use) => reviews.some((review) => review.use === use)),
    languages: [...new Set(reviews.map(({ language }) => language))].sort(),
  };
}
