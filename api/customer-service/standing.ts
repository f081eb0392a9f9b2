import type { OrderRecord } from '../../commerce/commerce.ts';
import type { OrderStanding } from '../../contract/customer-service.ts';
import { isSameEmail } from '../../contract/email-address.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { orderNumberFrom } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

/** What is known of the order that a customer names, with the order if there is one; for staff, never for the answer. */
export interface NamedOrder {
  readonly standing: OrderStanding;
  readonly order: OrderRecord | null;
}

const unknown: NamedOrder = { standing: 'unknown', order: null };

/**
 * Looks up the order that somebody names in a request. A look-up that fails is not a reason to refuse the request: a person looks
 * again.
 * @param named the number as typed, and the address that the customer gives.
 */
export async function namedOrder(
  { commerce, log }: RequestContext,
  named: { readonly orderNumber: string; readonly email: string },
): Promise<NamedOrder> {
  const typed = orderNumberFrom(named.orderNumber);
  // Nothing else is a number of ours, and not everything can be part of an address.
  if (!/^[\w-]{1,36}$/.test(typed)) return unknown;
  try {
    const order = await commerce.findOrder(typed);
    if (!order) return unknown;
    const isOwn = isSameEmail(order.cart.email ?? '', named.email);
    return { standing: isOwn ? 'matched' : 'other-email', order };
  } catch (error) {
    if (!isShopError(error)) throw error;
    log.warn('the order that a customer names could not be looked up', error);
    return unknown;
  }
}
