import { filesLinksOf } from '../../api/files/files.ts';
import type { RequestContext } from '../../api/context/request-context.ts';
import type { ReviewRecord } from '../../commerce/review-record.ts';
import type { Question } from '../../contract/question.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { productUrlOf } from '../../stores/urls.ts';
import { oneLine, recordText, zonedTimeText } from '../orders/text.ts';

/** What staff name a review by. */
export const keyOf = ({ key, id }: Pick<ReviewRecord, 'key' | 'id'>): string => key ?? id;

/** A review in lines of a terminal, with its version, e.g. `V-DE-7K3M-9QF2-HT5V@3`. @param remarks what to look at. */
export function reviewText(
  context: RequestContext,
  review: ReviewRecord,
  remarks: readonly string[] = [],
): string {
  const { store } = context;
  const { rating, verifiedPurchase, state, answer } = review;
  return recordText(`${keyOf(review)}@${review.version}`, [
    ['Changed', zonedTimeText(review.changedAt, store)],
    ['Product', productText(store, review.productKey ?? 'deleted')],
    [
      'Stars',
      `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}${verifiedPurchase ? ', verified purchase' : ''}`,
    ],
    ['Title', review.title],
    ['Words', oneLine(review.text)],
    ['Author', review.author],
    ['Language', review.language],
    ...filesLinksOf(context, review.files).map((url) => ['Photograph', url] as const),
    ['State', state === 'toCheck' ? '' : state],
    ['Answer', oneLine(answer ?? '')],
    ...remarks.map((remark) => ['Look', remark] as const),
  ]);
}

/** A question in lines of a terminal. */
export const questionText = (store: Store, question: Question): string =>
  recordText(question.id, [
    ['Received', zonedTimeText(question.receivedAt, store)],
    ['Product', productText(store, question.productKey)],
    ['Question', oneLine(question.question)],
    ['E-mail', question.email],
    ['Language', question.language],
    ['Answer', oneLine(question.answer?.text ?? '')],
  ]);

function productText(store: Store, productKey: string): string {
  const url = productUrlOf(store, defaultLanguageOf(store), productKey);
  return url === null ? productKey : `${productKey} ${url}`;
}
