import type { Counting } from '../stores/measures/fact-texts.ts';

/** The stars a review can give, best first. */
export const stars = [5, 4, 3, 2, 1] as const;
export type Stars = (typeof stars)[number];

/**
 * Something that reviewers say of themselves, as a brand declares it: one of some choices, such as what they used a product
 * for, or a number, such as an age. Its words are `reviews:details.{key}` in the brand's texts.
 */
export type ReviewDetail = {
  /** Also the field in commercetools' custom type `review-details`. */
  readonly key: string;
} & (
  | { readonly choices: readonly string[] }
  /** Where each group of the filter begins, the least first. */
  | (Counting & { readonly groups: readonly number[] })
);

/** What reviews are filtered by: the choices, or where the groups begin. */
export const optionsOf = (detail: ReviewDetail): readonly string[] =>
  'choices' in detail ? detail.choices : detail.groups.map(String);

/** What somebody wrote about a product. */
export interface Review {
  readonly id: string;
  readonly rating: Stars;
  readonly title: string;
  /** Plain text; empty if somebody only gave stars. */
  readonly text: string;
  /** As it is shown, e.g. `Hannah K.`; empty if it is not to be shown. */
  readonly author: string;
  /** BCP 47, e.g. `zh-Hant`: of title and text. */
  readonly language: string;
  /** ISO date. */
  readonly writtenOn: string;
  /** Whether the shop knows that the author bought the product there. */
  readonly verifiedPurchase: boolean;
  /** What the author says of the brand's `reviewDetails`, by their keys: a choice, or a number. */
  readonly details: Readonly<Record<string, string | number>>;
  readonly helpful: number;
  /** What the shop replied, in the language of the review; null if it did not. */
  readonly answer: string | null;
  /** Paths of its photographs. */
  readonly pictures: readonly string[];
}

/** Where a photograph of a review can be seen by everybody, while the review is published. @param file its ID. */
export const picturePath = (reviewId: string, file: string): string =>
  `/api/reviews/${reviewId}/pictures/${file}`;

/** How many reviews give five, four, three, two, and one star. */
export type StarCounts = readonly [number, number, number, number, number];

export const starCountsOf = (reviews: readonly Pick<Review, 'rating'>[]): StarCounts => {
  const count = (wanted: Stars) => reviews.filter(({ rating }) => rating === wanted).length;
  return [count(5), count(4), count(3), count(2), count(1)];
};

/**
 * Where reviews come from. Whoever connects another review service writes a function of this type; `commerce/reviews.ts`
 * is the first (docs/storefronts.md).
 * @returns the published reviews by the key of their product, in any order; products without reviews are left out.
 */
export type ReadReviews = () => Promise<ReadonlyMap<string, readonly Review[]>>;

/** The ways to order reviews; the first one is the usual one. */
export const reviewOrders = ['relevant', 'newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

type Comparison = (one: Review, other: Review) => number;

const newest: Comparison = (one, other) =>
  other.writtenOn.localeCompare(one.writtenOn) || one.id.localeCompare(other.id);
const helpful: Comparison = (one, other) => other.helpful - one.helpful || newest(one, other);
const highest: Comparison = (one, other) => other.rating - one.rating || newest(one, other);

/** Whether a text in `tag` is in a language, wherever it is spoken: `de-AT` is in `de`. */
const isIn = (language: string, tag: string): boolean => tag === language || tag.startsWith(`${language}-`);

/** How far a text is from what a reader of `language` can read: English is what most others can. */
const distanceFrom = (language: string, review: Review): number =>
  isIn(language, review.language) ? 0 : isIn('en', review.language) ? 1 : 2;

const comparisons: Readonly<Record<ReviewOrder, (language: string) => Comparison>> = {
  relevant: (language) => (one, other) =>
    distanceFrom(language, one) - distanceFrom(language, other) || helpful(one, other),
  newest: () => newest,
  highest: () => highest,
  lowest: () => (one, other) => one.rating - other.rating || newest(one, other),
  helpful: () => helpful,
};

/**
 * @param language of the page, whose reviews come first in the order `relevant`, then those in English; but before all
 * others, a positive one and a critical one, if there are both.
 */
export function inOrder(reviews: readonly Review[], order: ReviewOrder, language: string): Review[] {
  const sorted = reviews.toSorted(comparisons[order](language));
  if (order !== 'relevant') return sorted;
  const told = sorted.filter((review) => review.text !== '' && distanceFrom(language, review) < 2);
  const both = [told.find(isPositive), told.find((review) => !isPositive(review))].filter((found) => !!found);
  return both.length < 2 ? sorted : [...new Set([...both, ...sorted])];
}

/** Whether a product is praised more than criticized: the others say what may be wrong with it. */
const isPositive = ({ rating }: Review): boolean => rating >= 4;

/** Whether reviews begin with a positive and a critical one. */
export const beginsWithBoth = ([first, next]: readonly Review[]): boolean =>
  first !== undefined && next !== undefined && isPositive(first) && !isPositive(next);
