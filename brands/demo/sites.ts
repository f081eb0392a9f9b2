/** The brand's sites outside of the storefronts, which old links name; without one, they lead to a page of ours. */
export interface BrandSites {
  /** Answers questions and takes requests: returns, guarantees, spare parts. No slash at its end. */
  readonly helpCenter: `https://${string}` | null;
  /** Keeps the manuals that links of older sites name. No slash at its end. */
  readonly fileStorage: `https://${string}` | null;
}

export const sites: BrandSites = { helpCenter: null, fileStorage: null };
