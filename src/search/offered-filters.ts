/**
 * The filters that every list of products offers, in this order. Only these are read from an address and sent: an
 * address may contain anything.
 */
export const offeredOptionKeys = ['category', 'color', 'material', 'rating'] as const;

/** The filters by a range of numbers. */
export const offeredRangeKeys = ['klevu_price'] as const;
