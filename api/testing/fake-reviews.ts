/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { randomUUID } from 'node:crypto';
import type { Commerce } from '../../commerce/commerce.ts';
import type { ReviewChange, ReviewRecord } from '../../commerce/review-record.ts';
import { picturePath } from '../../contract/review.ts';
import { ShopError } from '../../contract/shop-error.ts';

type ReviewOperations = Pick<
  Commerce,
  'findReviews' | 'getReview' | 'listReviews' | 'createReview' | 'updateReview' | 'removeReview'
>;

/** Reviews in memory, with versions, and at most one for each key. */
export function fakeReviews(): ReviewOperations & { readonly reviews: Map<string, ReviewRecord> } {
  const reviews = new Map<string, ReviewRecord>();
  const store = (review: ReviewRecord): ReviewRecord => {
    const changed = {
      ...review,
      version: review.version + 1,
      pictures: review.files.map((file) => picturePath(review.id, file)),
      changedAt: new Date().toISOString(),
    };
    reviews.set(changed.id, changed);
    return changed;
  };
  const current = ({ id, version }: Pick<ReviewRecord, 'id' | 'version'>): ReviewRecord => {
    const review = reviews.get(id);
    if (!review) throw new ShopError('NotFound', 'no review');
    if (review.version !== version) throw new ShopError('VersionConflict', 'stale');
    return review;
  };
  const byKey = (key: string) => [...reviews.values()].find((review) => review.key === key) ?? null;
  return {
    reviews,
    findReviews: async (keys) => keys.flatMap((key) => byKey(key) ?? []),
    getReview: async (id) => reviews.get(id) ?? null,
    listReviews: async (state) => [...reviews.values()].filter((review) => review.state === state),
    async createReview(draft) {
      if (byKey(draft.key)) throw new ShopError('VersionConflict', 'taken');
      return store({
        ...{ ...draft, id: randomUUID(), version: 0, state: 'toCheck', verifiedPurchase: true },
        ...{ helpful: 0, answer: null, pictures: [], changedAt: '' },
        writtenOn: new Date().toISOString().slice(0, 10),
      });
    },
    updateReview: async (review, changes) => store(changes.reduce(applied, current(review))),
    async removeReview(review) {
      if (reviews.has(review.id)) reviews.delete(current(review).id);
    },
  };
}

function applied(review: ReviewRecord, { change, ...fields }: ReviewChange): ReviewRecord {
  if (change === 'rewrite') return { ...review, ...fields, state: 'toCheck' };
  if ('count' in fields) return { ...review, helpful: review.helpful + fields.count };
  return { ...review, ...fields };
}
