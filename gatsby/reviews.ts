import { rm } from 'node:fs/promises';
import { brand } from '../brands/build.ts';
import {
  inOrder,
  optionsOf,
  type Review,
  type ReviewDetail,
  type StarCounts,
  starCountsOf,
} from '../contract/review.ts';
import { optionOf } from '../src/reviews/chosen-reviews.ts';
import { reviewsFolder, reviewsPath } from '../src/reviews/reviews-file.ts';
import type { Language } from '../stores/types.ts';
import { writePublicJson } from './public-json.ts';

/** How many reviews a product's page contains, so that they can be read without JavaScript. */
const onPage = 4;

/** How many answers about each of the brand's details a page contains. */
const answersOnPage = 3;

interface ReviewsOnPage {
  readonly counts: StarCounts;
  readonly first: readonly Review[];
  /** What most reviewers say of themselves, about each of the brand's details, the most frequent answer first. */
  readonly said: readonly { readonly detail: string; readonly option: string; readonly count: number }[];
}

/** What a product's page contains of its reviews: how many give which stars, what they have in common, the first ones in its language. */
export function reviewsOnPage(
  reviews: readonly Review[] | undefined,
  language: Language,
  details: readonly ReviewDetail[] = brand.reviewDetails ?? [],
): ReviewsOnPage | null {
  if (!reviews || reviews.length === 0) return null;
  const said = details.flatMap((detail) =>
    optionsOf(detail)
      .map((option) => {
        const same = reviews.filter((review) => optionOf(detail, review) === option);
        return { detail: detail.key, option, count: same.length };
      })
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .slice(0, answersOnPage),
  );
  return {
    counts: starCountsOf(reviews),
    first: inOrder(reviews, 'relevant', language).slice(0, onPage),
    said,
  };
}

/**
 * Writes all reviews of each product to the file that its page requests when a shopper asks for more, and nothing else to
 * the files' folder. Every language has the same ones.
 * @param root the folder that is published.
 */
export async function writeReviews(
  byProduct: ReadonlyMap<string, readonly Review[]>,
  root = 'public',
): Promise<void> {
  await rm(`${root}${reviewsFolder}`, { recursive: true, force: true });
  for (const [productKey, reviews] of byProduct)
    await writePublicJson(reviewsPath(productKey), reviews, root);
}
