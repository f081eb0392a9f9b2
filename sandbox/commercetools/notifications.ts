import type { InventoryEntry, Order, Price, ProductProjection } from '@commercetools/platform-sdk';
import type { Resources, TypeId } from './resources.ts';

/** A message or a change as a subscription is told of it, without what every notification has. */
export type Told =
  { readonly type: string; readonly [field: string]: unknown } | { readonly notificationType: string };

/** What commercetools tells of a change to a resource: messages about products, stock, and orders, and that others have changed. */
export function toldOf<T extends TypeId>(
  type: T,
  before: Resources[T] | undefined,
  after: Resources[T] | undefined,
): Told[] {
  if (type === 'product' && before && after)
    return productMessages(before as ProductProjection, after as ProductProjection);
  if (type === 'inventory-entry' && before && after)
    return stockMessages(before as InventoryEntry, after as InventoryEntry);
  if (type === 'order' && after) return orderMessages(before as Order | undefined, after as Order);
  if (type !== 'category' && type !== 'review') return [];
  if (!before) return [{ notificationType: 'ResourceCreated' }];
  return [{ notificationType: after ? 'ResourceUpdated' : 'ResourceDeleted' }];
}

function orderMessages(before: Order | undefined, after: Order): Told[] {
  if (!before) return [{ type: 'OrderCreated', order: after }];
  const { orderState, paymentState, shipmentState, returnInfo } = after;
  const oldDeliveries = before.shippingInfo?.deliveries ?? [];
  const deliveries = (after.shippingInfo?.deliveries ?? []).slice(oldDeliveries.length);
  return [
    ...(orderState === before.orderState ? [] : [{ type: 'OrderStateChanged', orderState }]),
    ...(paymentState === before.paymentState ? [] : [{ type: 'OrderPaymentStateChanged', paymentState }]),
    ...(shipmentState === before.shipmentState ? [] : [{ type: 'OrderShipmentStateChanged', shipmentState }]),
    ...deliveries.map((delivery) => ({ type: 'DeliveryAdded', delivery })),
    ...(returnInfo?.length === before.returnInfo?.length ? [] : [{ type: 'ReturnInfoAdded', returnInfo }]),
  ];
}

const variantsOf = ({ masterVariant, variants }: ProductProjection) => [masterVariant, ...variants];

/** Nothing is staged here, so every other change is published at once. */
function productMessages(before: ProductProjection, after: ProductProjection): Told[] {
  const prices = variantsOf(after).flatMap((variant) => {
    const former = variantsOf(before).find(({ id }) => id === variant.id)?.prices ?? [];
    return priceMessages(former, variant.prices ?? []).map((message) => ({
      ...message,
      variantId: variant.id,
      staged: false,
    }));
  });
  return prices.length > 0 ? prices : [{ type: 'ProductPublished', ...{ scope: 'All' } }];
}

const isForSame = (one: Price, other: Price): boolean =>
  one.value.currencyCode === other.value.currencyCode && one.country === other.country;

function priceMessages(before: readonly Price[], after: readonly Price[]): Told[] {
  const isIn = (prices: readonly Price[], { id }: Price) => prices.some((price) => price.id === id);
  const gone = before.filter((price) => !isIn(after, price));
  const added = after.filter((price) => !isIn(before, price));
  return [
    ...added.map((price) => {
      const oldPrice = gone.find((other) => isForSame(price, other));
      return oldPrice
        ? { type: 'ProductPriceChanged', oldPrice, newPrice: price }
        : { type: 'ProductPriceAdded', price };
    }),
    ...gone
      .filter((price) => !added.some((other) => isForSame(price, other)))
      .map((price) => ({ type: 'ProductPriceRemoved', price })),
  ];
}

/** Orders reserve stock without a word: only what is on stock is told. */
function stockMessages(before: InventoryEntry, after: InventoryEntry): Told[] {
  if (before.quantityOnStock === after.quantityOnStock) return [];
  const { sku } = after;
  const set = {
    type: 'InventoryEntryQuantitySet',
    ...{ oldQuantityOnStock: before.quantityOnStock, newQuantityOnStock: after.quantityOnStock },
    ...{ oldAvailableQuantity: before.availableQuantity, newAvailableQuantity: after.availableQuantity },
    sku,
  };
  return after.quantityOnStock > 0 ? [set] : [set, { type: 'InventoryEntryOutOfStock', ...{ sku } }];
}
