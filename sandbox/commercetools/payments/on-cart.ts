import type { Cart, Order, PaymentInfo } from '@commercetools/platform-sdk';
import { invalidField, invalidOperation } from '../errors.ts';
import type { Storage } from '../storage.ts';

type Payable = Pick<Cart | Order, 'id' | 'paymentInfo'>;

const paymentsOf = ({ paymentInfo }: Payable) => paymentInfo?.payments ?? [];

/**
 * A cart's or order's payments with one more.
 * @throws CommercetoolsError InvalidOperation if another order, or another cart that is not ordered, has the payment
 */
export function withPayment(resource: Payable, paymentId: string, storage: Storage): PaymentInfo {
  const payments = paymentsOf(resource);
  if (payments.some(({ id }) => id === paymentId)) return { payments };
  const holders = (['cart', 'order'] as const).flatMap(
    (type) => storage.find(type, paymentId, 'payment') ?? [],
  );
  if (holders.some(({ id }) => id !== resource.id)) {
    throw invalidOperation(`The payment with ID '${paymentId}' is already assigned to a cart or an order.`);
  }
  return { payments: [...payments, { typeId: 'payment', id: paymentId }] };
}

/** A cart's or order's payments without one; undefined if none are left. @throws CommercetoolsError InvalidField */
export function withoutPayment(resource: Payable, paymentId: string): PaymentInfo | undefined {
  const payments = paymentsOf(resource).filter(({ id }) => id !== paymentId);
  if (payments.length === paymentsOf(resource).length) {
    throw invalidField('payment', paymentId, 'The payment is not assigned.');
  }
  return payments.length > 0 ? { payments } : undefined;
}
