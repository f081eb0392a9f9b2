/** What a visitor can accept or reject, in the order in which it is asked for. */
export const optionalCategories = ['functional', 'statistics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];
/** `strict` entries make the shop work and need no consent. */
export type ConsentCategory = 'strict' | OptionalCategory;

export interface EntryKind {
  readonly category: ConsentCategory;
  /** A cookie, `localStorage`, `sessionStorage`, or the caches of the service worker. */
  readonly store: 'cookie' | 'local' | 'session' | 'cache';
  /** Cookies only: lifetime in days. */
  readonly days?: number;
  /**
   * False if no cookie may replace the entry where web storage is missing: every request would send what was typed, and
   * what was meant for one visit would outlive it.
   */
  readonly cookieFallback?: false;
  /** Stored only by builds that configure this service. */
  readonly service?: ConsentService;
}

/**
 * What a build may configure that works only with consent. `visits` measures page loads and records visits
 * (`src/telemetry/watch-visit.ts`); reports of errors need none.
 */
export type ConsentService = 'visits' | 'tag-manager' | 'awin' | 'cj';

/**
 * The version of what visitors are asked to accept. Increase it when an entry or a service that needs consent is added
 * or gets another purpose: everybody is then asked again.
 */
export const inventoryVersion = 1;

/**
 * Everything this site and its libraries may store in a browser, by exact name; names that end in `*` are those of a
 * library that completes them. Nothing else is ever written. The table of the data protection page is made from this
 * list and from the purposes in `locales/{language}/consent.json`.
 */
export const inventory = {
  /** The cart's ID. */
  CT_CART_ID: { category: 'strict', store: 'cookie', days: 30 },
  /** The country the visitor shops for. */
  country: { category: 'strict', store: 'cookie', days: 365 },
  /** The language the visitor chose. The name is required by docs/product.md. */
  'gatsby-i18next-language': { category: 'strict', store: 'local' },
  /** The visitor's answer to the consent banner, as `src/consent/consent-record.ts` writes it. */
  consent: { category: 'strict', store: 'cookie', days: 365 },
  /** What was typed in checkout, so that nothing is lost on a reload; deleted with the tab. */
  'checkout-draft': { category: 'strict', store: 'session', cookieFallback: false },
  /** What was added to the cart and is not confirmed by the shop yet, e.g. while offline. */
  'cart-wishes': { category: 'strict', store: 'session', cookieFallback: false },
  /** What was being typed elsewhere when the page had to be reloaded; deleted when it is back in its field. */
  'reload-drafts': { category: 'strict', store: 'session', cookieFallback: false },
  /** Set by the shop API and inaccessible to scripts: identifies the cart's owner. */
  shop_visitor: { category: 'strict', store: 'cookie', days: 90 },
  /** The click on a link of Awin's partners that led here: reported to Awin with the order. */
  awc: { category: 'marketing', store: 'cookie', days: 30, service: 'awin' },
  /** The same for CJ Affiliate, under the name it specifies. */
  cje: { category: 'marketing', store: 'cookie', days: 395, service: 'cj' },
  /** Set by Google Analytics if the tag manager's container uses it: tells visitors apart, and their visits. */
  _ga: { category: 'statistics', store: 'cookie', days: 730, service: 'tag-manager' },
  '_ga_*': { category: 'statistics', store: 'cookie', days: 730, service: 'tag-manager' },
  /** Set by Google Ads if the container uses it: the ad that led here. */
  '_gcl_*': { category: 'marketing', store: 'cookie', days: 90, service: 'tag-manager' },
  /** Set by Gatsby: how far each page was scrolled, to come back to the same place. */
  '@@scroll|*': { category: 'strict', store: 'session' },
  /** Set by Gatsby: that a page was reloaded because a new version was published, so as not to repeat it. */
  'gatsby-reload-compilation-hash-match': { category: 'strict', store: 'session' },
  /** Set by the payment library itself during a payment, for fifteen minutes. */
  'adyen-checkout__checkout-attempt-id': { category: 'strict', store: 'session' },
} as const satisfies Record<string, EntryKind>;

/** How long a cookie is kept that replaces missing web storage, in days (docs/product.md, 9.4). */
export const fallbackDays = 365;

/** A name or, if it ends in `*`, the beginning of names. */
export type InventoryName = keyof typeof inventory;
/** What the site's own code may read and write. */
export type EntryName = Exclude<InventoryName, `${string}*`>;

/** The kind of a stored entry, widened so that optional fields can be read. */
export function entryKind(name: InventoryName): EntryKind {
  return inventory[name];
}

/** Every name in the inventory. */
export const inventoryNames = Object.keys(inventory) as readonly InventoryName[];
