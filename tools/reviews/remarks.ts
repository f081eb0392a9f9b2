import type { ReviewRecord } from '../../commerce/review-record.ts';
import { keyOf } from './shown.ts';

/** Shorter texts are alike by chance. */
const fewWords = 30;

/** A text without what two copies may differ in: case, spaces, and signs. */
const bare = ({ title, text }: Pick<ReviewRecord, 'title' | 'text'>): string =>
  `${title} ${text}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What to look at in a review before it is published, in words. @param all reviews of all products, itself included. */
export function remarksOn(review: ReviewRecord, all: readonly ReviewRecord[]): string[] {
  const words = bare(review);
  const isLong = words.length >= fewWords;
  const same = all.filter((other) => other.id !== review.id && isLong && bare(other) === words);
  const { title, text } = review;
  const typed = `${title} ${text}`;
  const isShouted =
    typed.length >= fewWords && typed !== typed.toLowerCase() && typed === typed.toUpperCase();
  return [
    ...same.map(
      (other) => `the same words as ${keyOf(other)} about ${other.productKey ?? 'another product'}`,
    ),
    ...(isShouted ? ['all in capitals'] : []),
    ...(review.verifiedPurchase ? [] : ['no order proves that its author bought it']),
  ];
}
