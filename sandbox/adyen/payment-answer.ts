import { actionTypeOf, methodAction } from './method-actions.ts';
import type { Payment } from './payment.ts';
import { isOpen } from './payment.ts';
import { payerData } from './paypal/approval.ts';
import { challengeAction, fingerprintAction } from './three-ds2.ts';

const summary = (payment: Payment) => ({
  resultCode: payment.resultCode,
  ...(payment.refusal
    ? { refusalReason: payment.refusal.reason, refusalReasonCode: payment.refusal.reasonCode }
    : {}),
});

const facts = (payment: Payment, additionalData = payerData(payment)) => ({
  ...(additionalData && { additionalData }),
  pspReference: payment.pspReference,
  merchantReference: payment.reference,
  amount: { ...payment.amount, value: payment.authorised ?? payment.amount.value },
  paymentMethod: { type: payment.method, ...(payment.brand ? { brand: payment.brand } : {}) },
});

/** Where and when an answer is given. */
export interface AnswerSetting {
  /** The stand-in's origin, as the shopper's browser reaches it. */
  readonly publicUrl: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Address of the payment's page at the bank. */
const bankAddress = (payment: Payment, publicUrl: string) => `${publicUrl}/adyen/bank/${payment.bankToken}`;

/** What the shopper has to do next; undefined if it is not up to the shopper. */
function actionOf(payment: Payment, { publicUrl, now }: AnswerSetting): object | undefined {
  switch (payment.resultCode) {
    case 'IdentifyShopper':
      return fingerprintAction(payment, publicUrl);
    case 'ChallengeShopper':
      return challengeAction(payment, publicUrl);
    case 'RedirectShopper':
      return {
        type: 'redirect',
        method: 'GET',
        paymentMethodType: payment.method,
        url: bankAddress(payment, publicUrl),
      };
    default: {
      const type = isOpen(payment) ? actionTypeOf(payment) : undefined;
      return type && methodAction(type, payment, bankAddress(payment, publicUrl), now());
    }
  }
}

/**
 * Response of /payments and /payments/details. As with Adyen, a payment for which the shopper is still on the way has
 * neither a pspReference nor the merchant's reference yet, except for a pspReference with which an order at PayPal can be
 * changed; a voucher and a bank transfer are final as far as the shop is concerned.
 */
export function paymentAnswer(payment: Payment, setting: AnswerSetting): object {
  const action = actionOf(payment, setting);
  if (!action) return { ...facts(payment), ...summary(payment) };
  const isFinal = payment.resultCode === 'PresentToShopper' || payment.resultCode === 'Received';
  const reference = payment.paypal && { pspReference: payment.pspReference };
  return { ...(isFinal ? facts(payment) : reference), ...summary(payment), action };
}
