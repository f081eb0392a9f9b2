import type { Payment } from './payment.ts';
import { fingerprintAction } from './three-ds2.ts';

const summary = (payment: Payment) => ({
  resultCode: payment.resultCode,
  ...(payment.refusal
    ? { refusalReason: payment.refusal.reason, refusalReasonCode: payment.refusal.reasonCode }
    : {}),
});

const facts = (payment: Payment) => ({
  pspReference: payment.pspReference,
  merchantReference: payment.reference,
  amount: { ...payment.amount, value: payment.authorised ?? payment.amount.value },
  paymentMethod: { type: payment.method, ...(payment.brand ? { brand: payment.brand } : {}) },
});

/** Address of the payment's page at the bank. */
const bankAddress = (payment: Payment, publicUrl: string) => `${publicUrl}/adyen/bank/${payment.bankToken}`;

/**
 * Response of /payments. A payment that needs the shopper has an action and, as with Adyen, no pspReference yet.
 * @param publicUrl the stand-in's origin, as the shopper's browser reaches it
 */
export function paymentAnswer(payment: Payment, publicUrl: string): object {
  if (payment.resultCode === 'IdentifyShopper') {
    return { ...summary(payment), action: fingerprintAction(payment, publicUrl) };
  }
  if (payment.resultCode !== 'RedirectShopper') return { ...facts(payment), ...summary(payment) };
  return {
    ...summary(payment),
    action: {
      type: 'redirect',
      method: 'GET',
      paymentMethodType: payment.method,
      url: bankAddress(payment, publicUrl),
    },
  };
}

/** Response of /payments/details. */
export const detailsAnswer = (payment: Payment): object => ({ ...facts(payment), ...summary(payment) });
