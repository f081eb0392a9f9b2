import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReviewRecord, ReviewWords } from '../../commerce/review-record.ts';
import type { Container, StoredObject } from '../../commerce/custom-objects.ts';
import { unlessChanged } from '../../commerce/version-conflicts.ts';
import { defaultLanguageOf, offeredLanguage } from '../../stores/languages.ts';
import type { Store } from '../../stores/types.ts';
import { urlOf } from '../../stores/urls.ts';
import { tokenQuery } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';
import { changeShared, replaceShared } from '../context/shared-values.ts';
import { sweepEach } from '../context/sweep-each.ts';
import { filesLinksOf, removeFiles } from '../files/files.ts';
import { type DueMail, mailLedgers, sendDue } from '../mail/due/send-due.ts';
import { renderMail } from '../mail/templates/render-mail.ts';

const noteSchema = z.object({
  orderNumber: z.string(),
  productKey: z.string(),
  /** IDs of photographs; those that the review does not have are to be deleted. */
  files: z.array(z.string()),
});
type Note = z.infer<typeof noteSchema>;

/** What is to be done about a review that was written, changed, or withdrawn; the shop notes it before. */
export interface NotedReview extends Pick<StoredObject, 'key' | 'version'> {
  readonly note: Note;
}

/** Such notes, by the keys of reviews. */
const dueOf = ({ id }: Pick<Store, 'id'>): Container => `reviews-due.${id}`;

/**
 * Notes that a review is about to change.
 * @param files that it has or will have, of which some may have to go.
 * @returns the note of this change alone: others may be changing the review at the same time.
 * @throws ShopError as `CustomObjects` does.
 */
export async function noteReview(
  { commerce, store }: RequestContext,
  key: string,
  purchase: Pick<Note, 'orderNumber' | 'productKey'>,
  files: readonly string[],
): Promise<NotedReview> {
  const noteWith = (others: readonly string[]): Note => ({
    ...purchase,
    files: [...new Set([...others, ...files])],
  });
  const place = { container: dueOf(store), key };
  const { version } = await changeShared(commerce, place, noteSchema, (before) =>
    noteWith(before?.files ?? []),
  );
  return { key, version, note: noteWith([]) };
}

/**
 * Deletes photographs that a review no longer has, and tells its author that it has arrived, and staff that it
 * waits to be checked: by an e-mail to the order's address and one to the storefront's, for each wording. Doing so again changes nothing.
 * @returns whether nothing is left to do.
 * @throws ShopError as `CustomObjects` and `removeFiles` do; the sweeper then goes on.
 */
export async function followUp(
  context: RequestContext,
  { key, version, note }: NotedReview,
): Promise<boolean> {
  const { commerce, store } = context;
  const [review] = await commerce.findReviews([key]);
  const gone = note.files.filter((id) => !review?.files.includes(id));
  await removeFiles(context, gone);
  if (review && !(await sendDue(context, key, await mailsAbout(context, key, review, note)))) return false;
  if (!review) await commerce.removeObject(mailLedgers.container, key);
  // Whoever has changed it in the meantime has noted that, too.
  await unlessChanged(() => commerce.removeObject(dueOf(store), key, version));
  return true;
}

async function mailsAbout(
  context: RequestContext,
  key: string,
  review: ReviewRecord,
  { orderNumber, productKey }: Note,
): Promise<DueMail[]> {
  const { commerce, store, environment } = context;
  const order = (await commerce.findWholeOrder(orderNumber))?.order;
  if (!order?.cart.email) return [];
  const language = offeredLanguage(store, order.language);
  const own = defaultLanguageOf(store);
  const { rating, title, text, author } = review;
  const link = new URLSearchParams(tokenQuery('order', orderNumber, environment.sessionSecrets));
  link.set('product', productKey);
  const product = order.cart.lineItems.find((line) => line.productKey === productKey)?.name ?? '';
  const data = { product, rating, title, text, author };
  return [
    {
      id: `received-${digestOf(review)}`,
      to: order.cart.email,
      language,
      isOptional: true,
      render: () =>
        renderMail(
          'review-received',
          { ...data, pageUrl: `${urlOf(store, language, 'review')}?${link}` },
          { store, language },
        ),
    },
    {
      id: `report-${digestOf(review)}`,
      to: store.contact.email,
      language: own,
      render: () =>
        renderMail(
          'review-report',
          { ...data, key: `${key}@${review.version}`, photos: filesLinksOf(context, review.files) },
          { store, language: own },
        ),
    },
  ];
}

/** The same for the same wording, whatever else has become of a review. */
export const wordingOf = ({ rating, title, text, author, details, files }: ReviewWords): string =>
  JSON.stringify([rating, title, text, author, Object.entries(details).toSorted(), files.toSorted()]);

const digestOf = (review: ReviewWords): string =>
  createHash('sha256').update(wordingOf(review)).digest('hex').slice(0, 16);

/**
 * Follows up on reviews where requests could not.
 * @param minAge how old a note has to be, so that the request is not still working on it, in milliseconds.
 * @param until when to begin no further one, in milliseconds since 1970.
 * @throws ShopError as `followUp` does.
 */
export async function sweepReviews(context: RequestContext, minAge: number, until: number): Promise<void> {
  const { commerce, store } = context;
  const container = dueOf(store);
  const due = await commerce.listObjects(container, { unchangedSince: Date.now() - minAge });
  await sweepEach(due, until, async ({ key, version, value }) => {
    const isDone = await followUp(context, { key, version, note: noteSchema.parse(value) });
    // It comes after the others.
    if (!isDone) await replaceShared(commerce, { container, key }, { version, value: null }, value);
    return isDone;
  });
}
