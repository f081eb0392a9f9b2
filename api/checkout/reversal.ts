import type { PaymentRecord } from '../../commerce/commerce.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { Shop } from './shop.ts';

/**
 * Returns a payment's money. The reversal is recorded before the payment service is called and stays recorded until the
 * service has accepted it, so a later webhook or retry repeats a call that did not get through.
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
    log('A payment could not be returned yet', { payment: payment.id, error });
    return;
  }
  await commerce.recordPayment(payment.id, { transaction: { ...transaction, state: 'Pending' } });
}
