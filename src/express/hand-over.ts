import { navigate } from 'gatsby';
import type { CartStore } from '../cart/cart-store.ts';
import { writeDraft } from '../checkout/checkout-draft.ts';
import { formValuesOf } from '../checkout/steps/address-form-values.ts';
import type { ExpressItem, ExpressPage } from './express-cart.ts';
import type { Buyer } from './use-wallet-handlers.ts';

/** The `state` of a navigation to checkout with what a wallet knows and our address form does not accept as it is. */
const handedOver = { expressHandedOver: true } as const;

/** Whether checkout was filled in from a wallet's sheet; a reload keeps it. */
export const wasHandedOver = (): boolean =>
  (window.history.state as { readonly expressHandedOver?: boolean } | null)?.expressHandedOver === true;

interface HandOver {
  readonly buyer: Buyer;
  readonly page: ExpressPage;
  /** What a product's button would have bought: it goes to the shopper's own cart. */
  readonly item: ExpressItem | null;
  readonly cart: CartStore;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly checkoutPath: string;
}

/**
 * Leads to checkout with everything filled in that the wallet knows, so that the shopper completes it there.
 * @throws ShopApiError if the product cannot be put into the shopper's cart.
 */
export async function handOver({ buyer, page, item, cart, country, checkoutPath }: HandOver): Promise<void> {
  const { contact, email } = buyer;
  const known = 'address' in contact ? { ...contact.address, phone: contact.phone } : contact.partial;
  const empty = formValuesOf(null, country);
  const typed = Object.entries(known).filter(([, text]) => typeof text === 'string');
  writeDraft({
    ...empty,
    email: email ?? '',
    shipping: { ...empty.shipping, ...(Object.fromEntries(typed) as Partial<typeof empty.shipping>) },
  });
  if (item) await cart.add({ ...item, country });
  navigate(checkoutPath, { state: handedOver, replace: page === 'checkout' });
  // The form there is open already, and reads what was kept only when it opens.
  if (page === 'checkout') window.location.reload();
}
