import type { DatabaseSync } from 'node:sqlite';
import type { Subscription } from '@commercetools/platform-sdk';
import { DeliveryQueue } from '../delivery-queue.ts';
import { toldOf, type Told } from './notifications.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

/** Who is told of changes, as if a service in between (EventBridge, Event Grid, Pub/Sub) pushed what a subscription sends it. */
export interface EventReceivers {
  /** Each is told everything. */
  readonly urls: readonly string[];
  /** Sent as a bearer token. */
  readonly secret: string;
}

/**
 * A storage whose changes are told to receivers, as CloudEvents in structured mode, each until it is accepted: those that the
 * project's subscriptions are about, or all as long as it has none, when the receivers stand for one.
 */
export function subscribedTo(
  storage: Storage,
  database: DatabaseSync,
  projectKey: string,
  { urls, secret }: EventReceivers,
): Storage {
  const headers = {
    Authorization: `Bearer ${secret}`,
    'content-type': 'application/cloudevents+json; charset=utf-8',
  };
  const queue = new DeliveryQueue(
    database,
    'commercetools_event',
    (url) => (urls.includes(url) ? { url, headers } : undefined),
    atOnce,
  );
  function tell<T extends TypeId>(
    type: T,
    before: Resources[T] | undefined,
    after: Resources[T] | undefined,
  ) {
    const resource = after ?? before;
    if (resource === undefined) return;
    const subscriptions = storage.all('subscription');
    for (const told of toldOf(type, before, after)) {
      const isWanted = subscriptions.some((each) => isSubscribed(each, type, told));
      if (subscriptions.length > 0 && !isWanted) continue;
      const body = JSON.stringify(cloudEvent(type, resource, told, projectKey));
      for (const url of urls) queue.add(url, body);
    }
  }
  return {
    ...storage,
    insert(type, resource) {
      const inserted = storage.insert(type, resource);
      tell(type, undefined, inserted);
      return inserted;
    },
    update(type, current, changed) {
      const updated = storage.update(type, current, changed);
      if (updated !== current) tell(type, current, updated);
      return updated;
    },
    remove(type, current) {
      const removed = storage.get(type, current.id);
      storage.remove(type, current);
      tell(type, removed, undefined);
    },
  };
}

/** Whether a subscription of the project is about a notification; without `types`, it wants all messages of a resource. */
function isSubscribed({ messages, changes }: Subscription, typeId: TypeId, told: Told): boolean {
  if (!('type' in told)) return changes.some(({ resourceTypeId }) => resourceTypeId === typeId);
  return messages.some(
    ({ resourceTypeId, types = [] }) =>
      resourceTypeId === typeId && (types.length === 0 || types.includes(told.type)),
  );
}

/** Where resources of a type are, as events name their source. */
const paths: Partial<Record<TypeId, string>> = {
  category: 'categories',
  'inventory-entry': 'inventory',
  order: 'orders',
  product: 'products',
  review: 'reviews',
};

/** Events that a service in between delivers to a receiver at the same time, in no order. */
const atOnce = 10;

/** A notification in the format CloudEvents 1.0 (https://docs.commercetools.com/api/projects/subscriptions#cloudeventsformat). */
function cloudEvent(
  typeId: TypeId,
  resource: Pick<Resources[TypeId], 'id' | 'version'>,
  told: Told,
  projectKey: string,
) {
  const { id: resourceId, version } = resource;
  const identifiers = 'orderNumber' in resource ? { orderNumber: resource.orderNumber } : {};
  const [id, time] = [crypto.randomUUID(), new Date().toISOString()];
  const [kind, name] =
    'type' in told ? (['message', told.type] as const) : (['change', told.notificationType] as const);
  const message = { id, version: 1, sequenceNumber: version, resourceVersion: version };
  return {
    ...{ specversion: '1.0', id, time, type: `com.commercetools.${typeId}.${kind}.${name}` },
    ...{ source: `/${projectKey}/${paths[typeId] ?? typeId}`, subject: resourceId },
    data: {
      notificationType: 'Message',
      ...(kind === 'message' ? { ...message, createdAt: time, lastModifiedAt: time } : { version }),
      ...{ projectKey, resource: { typeId, id: resourceId }, resourceUserProvidedIdentifiers: identifiers },
      ...told,
    },
  };
}
