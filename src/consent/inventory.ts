/** What a visitor can accept or reject. `strict` entries make the shop work and need no consent. */
export const consentCategories = ['strict', 'functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

interface EntryKind {
  readonly category: ConsentCategory;
  readonly store: 'cookie' | 'local' | 'session';
  /** Cookies only: lifetime in days. */
  readonly days?: number;
}

/** Everything this site may store in a browser, by exact name. Nothing else is ever written. */
export const inventory = {
  /** The cart's ID. */
  CT_CART_ID: { category: 'strict', store: 'cookie', days: 30 },
  /** The country the visitor shops for. */
  country: { category: 'strict', store: 'cookie', days: 365 },
  /** The language the visitor chose. The name is required by docs/product.md. */
  'gatsby-i18next-language': { category: 'strict', store: 'local' },
  /** The visitor's answer to the consent banner. */
  consent: { category: 'strict', store: 'cookie', days: 365 },
  /** What was typed in checkout, so that nothing is lost on a reload; deleted with the tab. */
  'checkout-draft': { category: 'strict', store: 'session' },
  /** What was added to the cart and is not confirmed by the shop yet, e.g. while offline. */
  'cart-wishes': { category: 'strict', store: 'session' },
  /** What was being typed elsewhere when the page had to be reloaded; deleted when it is back in its field. */
  'reload-drafts': { category: 'strict', store: 'session' },
  /** Set by the shop API and inaccessible to scripts: identifies the cart's owner. */
  shop_visitor: { category: 'strict', store: 'cookie', days: 90 },
  /** The click on a link of Awin's partners that led here: reported to Awin with the order. */
  awc: { category: 'marketing', store: 'cookie', days: 30 },
  /** The same for CJ Affiliate, under the name it specifies. */
  cje: { category: 'marketing', store: 'cookie', days: 395 },
  /** Set by the payment library itself during a payment, for fifteen minutes. */
  'adyen-checkout__checkout-attempt-id': { category: 'strict', store: 'session' },
} as const satisfies Record<string, EntryKind>;
export type EntryName = keyof typeof inventory;

/** The kind of a stored entry, widened so that optional fields can be read. */
export function entryKind(name: EntryName): EntryKind {
  return inventory[name];
}
