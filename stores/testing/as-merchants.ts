import type { StorefrontRecord } from '../storefront.ts';

/** A storefront as a merchant's record has it, instead of the demo's, which may not take real money. */
export const asMerchants = (record: StorefrontRecord): StorefrontRecord => ({
  ...record,
  origin: `https://${record.id}.merchant-shop.com`,
  merchantAccount: `MerchantShop${record.id.toUpperCase()}`,
});
