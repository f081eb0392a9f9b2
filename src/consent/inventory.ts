import { brand } from '../../brands/browser.ts';

export type OptionalCategory = 'functional' | 'statistics' | 'marketing';
/** `strict` entries make the shop work and need no consent. */
export type ConsentCategory = 'strict' | OptionalCategory;

export interface EntryKind {
  readonly category: ConsentCategory;
  readonly store: 'cookie' | 'local' | 'session';
  /** Of every cookie: its lifetime in days. */
  readonly days?: number;
  /**
   * Whether a cookie may replace the entry where web storage is missing: every request sends it, and it outlives the visit.
   */
  readonly cookieFallback?: true;
}

/**
 * The version of what visitors are asked to accept. Increase it when an entry or a service that needs consent is added
 * or gets another purpose: everybody is then asked again.
 */
const version = 5;
/** The same with the brand's own services, which have a version of their own. */
export const inventoryVersion = version + 1000 * (brand.servicesVersion ?? 0);

/**
 * Everything the site's own code may store in a browser, by exact name; it never writes anything else. The table of the
 * data protection page is made from this, from what libraries store, and from the purposes in
 * `locales/{language}/consent.json`.
 */
const ownEntries = {
  CT_CART_ID: { category: 'strict', store: 'cookie', days: 30 },
  country: { category: 'strict', store: 'cookie', days: 365 },
  /** The language the visitor chose. The name is required by docs/product.md. */
  'gatsby-i18next-language': { category: 'strict', store: 'local', cookieFallback: true },
  /** The visitor's answer to the consent banner, as `src/consent/consent-record.ts` writes it. */
  consent: { category: 'strict', store: 'cookie', days: 365 },
  /** What was typed in checkout, so that nothing is lost on a reload; deleted with the tab. */
  'checkout-draft': { category: 'strict', store: 'session' },
  /** The country and postal code for which the cart has estimated delivery; deleted with the tab. */
  'delivery-place': { category: 'strict', store: 'session' },
  /** The products that a shopper has chosen to compare; deleted with the tab. */
  compared: { category: 'strict', store: 'session' },
  /** The day by which the shopper needs it, which ways of delivery are compared with; deleted with the tab. */
  'arrive-by': { category: 'strict', store: 'session' },
  /** What was added to the cart and is not confirmed by the shop yet, e.g. while offline. */
  'pending-additions': { category: 'strict', store: 'session' },
  /** What was being typed elsewhere when the page had to be reloaded; deleted when it is back in its field. */
  'reload-drafts': { category: 'strict', store: 'session' },
  /** The address for which the newsletter was asked for in checkout, so that the confirmation does not ask again; deleted with the tab. */
  'newsletter-asked': { category: 'strict', store: 'session' },
  /** The products that the visitor has saved, without consent to keep them for longer. */
  'saved-for-visit': { category: 'strict', store: 'session' },
  /** The products that the visitor has saved. */
  'saved-list': { category: 'functional', store: 'local' },
  /** The reviews that the visitor has found helpful. */
  'helpful-reviews': { category: 'functional', store: 'local' },
  /** The click on a link of Awin's partners that led here: reported to Awin with the order. */
  awc: { category: 'marketing', store: 'cookie', days: 30 },
  /** The same for CJ Affiliate, under the name it specifies. */
  cje: { category: 'marketing', store: 'cookie', days: 395 },
  /** What happened in checkout and on a confirmation, until the tag manager can be told on another page, and what has been told once. */
  'waiting-events': { category: 'statistics', store: 'local' },
  /** The same for a visitor who agrees to marketing only. */
  'waiting-events-marketing': { category: 'marketing', store: 'local' },
  /** Who has confirmed the newsletter on this visit, until its service's script can be told on another page. */
  'newsletter-reader': { category: 'marketing', store: 'session' },
  // Names given by the search service. Each holds a JSON object with a value for the API key of every index.
  /** The session with the search service, and the segments it puts the visitor in. */
  'klevu-user-session': { category: 'statistics', store: 'local' },
  /** The visitor's IP addresses and number, as the search service told them. */
  'klevu-user-ip': { category: 'statistics', store: 'local' },
  /** Reports that the search service could not be given yet. */
  'klevu-pending-analytics': { category: 'statistics', store: 'session' },
  'klevu-last-clicks': { category: 'functional', store: 'local' },
  'klevu-last-searches': { category: 'functional', store: 'local' },
  /** Which of these products order a category. */
  'klevu-last-clicks-cat': { category: 'functional', store: 'session' },
  /** What the merchant has configured for the search; nothing about the visitor. */
  'klevu-kmc-data': { category: 'strict', store: 'local' },
} as const satisfies Record<string, EntryKind>;

export type EntryName = keyof typeof ownEntries;

/** How long a cookie is kept that replaces missing web storage, in days (docs/product.md, 9.4). */
export const fallbackDays = 365;

/** What libraries and the shop API store; names that end in `*` are completed by a library. */
const libraryEntries = {
  /** Set by the shop API and inaccessible to scripts: identifies the cart's owner. */
  shop_visitor: { category: 'strict', store: 'cookie', days: 90 },
  /** Set by the shop API and inaccessible to scripts, for each order that this browser may open; sent only with questions about it. */
  shop_order: { category: 'strict', store: 'cookie', days: 90 },
  /** The same for a payment that this browser may end, because a bank sent the shopper back to it. */
  shop_payment: { category: 'strict', store: 'cookie', days: 7 },
  /** The same for an order of which this browser may send something back, because it was a gift. */
  shop_gift: { category: 'strict', store: 'cookie', days: 90 },
  /** The same for a request to be told what is back in stock, whose link this browser has opened. */
  shop_restock: { category: 'strict', store: 'cookie', days: 1 },
  /** The same for a subscription to the newsletter that this browser may confirm or leave. */
  shop_newsletter: { category: 'strict', store: 'cookie', days: 1 },
  /** The same for a registered product, whose link this browser has opened. */
  shop_registration: { category: 'strict', store: 'cookie', days: 1 },
  /** Set by Google Analytics if the tag manager's container uses it: tells visitors apart, and their visits. */
  _ga: { category: 'statistics', store: 'cookie', days: 730 },
  '_ga_*': { category: 'statistics', store: 'cookie', days: 730 },
  /** Set by Google Ads if the container uses it: the ad that led here. */
  '_gcl_*': { category: 'marketing', store: 'cookie', days: 90 },
  /** Set by Klaviyo's script: tells visitors apart, and knows who has confirmed the newsletter or followed one of its links. */
  __kla_id: { category: 'marketing', store: 'cookie', days: 730 },
  /** The same for a visit that one of its links has begun. */
  _kx: { category: 'marketing', store: 'session' },
  /** Set by Klaviyo's script: which of its forms were seen, and how many pages. */
  klaviyoOnsite: { category: 'marketing', store: 'local' },
  'klaviyoPagesVisitCount*': { category: 'marketing', store: 'session' },
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
} as const satisfies Record<string, EntryKind>;

/** A name or, if it ends in `*`, the beginning of names. The type knows only those of the engine. */
export type InventoryName = EntryName | keyof typeof libraryEntries;

/** All entries, with those of the brand's own services. */
export const inventory: Readonly<Record<InventoryName, EntryKind>> = {
  ...ownEntries,
  ...libraryEntries,
  ...Object.fromEntries((brand.services ?? []).flatMap(({ entries = {} }) => Object.entries(entries))),
};

export const inventoryNames = Object.keys(inventory) as readonly InventoryName[];
