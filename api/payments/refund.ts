import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Money } from '../../contract/money.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { canRefund, refundableOf } from './refundable.ts';
import { settle, type Settlement } from './settle.ts';

/** How many times to try while others write to the payment. */
const maxAttempts = 8;

/**
 * Refunds a part of what was captured, or all of it: the refund is written down at the version it was checked against, so of
 * two at once the second one is checked again, and is then sent. If this stops in between, the sweeper sends it.
 * @throws ShopError `InvalidInput` if the amount is not positive, in another currency, or more than is left, or if the
 * method cannot refund; outages, after which the refund may have been written.
 */
export async function requestRefund(
  context: RequestContext,
  payment: PaymentRecord,
  amount: Pick<Money, 'centAmount' | 'currencyCode'>,
): Promise<Settlement> {
  const { commerce, environment } = context;
  let current = payment;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    assertRefundable(current, amount, refundableOf(current, environment.capture));
    const money = { ...current.amount, centAmount: amount.centAmount };
    const transaction = { type: 'Refund', state: 'Initial', interactionId: null, amount: money } as const;
    try {
      const wanted = await commerce.updatePayment(current, [{ change: 'addTransaction', transaction }]);
      return await settle(context, wanted);
    } catch (error) {
      if (!isShopError(error, 'VersionConflict')) throw error;
    }
    const again = await commerce.getPayment(payment.id);
    if (!again) throw new ShopError('PaymentNotFound', `Payment ${payment.id} not found`);
    current = again;
  }
  throw new ShopError('CommerceUnavailable', 'The payment keeps changing; nothing was refunded');
}

/** @throws ShopError `InvalidInput` with details `{ refundable }` in minor units. */
export function assertRefundable(
  payment: PaymentRecord,
  { centAmount, currencyCode }: Pick<Money, 'centAmount' | 'currencyCode'>,
  { centAmount: refundable, currencyCode: paidIn }: Money,
): void {
  const refuse = (why: string): never => {
    throw new ShopError('InvalidInput', why, { refundable });
  };
  if (!canRefund(payment)) refuse(`${payment.method} cannot refund`);
  if (currencyCode !== paidIn) refuse(`It was paid in ${paidIn}, not in ${currencyCode}`);
  if (!Number.isSafeInteger(centAmount) || centAmount <= 0) refuse('The amount must be positive');
  if (centAmount > refundable) refuse('More than what is left to refund');
}
