import { countryOf } from '../../stores/country-of.ts';
import type { CartRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey } from './identifiers.ts';
import type { Shop } from './shop.ts';

/**
 * A visitor's own cart of this storefront that can still be changed. Cookies know no ports and few hosts, so a
 * cart of another storefront may arrive here.
 * @throws ShopError `CartNotFound` for a foreign one as for an unknown one; `CartNotActive` once it is ordered.
 */
export async function ownCart(shop: Shop, id: string, visitor: string | null): Promise<CartRecord> {
  const cart = await shop.commerce.getCart(id);
  const isSoldHere = cart && countryOf(shop.store, cart.view.country)?.currency === cart.view.currency;
  if (!isSoldHere || visitor === null || cart.anonymousId !== visitor) {
    throw new ShopError('CartNotFound', 'There is no such cart');
  }
  if (!cart.active) throw new ShopError('CartNotActive', 'The cart is ordered already');
  return cart;
}

/**
 * A payment of a visitor's own cart, ordered or not.
 * @throws ShopError `PaymentNotFound` for somebody else's as for an unknown one.
 */
export async function ownPayment(shop: Shop, id: string, visitor: string | null): Promise<PaymentRecord> {
  const payment = await shop.commerce.getPayment(id);
  if (!payment || !(await isOwnPayment(shop, payment, visitor))) {
    throw new ShopError('PaymentNotFound', 'There is no such payment');
  }
  return payment;
}

/** Whether a payment pays a cart of this visitor. */
export async function isOwnPayment(
  shop: Shop,
  payment: PaymentRecord,
  visitor: string | null,
): Promise<boolean> {
  const cart = await shop.commerce.getCart(cartIdOfPaymentKey(payment.key));
  return visitor !== null && cart?.anonymousId === visitor;
}
