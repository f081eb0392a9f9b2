import { brand } from '../../brands/browser.ts';
import type { OwnReview, PutReview } from '../../contract/written-review.ts';
import { cleanCode } from '../../stores/typed-text.ts';

/** What is in the form: everything is text, and empty if nothing is said. */
export interface Typed {
  readonly rating: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** By the keys of the brand's `reviewDetails`. */
  readonly details: Readonly<Record<string, string>>;
}

const details = brand.reviewDetails ?? [];

/** The form of a review that is to be changed. @param stars of a new one, as the address has them. */
export function typedOf(review: OwnReview | null, stars: string | null): Typed {
  const chosen = ratingOf(stars ?? '') === null ? '' : (stars ?? '');
  return {
    rating: review && chosen === '' ? String(review.rating) : chosen,
    title: review?.title ?? '',
    text: review?.text ?? '',
    author: review?.author ?? '',
    details: Object.fromEntries(details.map(({ key }) => [key, String(review?.details[key] ?? '')])),
  };
}

/** What is sent of a form that has been checked. */
export function statementOf({
  rating,
  details: said,
  ...texts
}: Typed): Omit<PutReview, 'files' | 'keptFiles'> {
  const told = details.flatMap((detail) => {
    const value = said[detail.key] ?? '';
    const number = numberIn(value);
    if ('choices' in detail) return value === '' ? [] : [[detail.key, value]];
    return number === null ? [] : [[detail.key, number]];
  });
  return {
    rating: ratingOf(rating) ?? 5,
    ...texts,
    details: Object.fromEntries(told) as PutReview['details'],
  };
}

const ratings = [1, 2, 3, 4, 5] as const;
const ratingOf = (typed: string) => ratings.find((rating) => String(rating) === typed) ?? null;

/** A whole number, in digits of any width, of at most three places; null for anything else. */
export function numberIn(typed: string): number | null {
  const digits = cleanCode(typed);
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}
