import type { DatabaseSync } from 'node:sqlite';
import type { InventoryEntry, Order, ProductProjection, Review } from '@commercetools/platform-sdk';
import { DeliveryQueue } from '../delivery-queue.ts';
import { variantsOf } from './products.ts';
import type { Resources, TypeId } from './resources.ts';
import type { Storage } from './storage.ts';

/** Who is told of changes, as if a service in between (EventBridge, Event Grid, Pub/Sub) pushed what a subscription sends it. */
export interface EventReceivers {
  /** Each is told everything. */
  readonly urls: readonly string[];
  /** Sent as a bearer token. */
  readonly secret: string;
}

/** Events that a service in between delivers to a receiver at the same time, in no order. */
const atOnce = 30;

/**
 * A storage whose changes of products, stock, orders, and reviews are told to receivers, as CloudEvents in structured mode, each until
 * it is accepted: those that the project's subscriptions are about, or all as long as it has none, when the receivers stand
 * for one.
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
  const isWanted = (kind: 'messages' | 'changes', type: TypeId): boolean => {
    const subscriptions = storage.all('subscription');
    if (subscriptions.length === 0) return true;
    return subscriptions.flatMap((each) => each[kind]).some(({ resourceTypeId }) => resourceTypeId === type);
  };
  function send(event: object): void {
    for (const url of urls) queue.add(url, JSON.stringify(event));
  }
  function tell<T extends TypeId>(type: T, before: Resources[T] | undefined, after: Resources[T]): void {
    if (!isWanted('messages', type)) return;
    for (const message of messagesOf(type, before, after)) send(cloudEvent(type, after, message, projectKey));
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
      tell(type, current, updated);
      return updated;
    },
    remove(type, current) {
      storage.remove(type, current);
      if (type === 'review' && isWanted('changes', type)) send(deletion(type, current, projectKey));
    },
  };
}

interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The messages about a change; changes of categories, which a subscription would be told of, do not occur here. */
function messagesOf<T extends TypeId>(
  type: T,
  before: Resources[T] | undefined,
  after: Resources[T],
): Message[] {
  if (type === 'order') return orderMessages(before as Order | undefined, after as Order);
  if (type === 'review') return reviewMessages(before as Review | undefined, after as Review);
  if (type === 'product' && before)
    return priceMessages(before as ProductProjection, after as ProductProjection);
  return type === 'inventory-entry' && before
    ? stockMessages(before as InventoryEntry, after as InventoryEntry)
    : [];
}

function orderMessages(before: Order | undefined, after: Order): Message[] {
  if (!before) return [{ type: 'OrderCreated', order: after }];
  const { orderState, paymentState, shipmentState } = after;
  const oldDeliveries = before.shippingInfo?.deliveries ?? [];
  const deliveries = (after.shippingInfo?.deliveries ?? []).slice(oldDeliveries.length);
  const announced = (after.returnInfo ?? []).slice(before.returnInfo?.length ?? 0);
  return [
    ...(orderState === before.orderState ? [] : [{ type: 'OrderStateChanged', orderState }]),
    ...(paymentState === before.paymentState ? [] : [{ type: 'OrderPaymentStateChanged', paymentState }]),
    ...(shipmentState === before.shipmentState ? [] : [{ type: 'OrderShipmentStateChanged', shipmentState }]),
    ...deliveries.map((delivery) => ({ type: 'DeliveryAdded', delivery })),
    // Whether money goes back for it is not told.
    ...announced.map((returnInfo) => ({ type: 'ReturnInfoAdded', returnInfo })),
  ];
}

