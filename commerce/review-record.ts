import type { Review } from '../contract/review.ts';
import type { OwnReview } from '../contract/written-review.ts';

/** Whether a review can be read: `published` is what commercetools counts in the ratings of a product. */
export type ReviewState = OwnReview['state'];

/** A review, published or not, as those see it who write and check it. */
export interface ReviewRecord extends Review {
  readonly version: number;
  /** What the shop API makes of an order and a product; null if the review was not written in the shop. */
  readonly key: string | null;
  /** Null if the product has been deleted. */
  readonly productKey: string | null;
  readonly state: ReviewState;
  /** IDs of its photographs. */
  readonly files: readonly string[];
  /** When it last changed, ISO 8601. */
  readonly changedAt: string;
}

/** What its author says. Photographs are those that it has from now on. */
export type ReviewWords = Pick<ReviewRecord, 'rating' | 'title' | 'text' | 'author' | 'details' | 'files'>;

/** A new review, of something that was bought here. It stays unpublished until somebody has checked it. */
export interface ReviewDraft extends ReviewWords {
  readonly key: string;
  readonly productKey: string;
  /** BCP 47. */
  readonly language: string;
}

export type ReviewChange =
  /** Its author writes it anew, and somebody has to check it again. */
  | ({ readonly change: 'rewrite' } & ReviewWords & Pick<ReviewDraft, 'language'>)
  | { readonly change: 'setState'; readonly state: ReviewState }
  /** What the shop replies, in the language of the review; null takes it back. */
  | { readonly change: 'setAnswer'; readonly answer: string | null }
  /** Adds so many to those who found it helpful. */
  | { readonly change: 'addHelpful'; readonly count: number };
