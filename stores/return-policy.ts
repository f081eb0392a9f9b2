/**
 * What every storefront promises about returns, for search engines; `content/` says it to shoppers on the page
 * `content/returns`. Change both together. Sending something back costs nothing.
 */
export const returnPolicy = {
  /** Days after delivery. */
  days: 30,
  /** Kinds of products that are made for one shopper and cannot be returned. */
  never: ['gift-message'],
} as const;
