/**
 * What every storefront promises about returns, to shoppers beside the button and to search engines; `content/` says it on
 * the page `content/returns`. Change both together. Sending something back costs nothing.
 */
export const returnPolicy = {
  /** Days after delivery. */
  days: 30,
  /** Kinds of products that are made for one shopper and cannot be returned. */
  never: ['gift-message'],
} as const;
