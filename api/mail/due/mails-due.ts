import type { Order, PaymentInstructions, Refund, Delivery } from '../../../contract/order.ts';
import { isSettled, type MailLedger } from './mail-ledger.ts';

/** One e-mail about an order; `id` is unique within the order. */
export type OrderMail =
  | { readonly id: string; readonly kind: 'confirmation'; readonly saysPending: boolean }
  | { readonly id: string; readonly kind: 'how-to-pay'; readonly instructions: PaymentInstructions }
  | { readonly id: string; readonly kind: 'payment-arrived' | 'canceled' }
  | { readonly id: string; readonly kind: 'shipped'; readonly delivery: Delivery }
  | { readonly id: string; readonly kind: 'refunded'; readonly refund: Refund };

/**
 * The e-mails that an order still owes its customer, in the order in which they make sense: a confirmation whatever has
 * become of the order since, how to pay as long as there is something to pay, that the money has arrived if something
 * said that it was awaited, that it is canceled, each delivery, and each refund that is done. What has left, or never
 * will, is not due again, whatever happens in which order.
 */
export function mailsDue(order: Order, ledger: MailLedger): OrderMail[] {
  const { status, paymentState, instructions, deliveries, refunds } = order;
  const isCanceled = status === 'canceled';
  const { confirmation, 'how-to-pay': howToPay } = ledger;
  const wasAwaited = (confirmation?.saysPending === true && isSettled(confirmation)) || isSettled(howToPay);
  const all: OrderMail[] = [
    { id: 'confirmation', kind: 'confirmation', saysPending: paymentState === 'pending' },
    ...(instructions && !isCanceled ? [{ id: 'how-to-pay', kind: 'how-to-pay', instructions } as const] : []),
    ...(paymentState === 'paid' && wasAwaited && !isCanceled
      ? [{ id: 'payment-arrived', kind: 'payment-arrived' } as const]
      : []),
    ...(isCanceled ? [{ id: 'canceled', kind: 'canceled' } as const] : []),
    ...deliveries.map((delivery) => ({ id: `shipped-${delivery.id}`, kind: 'shipped', delivery }) as const),
    ...refunds
      .filter(({ state }) => state === 'done')
      .map((refund) => ({ id: `refunded-${refund.id}`, kind: 'refunded', refund }) as const),
  ];
  return all.filter(({ id }) => !isSettled(ledger[id]));
}
