import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { cartIdOfPaymentKey } from '../context/identifiers.ts';
import type { RequestContext } from '../context/request-context.ts';

/** Who asks about a payment. */
export interface Asker {
  readonly visitor: string | null;
  /** Whether this browser came back from the payment's bank: it has shown what only the return address proves. */
  readonly hasReturned: boolean;
}

/**
 * A payment for a visitor's own cart, ordered or not, or the payment that the browser came back from, which may end it but not
 * open its order.
 * @throws ShopError `PaymentNotFound`, both for somebody else's payment and for an unknown one.
 */
export async function permittedPayment(
  context: RequestContext,
  id: string,
  { visitor, hasReturned }: Asker,
): Promise<{ readonly payment: PaymentRecord; readonly isVisitors: boolean }> {
  const payment = await context.commerce.getPayment(id);
  if (payment) {
    const isVisitors = await isOwnPayment(context, payment, visitor);
    if (isVisitors || hasReturned) return { payment, isVisitors };
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
