import { brand } from '../../brands/browser.ts';
import { entryKind, type EntryKind, type EntryName, inventory } from './inventory.ts';

/*
 * What the site's code does not write itself, and the inventory as a whole. Only what deletes and what lists entries needs
 * it: it is not part of a page's first load.
 */

/** `cache`: the caches of the service worker. */
export interface LibraryEntryKind extends Omit<EntryKind, 'store'> {
  readonly store: EntryKind['store'] | 'cache';
}

/** What libraries and the shop API store; names that end in `*` are completed by a library. */
const libraryEntries = {
  /** Set by the shop API and inaccessible to scripts: identifies the cart's owner. */
  shop_visitor: { category: 'strict', store: 'cookie', days: 90 },
  /** Set by the shop API and inaccessible to scripts, for each order that this browser may open; sent only with questions about it. */
  shop_order: { category: 'strict', store: 'cookie', days: 90 },
  /** The same for a payment that this browser may end, because a bank sent the shopper back to it. */
  shop_payment: { category: 'strict', store: 'cookie', days: 7 },
  /** The same for a request to be told what is back in stock, whose link this browser has opened. */
  shop_restock: { category: 'strict', store: 'cookie', days: 1 },
  /** Set by Google Analytics if the tag manager's container uses it: tells visitors apart, and their visits. */
  _ga: { category: 'statistics', store: 'cookie', days: 730 },
  '_ga_*': { category: 'statistics', store: 'cookie', days: 730 },
  /** Set by Google Ads if the container uses it: the ad that led here. */
  '_gcl_*': { category: 'marketing', store: 'cookie', days: 90 },
  /** Set by Gatsby: how far each page was scrolled, to come back to the same place. */
  '@@scroll|*': { category: 'strict', store: 'session' },
  /** Set by Gatsby: that a page was reloaded because a new version was published, so as not to repeat it. */
  'gatsby-reload-compilation-hash-match': { category: 'strict', store: 'session' },
  /** Set by the payment library itself during a payment, for fifteen minutes. */
  'adyen-checkout__checkout-attempt-id': { category: 'strict', store: 'session' },
  /** Set by Google Pay's script, which express checkout loads: whether the browser's own payment can be used. */
  'google.payments.api.storage.isreadytopay.result': { category: 'strict', store: 'session' },
  /** Set by PayPal's script, which express checkout loads: PayPal's number of the visit. */
  __paypal_storage__: { category: 'strict', store: 'local' },
} as const satisfies Record<string, LibraryEntryKind>;

/** What services of the brand's own store. */
const ownEntries = new Map<string, LibraryEntryKind>(
  (brand.services ?? []).flatMap(({ entries = {} }) => Object.entries(entries)),
);

/** A name or, if it ends in `*`, the beginning of names. The type knows only those of the engine. */
export type InventoryName = EntryName | keyof typeof libraryEntries;

/** Every name in the inventory. */
export const inventoryNames: readonly InventoryName[] = [
  ...(Object.keys(inventory) as EntryName[]),
  ...(Object.keys(libraryEntries) as (keyof typeof libraryEntries)[]),
  ...([...ownEntries.keys()] as InventoryName[]),
];

/** The kind of an entry of the whole inventory. */
export function kindOf(name: InventoryName): LibraryEntryKind {
  return (
    ownEntries.get(name) ??
    (name in libraryEntries
      ? libraryEntries[name as keyof typeof libraryEntries]
      : entryKind(name as EntryName))
  );
}
