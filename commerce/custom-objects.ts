import type { ByProjectKeyRequestBuilder, CustomObject } from '@commercetools/platform-sdk';
import { nullWhenNotFound, refuse } from './mapping/errors.ts';

/** A text as a container's name or a record's key: what they may not contain becomes `_`. */
export const objectNameOf = (text: string): string => text.replace(/[^\w.~-]/g, '_').slice(0, 256);

/** What is kept, and for how long, is in docs/privacy.md. Of some, there is one container for each storefront or merchant account. */
export const containers = [
  'card-refusals',
  'catalogue-builds',
  'claims',
  'claims-due',
  'declined-invitations',
  'disputes',
  'mail-ledgers',
  'mail-limits',
  'newsletter-pauses',
  'open-attempts',
  'order-cursors',
  'payment-events',
  'questions',
  'questions-due',
  'rate-limits',
  'rate-limits-hourly',
  'readiness',
  'registrations',
  'registrations-due',
  'registrations-ended',
  'restock-cursors',
  'restock-requests',
  'review-invitations',
  'review-votes',
  'reviews-due',
  'subscriptions',
  'subscriptions-asked',
  'subscriptions-due',
  'sweep-cursors',
  'sweeper-heartbeat',
  'withdrawals',
  'withdrawals-due',
] as const;
type ContainerKind = (typeof containers)[number];
export type Container = ContainerKind | `${ContainerKind}.${string}`;

/** A record that belongs to the shop alone, kept by commercetools so that every instance of the shop API sees it. */
export interface StoredObject {
  readonly key: string;
  readonly version: number;
  /** As it was stored, except that commercetools drops fields that are null. */
  readonly value: unknown;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly lastModifiedAt: number;
}

/**
 * Storage for the shop's own records: commercetools' custom objects. A container groups records of one kind. Containers
 * and keys consist of 1 to 256 letters, digits, `-`, `_`, `.` or `~`
 * (https://docs.commercetools.com/api/projects/custom-objects). Operations throw `ShopError` as `Commerce` does.
 */
export interface CustomObjects {
  getObject(container: Container, key: string): Promise<StoredObject | null>;
  /**
   * Creates or replaces a record.
   * @param version the version to replace, 0 for a record that must not exist yet; without one, whatever is there is
   * replaced.
   * @throws ShopError `VersionConflict` if the record has another version.
   */
  putObject(container: Container, key: string, value: unknown, version?: number): Promise<StoredObject>;
  /**
   * Removes a record; one that does not exist counts as removed.
   * @throws ShopError `VersionConflict` if the record has another version than the given one.
   */
  removeObject(container: Container, key: string, version?: number): Promise<void>;
  /**
   * The records of a container, the one that has gone longest without a change first.
   * @param query.unchangedSince milliseconds since 1970: only records last modified before then.
   * @param query.changedSince milliseconds since 1970: only records last modified then or later.
   * @param query.limit as many as can be listed at a time (`mostListed`) if there is none.
   */
  listObjects(
    container: Container,
    query?: { readonly unchangedSince?: number; readonly changedSince?: number; readonly limit?: number },
  ): Promise<StoredObject[]>;
}

/** The most records that commercetools lists at a time. */
export const mostListed = 500;

/** Every record of a container, the one that has gone longest without a change first. @throws ShopError as `CustomObjects` does. */
export async function everyObject(
  objects: Pick<CustomObjects, 'listObjects'>,
  container: Container,
): Promise<StoredObject[]> {
  const found = new Map<string, StoredObject>();
  for (let changedSince = 0, isLast = false; !isLast;) {
    const page = await objects.listObjects(container, { changedSince });
    for (const object of page) found.set(object.key, object);
    const next = page.at(-1)?.lastModifiedAt ?? changedSince;
    isLast = page.length < mostListed || next === changedSince;
    changedSince = next;
  }
  return [...found.values()];
}

export function customObjectOperations(project: ByProjectKeyRequestBuilder): CustomObjects {
  const objects = project.customObjects();
  const objectAt = (container: Container, key: string) => objects.withContainerAndKey({ container, key });
  return {
    async getObject(container, key) {
      const request = objectAt(container, key).get();
      return request.execute().then(({ body }) => storedObjectOf(body), nullWhenNotFound);
    },

    async putObject(container, key, value, version) {
      const body = { container, key, value, ...(version === undefined ? {} : { version }) };
      const request = objects.post({ body });
      return request.execute().then((answer) => storedObjectOf(answer.body), refuse);
    },

    async removeObject(container, key, version) {
      const queryArgs = version === undefined ? {} : { version };
      await objectAt(container, key).delete({ queryArgs }).execute().catch(nullWhenNotFound);
    },

    async listObjects(container, { unchangedSince, changedSince, limit = mostListed } = {}) {
      const where = [...modified('<', unchangedSince), ...modified('>=', changedSince)];
      const queryArgs = { where, sort: 'lastModifiedAt asc', limit, withTotal: false };
      const request = objects.withContainer({ container }).get({ queryArgs });
      const { body } = await request.execute().catch(refuse);
      return body.results.map(storedObjectOf);
    },
  };
}

const modified = (comparison: string, time: number | undefined): string[] =>
  time === undefined ? [] : [`lastModifiedAt ${comparison} "${new Date(time).toISOString()}"`];

const storedObjectOf = ({ key, version, value, createdAt, lastModifiedAt }: CustomObject): StoredObject => ({
  key,
  version,
  value: value as unknown,
  createdAt: Date.parse(createdAt),
  lastModifiedAt: Date.parse(lastModifiedAt),
});
