import { countryOf } from '../../stores/country-of.ts';
import type { CartRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey } from './identifiers.ts';
import type { Shop } from './shop.ts';

/**
 * A visitor's own cart of this storefront that can still be changed. Cookies do not distinguish ports and few hosts, so
 * a cart of another storefront may arrive here.
 * @throws ShopError `CartNotFound`, both for somebody else's cart and for an unknown one; `CartNotActive` once it has
 * been ordered.
 */
export async function ownCart(shop: Shop, id: string, visitor: string | null): Promise<CartRecord> {
  const cart = await shop.commerce.getCart(id);
  const isSoldHere = cart && countryOf(shop.store, cart.view.country)?.currency === cart.view.currency;
  if (!isSoldHere || visitor === null || cart.anonymousId !== visitor) {
    throw new ShopError('CartNotFound', 'Cart not found');
  }
  if (!cart.active) throw new ShopError('CartNotActive', 'The cart has already been ordered');
  return cart;
}

/**
 * A payment for a visitor's own cart, ordered or not.
 * @throws ShopError `PaymentNotFound`, both for somebody else's payment and for an unknown one.
 */
export async function ownPayment(shop: Shop, id: string, visitor: string | null): Promise<PaymentRecord> {
  const payment = await shop.commerce.getPayment(id);
  if (!payment || !(await isOwnPayment(shop, payment, visitor))) {
    throw new ShopError('PaymentNotFound', 'Payment not found');
  }
  return payment;
}

/** Whether a payment belongs to a cart of this visitor. */
export async function isOwnPayment(
  shop: Shop,
  payment: PaymentRecord,
  visitor: string | null,
): Promise<boolean> {
  const cart = await shop.commerce.getCart(cartIdOfPaymentKey(payment.key));
  return visitor !== null && cart?.anonymousId === visitor;
}
