import { storeIdOf } from '../../api/context/identifiers.ts';
import { findRequest, questionKind } from '../../commerce/customer-requests.ts';
import type { ReviewRecord } from '../../commerce/review-record.ts';
import type { Question } from '../../contract/question.ts';
import { ownNumberKind } from '../../stores/own-number.ts';
import { UsageError } from '../command-line.ts';
import { openShop, type OperatorShop } from '../orders/open-shop.ts';

/** What a command is about, and the shop of its storefront. */
export type Found = { readonly shop: OperatorShop } & (
  { readonly question: Question } | { readonly review: ReviewRecord }
);

/**
 * @param named the key of a review or a question, as `list` shows it: that of a review may end with the version that was read.
 * @throws UsageError if there is none, or if it is another version by now.
 */
export async function find(named: string): Promise<Found> {
  const [key = '', version] = named.split('@');
  const kind = ownNumberKind(key);
  const isOwn = kind === 'V' || kind === 'Q';
  if (!isOwn && !/^[\da-f]{8}-[\da-f-]{27}$/.test(key))
    throw new UsageError('Name a review or a question as `list` does, e.g. Q-DE-7K3M-9QF2-HT5V.');
  const shop = openShop(isOwn ? storeIdOf(key) : null);
  const { commerce, store } = shop.context;
  if (kind === 'Q') {
    const question = await findRequest(commerce, store, questionKind, key);
    if (!question)
      throw new UsageError(`There is no question ${key}: it was declined, or is over 180 days old.`);
    return { shop, question };
  }
  const [review] = isOwn ? await commerce.findReviews([key]) : [await commerce.getReview(key)];
  if (!review) throw new UsageError(`There is no review ${key}: its author may have withdrawn it.`);
  if (version !== undefined && version !== String(review.version))
    throw new UsageError(`${key} has been changed since. To read it, leave out the version and --yes.`);
  return { shop, review };
}
