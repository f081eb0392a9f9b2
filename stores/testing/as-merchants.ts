import type { Store } from '../types.ts';

/** A storefront as a merchant's record has it, instead of the demo's, which may not take real money. */
export const asMerchants = (store: Store): Store => ({
  ...store,
  origin: `https://${store.id}.merchant-shop.com`,
  merchantAccount: `MerchantShop${store.id.toUpperCase()}`,
});
