import { brand } from '../../brands/browser.ts';

/** What a visitor can accept or reject. */
export type OptionalCategory = 'functional' | 'statistics' | 'marketing';
/** `strict` entries make the shop work and need no consent. */
export type ConsentCategory = 'strict' | OptionalCategory;

export interface EntryKind {
  readonly category: ConsentCategory;
  /** A cookie, `localStorage`, or `sessionStorage`. */
  readonly store: 'cookie' | 'local' | 'session';
  /** Of every cookie: its lifetime in days. */
  readonly days?: number;
  /**
   * False if no cookie may replace the entry where web storage is missing: every request would send what was typed, and
   * what was meant for one visit would outlive it.
   */
  readonly cookieFallback?: false;
}

/**
 * The version of what visitors are asked to accept. Increase it when an entry or a service that needs consent is added
 * or gets another purpose: everybody is then asked again.
 */
const version = 4;
/** The same with the brand's own services, which have a version of their own. */
export const inventoryVersion = version + 1000 * (brand.servicesVersion ?? 0);

/**
 * Everything the site's own code may store in a browser, by exact name; it never writes anything else. What libraries and
 * the shop API store stands in `library-entries.ts`. The table of the data protection page is made from both and from
 * the purposes in `locales/{language}/consent.json`.
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
  /** The country and postal code for which the cart has estimated delivery; deleted with the tab. */
  'delivery-place': { category: 'strict', store: 'session', cookieFallback: false },
  /** What was added to the cart and is not confirmed by the shop yet, e.g. while offline. */
  'pending-additions': { category: 'strict', store: 'session', cookieFallback: false },
  /** What was being typed elsewhere when the page had to be reloaded; deleted when it is back in its field. */
  'reload-drafts': { category: 'strict', store: 'session', cookieFallback: false },
  /** The click on a link of Awin's partners that led here: reported to Awin with the order. */
  awc: { category: 'marketing', store: 'cookie', days: 30 },
  /** The same for CJ Affiliate, under the name it specifies. */
  cje: { category: 'marketing', store: 'cookie', days: 395 },
  /** What happened in checkout and on a confirmation, until the tag manager can be told on another page, and what has been told once. */
  'waiting-events': { category: 'statistics', store: 'local', cookieFallback: false },
  /** The same for a visitor who agrees to marketing only. */
  'waiting-events-marketing': { category: 'marketing', store: 'local', cookieFallback: false },
  // Names given by the search service. Each holds a JSON object with a value for the API key of every index.
  /** The session with the search service, and the segments it puts the visitor in. */
  'klevu-user-session': { category: 'statistics', store: 'local', cookieFallback: false },
  /** The visitor's IP addresses and number, as the search service told them. */
  'klevu-user-ip': { category: 'statistics', store: 'local', cookieFallback: false },
  /** Reports that the search service could not be given yet. */
  'klevu-pending-analytics': { category: 'statistics', store: 'session', cookieFallback: false },
  /** The products that were opened last. */
  'klevu-last-clicks': { category: 'functional', store: 'local', cookieFallback: false },
  /** The terms that were searched for last. */
  'klevu-last-searches': { category: 'functional', store: 'local', cookieFallback: false },
  /** Which of these products order a category. */
  'klevu-last-clicks-cat': { category: 'functional', store: 'session', cookieFallback: false },
  /** What the merchant has configured for the search; nothing about the visitor. */
  'klevu-kmc-data': { category: 'strict', store: 'local', cookieFallback: false },
} as const satisfies Record<string, EntryKind>;

export type EntryName = keyof typeof inventory;

/** How long a cookie is kept that replaces missing web storage, in days (docs/product.md, 9.4). */
export const fallbackDays = 365;

/** The kind of a stored entry, widened so that optional fields can be read. */
export function entryKind(name: EntryName): EntryKind {
  return inventory[name];
}
