import type { Affiliates } from '../../contract/affiliates.ts';
import type { Cart } from '../../contract/cart.ts';
import { isShopError } from '../../contract/shop-error.ts';
import { paymentUnderWay } from './attempt.ts';
import { orderNumberOf } from './identifiers.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Adds a payment to the cart at the version that is paid for, together with what the future order is to contain: its
 * number, and the affiliates' clicks. An order matters more than a commission: if the project does not know the fields
 * for clicks, they are left out and logged.
 * @throws ShopError `PaymentUnderWay` if another payment was faster, and outages.
 */
export async function claimCart(
  { commerce, store, log }: RequestContext,
  cart: Cart,
  paymentId: string,
  affiliates: Affiliates = {},
): Promise<void> {
  const orderNumber = orderNumberOf(store.id, cart.id);
  const claim = (clicks: Affiliates) =>
    commerce.updateCart(cart.id, cart.version, [
      { action: 'setOrderNumber', orderNumber, affiliates: clicks },
      { action: 'addPayment', paymentId },
    ]);
  try {
    await claim(affiliates).catch((error: unknown) => {
      if (!isShopError(error, 'InvalidInput') || Object.keys(affiliates).length === 0) throw error;
      log.warn('The clicks of affiliates are lost: see docs/telemetry.md for the fields they need', {
        error,
      });
      return claim({});
    });
  } catch (error) {
    throw isShopError(error, 'VersionConflict') ? paymentUnderWay() : error;
  }
}
