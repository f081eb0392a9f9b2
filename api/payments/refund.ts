import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { Money } from '../../contract/money.ts';
import { ShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import { writePayment } from './record.ts';
import { canRefund, refundableOf } from './refundable.ts';
import { settle, type Settlement } from './settle.ts';

/**
 * Refunds a part of what was captured, or all of it: the refund is written down at the version it was checked against, so of
 * two at once the second one is checked again, and is then sent. If this stops in between, the sweeper sends it.
 * @throws ShopError as `assertRefundable` and `writePayment` do, and outages, after which the refund may have been written.
 */
export async function requestRefund(
  context: RequestContext,
  payment: PaymentRecord,
  { centAmount, currencyCode }: Pick<Money, 'centAmount' | 'currencyCode'>,
): Promise<Settlement> {
  const wanted = await writePayment(context, payment, (current) => {
    const refundable = refundableOf(current, context.environment.capture);
    assertRefundable(current, { centAmount, currencyCode }, refundable);
    const amount = { ...current.amount, centAmount };
    const transaction = { type: 'Refund', state: 'Initial', interactionId: null, amount } as const;
    return [{ change: 'addTransaction', transaction }];
  });
  return settle(context, wanted);
}

/**
 * @throws ShopError `InvalidInput` with `{ refundable }` in minor units if the amount is not positive, in another currency, or
 * more than is left, or if the method cannot refund.
 */
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
