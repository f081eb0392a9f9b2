import { countryOf } from '../../stores/countries.ts';
import type { CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey, createToken, readToken } from './identifiers.ts';
import { orderOfCart } from './order-of-cart.ts';
import type { RequestContext } from './request-context.ts';

/**
 * A visitor's own cart of this storefront, ordered or not. Cookies do not distinguish ports and few hosts, so a cart of
 * another storefront may arrive here.
 * @throws ShopError `CartNotFound`, both for somebody else's cart and for an unknown one.
 */
export async function visitorsCart(
  context: RequestContext,
  id: string,
  visitor: string | null,
): Promise<CartRecord> {
  const cart = await context.commerce.getCart(id);
  const isSoldHere = cart && countryOf(context.store, cart.view.country)?.currency === cart.view.currency;
  if (!isSoldHere || visitor === null || cart.anonymousId !== visitor) {
    throw new ShopError('CartNotFound', 'Cart not found');
  }
  return cart;
}

/**
 * A visitor's own cart that can still be changed.
 * @throws ShopError `CartNotFound`, and `CartNotActive` as `assertActive` does.
 */
export async function ownCart(
  context: RequestContext,
  id: string,
  visitor: string | null,
): Promise<CartRecord> {
  const cart = await visitorsCart(context, id, visitor);
  await assertActive(context, cart);
  return cart;
}

/**
 * @throws ShopError `CartNotActive` if the cart has been ordered, with what opens the order in `details.order`: its
 * answer may never have arrived.
 */
export async function assertActive(context: RequestContext, cart: CartRecord): Promise<void> {
  if (cart.active) return;
  const order = await orderOfCart(context, cart.view.id, cart.orderNumber);
  const { sessionSecrets } = context.environment;
  const opening = order?.orderNumber
    ? {
        order: {
          orderNumber: order.orderNumber,
          token: createToken('order', order.orderNumber, sessionSecrets),
        },
      }
    : undefined;
  throw new ShopError('CartNotActive', 'The cart has already been ordered', opening);
}

/** The error for changing a version of the cart that is no longer the current one. */
export const versionConflict = ({ view }: CartRecord): ShopError =>
  new ShopError('VersionConflict', 'The cart changed in the meantime', { currentVersion: view.version });

/** A payment that the caller may end, and whether the caller may also open its order. */
export interface PermittedPayment {
  readonly payment: PaymentRecord;
  readonly isVisitors: boolean;
}

/**
 * A payment for a visitor's own cart, ordered or not, or the payment that a return address proves.
 * @throws ShopError `PaymentNotFound`, both for somebody else's payment and for an unknown one.
 */
export async function permittedPayment(
  context: RequestContext,
  id: string,
  { visitor, proof }: { readonly visitor: string | null; readonly proof: string },
): Promise<PermittedPayment> {
  const payment = await context.commerce.getPayment(id);
  if (payment) {
    const isVisitors = await isOwnPayment(context, payment, visitor);
    if (isVisitors || readToken(proof, 'payment', id, context.environment.sessionSecrets))
      return { payment, isVisitors };
  }
  throw new ShopError('PaymentNotFound', 'Payment not found');
}

export async function isOwnPayment(
  context: RequestContext,
  payment: PaymentRecord,
  visitor: string | null,
): Promise<boolean> {
  const cart = await context.commerce.getCart(cartIdOfPaymentKey(payment.key));
  return visitor !== null && cart?.anonymousId === visitor;
}
