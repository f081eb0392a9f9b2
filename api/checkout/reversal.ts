import type { PaymentRecord } from '../../commerce/commerce.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { Shop } from './shop.ts';

/**
 * Gives a payment's money back. The wish is written down before the payment service is asked and stays until it
 * took the wish, so that a later webhook or retry repeats what did not get through.
 */
export async function reverse(shop: Shop, payment: PaymentRecord): Promise<void> {
  const { commerce, payments, log } = shop;
  const transaction = { type: 'CancelAuthorization', interactionId: `${payment.key}-reversal` } as const;
  const wanted = await commerce.recordPayment(payment.id, {
    transaction: { ...transaction, state: 'Initial' },
  });
  if (wanted.reversal === 'sent' || wanted.pspReference === null) return;
  try {
    await payments.reverse(payment.key, wanted.pspReference);
  } catch (error) {
    if (!isShopError(error, 'PaymentUnavailable')) throw error;
    log('A payment could not be given back yet', { payment: payment.id, error });
    return;
  }
  await commerce.recordPayment(payment.id, { transaction: { ...transaction, state: 'Pending' } });
}