/** Nothing is told of its words. */
function reviewMessages(before: Review | undefined, after: Review): Message[] {
  if (!before) return [{ type: 'ReviewCreated', review: after }];
  const { rating, state, target, includedInStatistics } = after;
  const transition = {
    ...{ oldState: before.state, newState: state, force: false },
    ...{
      oldIncludedInStatistics: before.includedInStatistics,
      newIncludedInStatistics: includedInStatistics,
    },
  };
  return [
    ...(rating === before.rating
      ? []
      : [
          {
            type: 'ReviewRatingSet',
            ...{ oldRating: before.rating, newRating: rating, includedInStatistics, target },
          },
        ]),
    ...(state?.id === before.state?.id ? [] : [{ type: 'ReviewStateTransition', ...transition, target }]),
  ];
}

/** One price of a variant changes at a time. */
function priceMessages(before: ProductProjection, after: ProductProjection): Message[] {
  return variantsOf(after).flatMap(({ id, prices = [] }, place): Message[] => {
    const former = variantsOf(before)[place]?.prices ?? [];
    const oldPrice = former.find((price) => !prices.some((other) => other.id === price.id));
    const newPrice = prices.find((price) => !former.some((other) => other.id === price.id));
    const about = { variantId: id, staged: false };
    if (oldPrice && newPrice) return [{ type: 'ProductPriceChanged', ...about, oldPrice, newPrice }];
    if (newPrice) return [{ type: 'ProductPriceAdded', ...about, price: newPrice }];
    return oldPrice ? [{ type: 'ProductPriceRemoved', ...about, price: oldPrice }] : [];
  });
}

/** Orders reserve stock without a word: only what is on stock is told. */
function stockMessages(before: InventoryEntry, after: InventoryEntry): Message[] {
  if (before.quantityOnStock === after.quantityOnStock) return [];
  const { sku } = after;
  const set = {
    type: 'InventoryEntryQuantitySet',
    ...{ oldQuantityOnStock: before.quantityOnStock, newQuantityOnStock: after.quantityOnStock },
    ...{ oldAvailableQuantity: before.availableQuantity, newAvailableQuantity: after.availableQuantity },
    sku,
  };
  return after.quantityOnStock > 0 ? [set] : [set, { type: 'InventoryEntryOutOfStock', sku }];
}

/** Where resources of a type are, as events name their source. */
const paths: Partial<Record<TypeId, string>> = {
  'inventory-entry': 'inventory',
  order: 'orders',
  product: 'products',
  review: 'reviews',
};

/** A message in the format CloudEvents 1.0 (https://docs.commercetools.com/api/projects/subscriptions#cloudeventsformat). */
function cloudEvent(
  typeId: TypeId,
  resource: Pick<Resources[TypeId], 'id' | 'version'>,
  message: Message,
  projectKey: string,
) {
  const { id: resourceId, version } = resource;
  const identifiers = 'orderNumber' in resource ? { orderNumber: resource.orderNumber } : {};
  const [id, time] = [crypto.randomUUID(), new Date().toISOString()];
  return {
    ...{ specversion: '1.0', id, time, type: `com.commercetools.${typeId}.message.${message.type}` },
    ...{ source: `/${projectKey}/${paths[typeId] ?? ''}`, subject: resourceId },
    data: {
      ...{ notificationType: 'Message', id, version: 1, sequenceNumber: version, resourceVersion: version },
      ...{ createdAt: time, lastModifiedAt: time, projectKey, resource: { typeId, id: resourceId } },
      ...{ resourceUserProvidedIdentifiers: identifiers, ...message },
    },
  };
}

/** That a resource is gone, which only subscriptions to its changes are told. */
function deletion(typeId: TypeId, { id: resourceId }: { readonly id: string }, projectKey: string) {
  const [id, time] = [crypto.randomUUID(), new Date().toISOString()];
  return {
    ...{ specversion: '1.0', id, time, type: `com.commercetools.${typeId}.change.ResourceDeleted` },
    ...{ source: `/${projectKey}/${paths[typeId] ?? ''}`, subject: resourceId },
    data: {
      ...{ notificationType: 'ResourceDeleted', projectKey, resource: { typeId, id: resourceId } },
      ...{ resourceUserProvidedIdentifiers: {}, modifiedAt: time, dataErasure: false },
    },
  };
}
