import { brand } from '../../brands/api.ts';
import type { OrderWithPayments } from '../../commerce/commerce.ts';
import type { ReviewRecord, ReviewWords } from '../../commerce/review-record.ts';
import { retryConflicts } from '../../commerce/version-conflicts.ts';
import { maxPhotos } from '../../contract/limits.ts';
import { sentOrderOf } from '../../contract/returnable.ts';
import { reviewableKeys } from '../../contract/reviewable.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { OwnReview, PutReview, Reviewable } from '../../contract/written-review.ts';
import { reviewKeyOf } from '../context/identifiers.ts';
import { requirePlainWords } from '../context/plain-words.ts';
import type { RequestContext } from '../context/request-context.ts';
import { keepFiles } from '../files/files.ts';
import { orderViewOf } from '../payments/order-view.ts';
import { noteReview, type NotedReview, wordingOf } from './follow-up.ts';

/** What a review is of: there is at most one of each product of an order. */
export interface Purchase {
  readonly orderNumber: string;
  readonly productKey: string;
}

const keyOf = ({ store }: Pick<RequestContext, 'store'>, { orderNumber, productKey }: Purchase): string =>
  reviewKeyOf(store.id, orderNumber, productKey);

/** The review of a purchase; null if there is none. @throws ShopError as `Commerce` does. */
export async function findOwn(context: RequestContext, purchase: Purchase): Promise<ReviewRecord | null> {
  const [found] = await context.commerce.findReviews([keyOf(context, purchase)]);
  return found ?? null;
}

/**
 * What can be reviewed of an order, or has been, with what its bearer wrote.
 * @throws ShopError `OrderNotFound`
 */
export async function readReviewable(context: RequestContext, orderNumber: string): Promise<Reviewable> {
  const whole = await context.commerce.findWholeOrder(orderNumber, context.language);
  if (!whole) throw new ShopError('OrderNotFound', 'Order not found');
  return reviewableOf(context, whole);
}

/** The same of an order that has been read, with names in its language. @throws ShopError as `Commerce` does. */
export async function reviewableOf(
  context: RequestContext,
  { order, payments }: OrderWithPayments,
): Promise<Reviewable> {
  const { commerce } = context;
  const view = orderViewOf(order, payments);
  const { orderNumber } = order;
  const { lineItems } = view.cart;
  const open = reviewableKeys({ ...sentOrderOf(view), lineItems }, Date.now());
  const ordered = [...new Map(lineItems.map((line) => [line.productKey, line])).values()];
  const reviews = await commerce.findReviews(
    ordered.map(({ productKey }) => keyOf(context, { orderNumber, productKey })),
  );
  return {
    products: ordered.flatMap(({ productKey, name, imageUrl }) => {
      const review = reviews.find(({ key }) => key === keyOf(context, { orderNumber, productKey }));
      if (!review && !open.includes(productKey)) return [];
      return [
        {
          productKey,
          name,
          imageUrl,
          review: review ? ownReviewOf(review, { orderNumber, productKey }) : null,
        },
      ];
    }),
  };
}

/** A review as its author sees it. */
export const ownReviewOf = (
  { rating, title, text, author, details, state, files }: ReviewRecord,
  { orderNumber, productKey }: Purchase,
): OwnReview => ({
  ...{ rating, title, text, author, details, state },
  pictures: files.map((id) => ({
    id,
    url: `/api/orders/${orderNumber}/reviews/${productKey}/pictures/${id}`,
  })),
});

/** A review after it was written, changed, or withdrawn, and what `followUp` still has to do about it. */
interface Written {
  /** Null if it was withdrawn. */
  readonly review: ReviewRecord | null;
  /** Null if nothing has changed. */
  readonly noted: NotedReview | null;
}

/**
 * Writes the review of a purchase, or changes it: either way, somebody has to check it before others read it. The same again changes
 * nothing.
 * @param visitor who sends it (`keepFiles`).
 * @throws ShopError `OrderNotFound`; `NotReviewable`; `NotPlainWords`; `InvalidInput` if it says something of itself that the brand does
 * not ask, or has too many photographs; as `keepFiles` does; `CommerceUnavailable` if it may not have been stored: sending it again is
 * safe.
 */
export async function putReview(
  context: RequestContext,
  purchase: Purchase,
  { files: tokens, keptFiles, ...statement }: PutReview,
  visitor: string | null,
): Promise<Written> {
  const { commerce, language, log } = context;
  const { title, text, author, details } = statement;
  requirePlainWords({ title, text, author });
  checkDetails(details);
  const { products } = await readReviewable(context, purchase.orderNumber);
  if (!products.some(({ productKey }) => productKey === purchase.productKey))
    throw new ShopError('NotReviewable', 'This cannot be reviewed (yet)');
  return retryConflicts(async () => {
    const before = await findOwn(context, purchase);
    const kept = keptFiles.filter((id) => before?.files.includes(id));
    // Before any is kept: nobody would delete those of a review that is refused.
    if (new Set(kept).size + new Set(tokens).size > maxPhotos)
      throw new ShopError('InvalidInput', 'There are too many photographs', { maxPhotos });
    const added = await keepFiles(context, tokens, visitor, 'reviews');
    const words: ReviewWords = { ...statement, files: [...new Set([...kept, ...added])] };
    if (before && wordingOf(before) === wordingOf(words)) return { review: before, noted: null };
    const key = keyOf(context, purchase);
    const noted = await noteReview(context, key, purchase, [...(before?.files ?? []), ...added]);
    const review = await (before
      ? commerce.updateReview(before, [{ change: 'rewrite', ...words, language }])
      : commerce.createReview({ ...words, key, productKey: purchase.productKey, language }));
    log.info(before ? 'review changed' : 'review written', { review: review.id });
    return { review, noted };
  });
}

/** Deletes the review of a purchase, which need not exist. @throws ShopError `CommerceUnavailable`; doing it again is safe. */
export const withdrawReview = (context: RequestContext, purchase: Purchase): Promise<Written> =>
  retryConflicts(async () => {
    const before = await findOwn(context, purchase);
    if (!before) return { review: null, noted: null };
    const noted = await noteReview(context, keyOf(context, purchase), purchase, before.files);
    await context.commerce.removeReview(before);
    context.log.info('review withdrawn', { review: before.id });
    return { review: null, noted };
  });

/** As old as people get, in months: more than any number that is asked. */
const maxNumber = 1500;

/** @throws ShopError `InvalidInput` with the field */
function checkDetails(details: PutReview['details']): void {
  for (const [key, value] of Object.entries(details)) {
    const detail = brand.reviewDetails?.find((known) => known.key === key);
    const isValid =
      detail !== undefined && 'choices' in detail
        ? detail.choices.some((choice) => choice === value)
        : detail !== undefined && typeof value === 'number' && value >= 0 && value <= maxNumber;
    if (!isValid) throw new ShopError('InvalidInput', 'This is not asked', { field: `details.${key}` });
  }
}
