import type { Order } from '../../../contract/order.ts';
import { formValuesOf } from './address-form-values.ts';
import { readDraft, writeDraft } from '../checkout-draft.ts';

/** Fills the address form in with what an order says, unless something has been typed since. */
export function prefillAddress(cart: Order['cart']): void {
  if (readDraft() === null) writeDraft(formValuesOf(cart, cart.country));
}
