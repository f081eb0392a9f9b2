import { expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { changesPages, notificationSchema } from './catalogue-changes.ts';
import { notificationsIn } from './notifications.ts';
import { deliveries, priceMessage, priceOf } from './testing/deliveries.ts';

test.each(Object.entries(deliveries))('%s contains its notification', (_, body) => {
  expect(notificationsIn(body)).toEqual([notificationSchema.parse(priceMessage())]);
});

test('what is no notification is left out, however deep it is', () => {
  const nested = Array.from({ length: 40 }).reduce<unknown>((inside) => [inside], priceMessage());
  expect(
    notificationsIn([nested, 'text', null, { specversion: '1.0' }, { detail: 7, 'detail-type': '' }]),
  ).toEqual([]);
});

const message = (typeId: string, type: string, rest: object = {}) => ({
  ...{ notificationType: 'Message', projectKey: 'project', resource: { typeId, id: 'a' }, type },
  ...rest,
});
const change = (notificationType: string, typeId: string) => ({
  ...{ notificationType, projectKey: 'project', resource: { typeId, id: 'a' }, version: 2 },
});
const stock = (oldAvailableQuantity: number, newAvailableQuantity: number, rest: object = {}) =>
  message('inventory-entry', 'InventoryEntryQuantitySet', {
    ...{ oldAvailableQuantity, newAvailableQuantity, ...rest },
  });

test.each([
  [true, 'a price in euros', priceMessage()],
  [true, 'one for this country', priceMessage({ newPrice: priceOf(1, 'EUR', 'DE'), oldPrice: undefined })],
  [
    false,
    'one for another country',
    priceMessage({ newPrice: priceOf(1, 'EUR', 'FR'), oldPrice: undefined }),
  ],
  [false, 'a price in dollars', priceMessage({ newPrice: priceOf(1, 'USD'), oldPrice: priceOf(2, 'USD') })],
  [false, 'a price of a draft', priceMessage({ staged: true })],
  [false, 'a price of another project', priceMessage({ projectKey: 'other' })],
  [true, 'all prices of a variant', message('product', 'ProductPricesSet', { prices: [], staged: false })],
  [true, 'a discount on prices', message('product', 'ProductPriceDiscountsSet', { updatedPrices: [] })],
  [true, 'a product that is published', message('product', 'ProductPublished', { scope: 'All' })],
  [true, 'a product that is taken off', message('product', 'ProductUnpublished')],
  [false, 'a draft with another slug', message('product', 'ProductSlugChanged', { slug: {} })],
  [
    true,
    'a published product in another category',
    message('product', 'ProductAddedToCategory', { staged: false }),
  ],
  [false, 'a draft that is saved', change('ResourceUpdated', 'product')],
  [true, 'a category', change('ResourceUpdated', 'category')],
  [true, 'a category with another slug', message('category', 'CategorySlugChanged')],
  [true, 'the end of a discount', change('ResourceUpdated', 'product-discount')],
  [true, 'something that is sold out', stock(3, 0)],
  [true, 'something that is back in stock', stock(0, 20)],
  [false, 'something of which there is less', stock(20, 3)],
  [false, 'the stock of another warehouse', stock(3, 0, { supplyChannel: { typeId: 'channel', id: 'c' } })],
  [true, 'the last one ordered', message('inventory-entry', 'InventoryEntryOutOfStock', { sku: 'CARRIER' })],
  [
    true,
    'a review that is approved',
    message('review', 'ReviewStateTransition', {
      oldIncludedInStatistics: false,
      newIncludedInStatistics: true,
    }),
  ],
  [
    false,
    'a review that waits',
    message('review', 'ReviewCreated', { review: { includedInStatistics: false } }),
  ],
  [
    true,
    'a review with another rating',
    message('review', 'ReviewRatingSet', { includedInStatistics: true }),
  ],
  [true, 'a review that is deleted', change('ResourceDeleted', 'review')],
  [false, 'an order', message('order', 'OrderCreated', { order: { customerEmail: 'ada@example.com' } })],
  [false, 'the first message of a subscription', change('ResourceCreated', 'subscription')],
  [false, 'something that nobody knows yet', message('hologram', 'HologramLit')],
])('%s if it is about %s', (isChange, _, notification) => {
  const [only] = notificationsIn(notification);
  expect(only && changesPages(only, 'project', stores.de)).toBe(isChange);
});
