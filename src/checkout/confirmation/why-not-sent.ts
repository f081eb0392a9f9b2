import type { Order } from '../../../contract/order.ts';

/** Why nothing of an order will be sent for now: it is canceled, or its money went back; null if it takes its way. */
export function whyNotSent({ status, paymentState }: Order): 'canceled' | 'returned' | null {
  if (status === 'canceled' || paymentState === 'failed') return 'canceled';
  return paymentState === 'returned' ? 'returned' : null;
}
