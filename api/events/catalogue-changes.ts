import { z } from 'zod';
import type { Store } from '../../stores/types.ts';

const price = z.object({
  value: z.object({ currencyCode: z.string() }),
  country: z.string().optional(),
  channel: z.unknown().optional(),
  customerGroup: z.unknown().optional(),
});

/**
 * What commercetools tells a subscription, as far as it is read here: a message of a certain `type`, or that a resource has
 * changed. All else is dropped, so nothing that other messages say of people gets any further.
 */
export const notificationSchema = z.object({
  notificationType: z.string(),
  projectKey: z.string(),
  resource: z.object({ typeId: z.string() }),
  resourceUserProvidedIdentifiers: z.object({ orderNumber: z.string().optional() }).default({}),
  type: z.string().default(''),
  /** Whether only the draft of the product has changed. */
  staged: z.boolean().optional(),
  oldPrice: price.optional(),
  newPrice: price.optional(),
  price: price.optional(),
  oldAvailableQuantity: z.number().default(0),
  newAvailableQuantity: z.number().default(0),
  /** A warehouse whose stock is counted apart, which this shop does not sell from. */
  supplyChannel: z.unknown().optional(),
  /** Whether a review is published, which `ReviewStateTransition` says twice, and `ReviewCreated` in the review. */
  includedInStatistics: z.boolean().optional(),
  oldIncludedInStatistics: z.boolean().optional(),
  newIncludedInStatistics: z.boolean().optional(),
  review: z.object({ includedInStatistics: z.boolean() }).optional(),
});
export type Notification = z.output<typeof notificationSchema>;

type Countries = Store['countries'];
type Rule = (notification: Notification, countries: Countries) => boolean;

/** Messages about a product that say nothing of drafts, because what they tell is what shoppers see. */
const publishing: readonly string[] = ['ProductPublished', 'ProductUnpublished', 'ProductDeleted'];
const stockKeeping: readonly string[] = [
  'InventoryEntryCreated',
  'InventoryEntryDeleted',
  'InventoryEntryOutOfStock',
];

/** By the type of the resource: which messages about it change a page. */
const messageRules: Readonly<Record<string, Rule>> = {
  product: (message, countries) =>
    message.type.startsWith('ProductPrice')
      ? isAboutPriceIn(message, countries)
      : publishing.includes(message.type) || message.staged === false,
  category: () => true,
  // Between sold out and not, the product page asks for its stock anew.
  'inventory-entry': ({ type, oldAvailableQuantity, newAvailableQuantity, supplyChannel }) =>
    supplyChannel === undefined &&
    (stockKeeping.includes(type) || oldAvailableQuantity > 0 !== newAvailableQuantity > 0),
  review: ({ includedInStatistics, oldIncludedInStatistics, newIncludedInStatistics, review }) =>
    [
      includedInStatistics,
      oldIncludedInStatistics,
      newIncludedInStatistics,
      review?.includedInStatistics,
    ].includes(true),
};

/** The same for changes, of which commercetools says no more. Of products, they would tell of every draft that is saved. */
const changeRules: Readonly<Record<string, Rule>> = {
  category: () => true,
  // Messages tell which prices one begins to reduce, not when that ends.
  'product-discount': () => true,
  review: ({ notificationType }) => notificationType === 'ResourceDeleted',
};

/**
 * Whether a notification says that a storefront's pages are no longer what the catalogue says. Of orders, drafts of products,
 * prices of other countries, another project, and whatever is not known here, it does not.
 */
export function changesPages(
  notification: Notification,
  projectKey: string,
  { countries }: Pick<Store, 'countries'>,
): boolean {
  const rules = notification.notificationType === 'Message' ? messageRules : changeRules;
  const rule = rules[notification.resource.typeId];
  if (rule === undefined || notification.projectKey !== projectKey || notification.staged) return false;
  return rule(notification, countries);
}

/** Messages about many prices, or about parts of one, do not say whose they are. */
function isAboutPriceIn({ oldPrice, newPrice, price: only }: Notification, countries: Countries): boolean {
  const prices = [oldPrice, newPrice, only].filter((each) => each !== undefined);
  return prices.length === 0 || prices.some((each) => isPaidIn(each, countries));
}

const isPaidIn = (
  { value, country, channel, customerGroup }: z.output<typeof price>,
  countries: Countries,
): boolean =>
  channel === undefined &&
  customerGroup === undefined &&
  countries.some(
    ({ code, currency }) =>
      currency === value.currencyCode && (country === undefined || country === code.toUpperCase()),
  );
