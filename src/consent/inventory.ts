/** What a visitor can say yes or no to. `strict` entries make the shop work and need no consent. */
export const consentCategories = ['strict', 'functional', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

interface EntryKind {
  readonly category: ConsentCategory;
  readonly store: 'cookie' | 'local' | 'session';
  /** Cookies only: lifetime in days. */
  readonly days?: number;
}

/** Everything this site may keep in a browser, by exact name. Nothing else is ever written. */
export const inventory = {
  /** The cart's id. */
  CT_CART_ID: { category: 'strict', store: 'cookie', days: 30 },
  /** The country the visitor shops for. */
  country: { category: 'strict', store: 'cookie', days: 365 },
  /** The language the visitor chose. The name is prescribed. */
  'gatsby-i18next-language': { category: 'strict', store: 'local' },
  /** What the visitor answered to the consent banner. */
  consent: { category: 'strict', store: 'cookie', days: 365 },
  /** What was typed in checkout, so that a reload loses nothing; gone with the tab. */
  'checkout-draft': { category: 'strict', store: 'session' },
  /** Kept by the shop API, out of reach for scripts: whose the cart is. */
  shop_visitor: { category: 'strict', store: 'cookie', days: 90 },
  /** Kept by the payment library itself while somebody pays, for fifteen minutes. */
  'adyen-checkout__checkout-attempt-id': { category: 'strict', store: 'session' },
} as const satisfies Record<string, EntryKind>;
export type EntryName = keyof typeof inventory;

/** The kind of a stored entry, widened so that optional fields can be read. */
export function entryKind(name: EntryName): EntryKind {
  return inventory[name];
}
