import { z } from 'zod';
import type { Container, StoredObject } from '../../commerce/custom-objects.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { Store } from '../../stores/types.ts';
import { digestOf } from '../context/derived-keys.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changeShared, replaceShared } from '../context/shared-values.ts';

/** The votes of a day for a review: digests of the networks that found it helpful, each of which counts once. */
const votesSchema = z.object({ voters: z.array(z.string()) });

/** By review and day, `{id}.2026-11-29`. */
const votesOf = ({ id }: Pick<Store, 'id'>): Container => `review-votes.${id}`;

const today = (): string => new Date().toISOString().slice(0, 10);

/** More in a day than any review has readers who say so. */
const maxVotes = 1000;

/**
 * Counts that somebody found a review helpful, once for each network, review, and day. For a review that is not published, or does not
 * exist, nothing happens.
 * @throws ShopError as `Commerce` does.
 */
export async function vote(context: RequestContext, reviewId: string): Promise<void> {
  const { commerce, store, environment, network } = context;
  const review = await commerce.getReview(reviewId);
  if (review?.state !== 'published') return;
  const day = today();
  const voter = digestOf(environment.sessionSecrets, 'votes', network ?? '', reviewId, day);
  const place = { container: votesOf(store), key: `${reviewId}.${day}` };
  await changeShared(commerce, place, votesSchema, (before) => {
    const { voters } = before ?? { voters: [] };
    const isCounted = voters.includes(voter) || voters.length >= maxVotes;
    return before && isCounted ? before : { voters: [...voters, voter] };
  });
}

/**
 * Adds the votes of days that are over to their reviews. They are taken away first, and put back only if the review certainly does not
 * have them: of two sweepers, one counts; after any other failure, the votes for one review and day are lost, and none counts twice. A
 * failure about one review is logged, and holds up no other one.
 * @param until when to begin no further one, in milliseconds since 1970.
 * @throws ShopError as `CustomObjects` does.
 */
export async function sweepVotes(context: RequestContext, until: number): Promise<void> {
  const { commerce, store, log } = context;
  // Nothing is added to those of days that are over.
  const unchangedSince = Date.parse(today());
  for (const votes of await commerce.listObjects(votesOf(store), { unchangedSince })) {
    if (Date.now() >= until) return;
    const [review = ''] = votes.key.split('.');
    await count(context, review, votes).catch((error: unknown) => {
      if (!isShopError(error)) throw error;
      log.warn('votes could not be counted yet', { error, review });
    });
  }
}

async function count(
  { commerce, store }: RequestContext,
  id: string,
  { key, version, value }: StoredObject,
): Promise<void> {
  const container = votesOf(store);
  // What cannot be read counts nothing, and goes.
  const { voters } = votesSchema.safeParse(value).data ?? { voters: [] };
  if (!(await replaceShared(commerce, { container, key }, { version, value: null }, { voters: [] }))) return;
  try {
    const review = voters.length > 0 ? await commerce.getReview(id) : null;
    if (review) await commerce.updateReview(review, [{ change: 'addHelpful', count: voters.length }]);
  } catch (error) {
    // Anything else may have happened after the review was written. What is empty now goes on another day.
    if (isShopError(error, 'VersionConflict')) await commerce.putObject(container, key, { voters });
    throw error;
  }
  await commerce.removeObject(container, key);
}
