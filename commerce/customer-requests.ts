import type { z } from 'zod/mini';
import { claimSchema } from '../contract/claim.ts';
import { withdrawalSchema } from '../contract/customer-service.ts';
import { registrationSchema } from '../contract/registration.ts';
import { subscriptionSchema } from '../contract/newsletter.ts';
import { questionSchema } from '../contract/question.ts';
import { isShopError } from '../contract/shop-error.ts';
import type { Store } from '../stores/types.ts';
import { type Container, type CustomObjects, everyObject } from './custom-objects.ts';
import { retryConflicts } from './version-conflicts.ts';

/**
 * How long what customers send is kept, in milliseconds: ten years, the longest that any storefront's country asks of business letters,
 * and for which makers answer for a product's safety (Regulation (EU) 2023/988, Article 9).
 */
export const requestsKept = 10 * 365.25 * 24 * 60 * 60 * 1000;

/** What a customer has sent to the shop and the shop keeps, e.g. a withdrawal. */
export interface CustomerRequest {
  /** Like an order number, with a letter for its kind before it, e.g. `W-DE-7K3M-9QF2-HT5V`. */
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** A kind of request: where it is kept, and what it consists of. */
export interface RequestKind<Kept extends CustomerRequest> {
  readonly container: 'withdrawals' | 'claims' | 'registrations' | 'questions' | 'subscriptions';
  readonly schema: z.ZodMiniType<Kept>;
}

export const withdrawalKind = { container: 'withdrawals', schema: withdrawalSchema } as const;
export const claimKind = { container: 'claims', schema: claimSchema } as const;
export const registrationKind = { container: 'registrations', schema: registrationSchema } as const;
export const questionKind = { container: 'questions', schema: questionSchema } as const;
export const subscriptionKind = { container: 'subscriptions', schema: subscriptionSchema } as const;

type StoreOfRequests = Pick<Store, 'id'>;
type Kind = Pick<RequestKind<CustomerRequest>, 'container'>;

/** Requests of a kind stay here, by their IDs. */
export const requestsOf = ({ container }: Kind, { id }: StoreOfRequests): Container => `${container}.${id}`;

/** The IDs of those about which an e-mail is still to be sent. */
export const dueOf = ({ container }: Kind, { id }: StoreOfRequests): Container => `${container}-due.${id}`;

/**
 * Keeps a request, and notes that it has to be acknowledged. One that is there already stays as it is. The note comes first:
 * whatever is kept will be acknowledged.
 * @returns what is kept under this ID, and whether it is new.
 * @throws ShopError as `CustomObjects` does; the request may then be kept or not.
 */
export async function keepRequest<Kept extends CustomerRequest>(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: RequestKind<Kept>,
  request: Kept,
): Promise<{ readonly request: Kept; readonly isNew: boolean }> {
  await noteDueRequest(objects, store, kind, request.id);
  try {
    await objects.putObject(requestsOf(kind, store), request.id, request, 0);
    return { request, isNew: true };
  } catch (error) {
    const other =
      isShopError(error, 'VersionConflict') && (await findRequest(objects, store, kind, request.id));
    if (!other) throw error;
    return { request: other, isNew: false };
  }
}

export async function findRequest<Kept extends CustomerRequest>(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: RequestKind<Kept>,
  id: string,
): Promise<Kept | null> {
  const stored = await objects.getObject(requestsOf(kind, store), id);
  return stored ? kind.schema.parse(stored.value) : null;
}

/**
 * Changes a request, and notes that whatever is now due about it has to be sent.
 * @param change makes the new one from the one that was read; called again whenever somebody else was faster. If it is the same
 * object, nothing is written.
 * @returns the new one; null if there is none.
 * @throws ShopError as `CustomObjects` does, and whatever `change` throws; nothing is then changed.
 */
export const changeRequest = <Kept extends CustomerRequest>(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: RequestKind<Kept>,
  id: string,
  change: (before: Kept) => Kept,
): Promise<Kept | null> =>
  retryConflicts(async () => {
    const stored = await objects.getObject(requestsOf(kind, store), id);
    if (!stored) return null;
    const before = kind.schema.parse(stored.value);
    const request = change(before);
    if (request === before) return before;
    await noteDueRequest(objects, store, kind, id);
    await objects.putObject(requestsOf(kind, store), id, request, stored.version);
    return request;
  });

/** Every request of a kind in a storefront, the one that has gone longest without a change first. */
export async function listRequests<Kept extends CustomerRequest>(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: RequestKind<Kept>,
): Promise<Kept[]> {
  const found = await everyObject(objects, requestsOf(kind, store));
  return found.map(({ value }) => kind.schema.parse(value));
}

/** Deletes a request; it need not exist. */
export async function removeRequest(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: Kind,
  id: string,
): Promise<void> {
  await objects.removeObject(requestsOf(kind, store), id);
  await closeRequest(objects, store, kind, id);
}

/** Notes that an e-mail about a request has to be sent; noted again, it comes after the others. */
export async function noteDueRequest(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: Kind,
  id: string,
): Promise<void> {
  await objects.putObject(dueOf(kind, store), id, {});
}

/** IDs of requests with e-mails to send that have waited since then (ms since 1970), the oldest first, as many as can be listed at a time. */
export async function listDueRequests(
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: Kind,
  unchangedSince: number,
): Promise<string[]> {
  const due = await objects.listObjects(dueOf(kind, store), { unchangedSince });
  return due.map(({ key }) => key);
}

/** Notes that nothing is left to send. */
export const closeRequest = (
  objects: CustomObjects,
  store: StoreOfRequests,
  kind: Kind,
  id: string,
): Promise<void> => objects.removeObject(dueOf(kind, store), id);
