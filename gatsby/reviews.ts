import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inOrder, type Review, type StarCounts, starCountsOf } from '../contract/review.ts';
import { reviewsFolder, reviewsPath } from '../src/reviews/reviews-file.ts';
import type { Language } from '../stores/types.ts';

/** How many reviews a product's page contains, so that they can be read without JavaScript. */
const onPage = 4;

/** What a product's page contains of its reviews: how many give which stars, and the first ones in its language. */
export function reviewsOnPage(
  reviews: readonly Review[] | undefined,
  language: Language,
): { readonly counts: StarCounts; readonly first: readonly Review[] } | null {
  if (!reviews || reviews.length === 0) return null;
  return { counts: starCountsOf(reviews), first: inOrder(reviews, 'relevant', language).slice(0, onPage) };
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
  for (const [productKey, reviews] of byProduct) {
    const file = `${root}${reviewsPath(productKey)}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(reviews));
  }
}
