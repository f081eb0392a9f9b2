/**
 * What every storefront promises about returns, as a table for machines; `content/` says it to shoppers on the page
 * `content/returns`. Change both together.
 */
export const returnPolicy = {
  /** Days after delivery. */
  days: 30,
  /** Who pays for sending something back. */
  paidBy: 'shop',
  /** Kinds of products that are made for one shopper and cannot be returned. */
  never: ['gift-message'],
} as const;
