import type { ReviewRecord } from '../../commerce/review-record.ts';
import type { RequestContext } from '../context/request-context.ts';
import { checked } from '../files/file-keys.ts';
import { findOwn, type Purchase } from './order-reviews.ts';

/** A picture in WebP; null if there is none, or it has not been checked yet. */
type Picture = Uint8Array<ArrayBuffer> | null;

/** A photograph of a review as its author sees it, published or not. @throws ShopError as `Commerce` does, `FilesUnavailable` */
export const ownPicture = async (
  context: RequestContext,
  purchase: Purchase,
  file: string,
): Promise<Picture> => pictureOf(context, await findOwn(context, purchase), file);

/**
 * The same as everybody sees it: only while the review is published, so that nobody has the shop show what no one has looked at.
 * @throws ShopError as `Commerce` does, `FilesUnavailable`
 */
export async function publishedPicture(
  context: RequestContext,
  reviewId: string,
  file: string,
): Promise<Picture> {
  const review = await context.commerce.getReview(reviewId);
  return review?.state === 'published' ? pictureOf(context, review, file) : null;
}

const pictureOf = async (
  { files }: Pick<RequestContext, 'files'>,
  review: ReviewRecord | null,
  file: string,
): Promise<Picture> => (files && review?.files.includes(file) ? files.read(checked('reviews', file)) : null);
