import { countryOf } from '../../stores/countries.ts';
import type { CartRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, createToken, orderNumberOf } from './identifiers.ts';
import type { RequestContext } from './request-context.ts';

/**
 * A visitor's own cart of this storefront that can still be changed. Cookies do not distinguish ports and few hosts, so
 * a cart of another storefront may arrive here.
 * @throws ShopError `CartNotFound`, both for somebody else's cart and for an unknown one; `CartNotActive` once it has
 * been ordered, with what opens that order in `details.order`: its answer may never have arrived.
 */
export async function ownCart(
  context: RequestContext,
  id: string,
  visitor: string | null,
): Promise<CartRecord> {
  const cart = await context.commerce.getCart(id);
  const isSoldHere = cart && countryOf(context.store, cart.view.country)?.currency === cart.view.currency;
  if (!isSoldHere || visitor === null || cart.anonymousId !== visitor) {
    throw new ShopError('CartNotFound', 'Cart not found');
  }
  if (!cart.active) {
    const orderNumber = orderNumberOf(context.store.id, id);
    const order = {
      orderNumber,
      token: createToken('order', orderNumber, context.environment.sessionSecrets),
    };
    throw new ShopError('CartNotActive', 'The cart has already been ordered', { order });
  }
  return cart;
}

/** The error for changing a version of the cart that is no longer the current one. */
export const versionConflict = ({ view }: CartRecord): ShopError =>
  new ShopError('VersionConflict', 'The cart changed in the meantime', { currentVersion: view.version });

/**
 * A payment for a visitor's own cart, ordered or not.
 * @throws ShopError `PaymentNotFound`, both for somebody else's payment and for an unknown one.
 */
export async function ownPayment(
  context: RequestContext,
  id: string,
  visitor: string | null,
): Promise<PaymentRecord> {
  const payment = await context.commerce.getPayment(id);
  if (!payment || !(await isOwnPayment(context, payment, visitor))) {
    throw new ShopError('PaymentNotFound', 'Payment not found');
  }
  return payment;
}

export async function isOwnPayment(
  context: RequestContext,
  payment: PaymentRecord,
  visitor: string | null,
): Promise<boolean> {
  const cart = await context.commerce.getCart(cartIdOfPaymentKey(payment.key));
  return visitor !== null && cart?.anonymousId === visitor;
}
