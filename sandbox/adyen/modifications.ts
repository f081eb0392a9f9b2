import { AdyenApiError, invalid } from './api-error.ts';
import type { Payment } from './payment.ts';
import type { Modification, ModificationKind, PaymentRepository } from './payment-repository.ts';
import { newPspReference } from './psp-reference.ts';
import type { ModificationRequest } from './requests.ts';
import type { WebhookEvent, WebhookSender } from './webhooks.ts';

const eventCodes: Readonly<Record<ModificationKind, WebhookEvent['eventCode']>> = {
  cancel: 'CANCELLATION',
  capture: 'CAPTURE',
  refund: 'REFUND',
  reversal: 'CANCEL_OR_REFUND',
};

/**
 * Whether Adyen executes a modification. Payments are captured automatically, so a cancel is possible until an explicit
 * capture or refund; no modification may return more than was taken.
 * @param value in minor units
 * @param earlier the payment's modifications so far
 */
export function canModify(
  payment: Payment,
  earlier: readonly Modification[],
  kind: ModificationKind,
  value: number,
): boolean {
  const done = earlier.filter(({ success }) => success);
  const sum = (of: ModificationKind) =>
    done.filter((modification) => modification.kind === of).reduce((total, one) => total + one.value, 0);
  if (
    payment.resultCode !== 'Authorised' ||
    done.some((one) => one.kind === 'cancel' || one.kind === 'reversal')
  ) {
    return false;
  }
  if (kind === 'capture' || kind === 'refund') return value > 0 && sum(kind) + value <= payment.amount.value;
  return kind === 'reversal' ? sum('refund') === 0 : done.length === 0;
}

/** Cancels, captures, refunds, and reversals: acknowledged immediately, reported by webhook. */
export class Modifications {
  readonly #repository: PaymentRepository;
  readonly #webhooks: WebhookSender;

  constructor(repository: PaymentRepository, webhooks: WebhookSender) {
    this.#repository = repository;
    this.#webhooks = webhooks;
  }

  /**
   * @returns Adyen's response; it is `received` even if the webhook will report a failure
   * @throws AdyenApiError for an unknown payment (422, 167), another merchant's (403, 901), or a wrong amount (422)
   */
  request(kind: ModificationKind, paymentPspReference: string, request: ModificationRequest): object {
    const payment = this.#repository.byPspReference(paymentPspReference);
    if (!payment) throw invalid('167', 'Original pspReference required for this operation');
    if (payment.merchantAccount !== request.merchantAccount) {
      throw new AdyenApiError(403, '901', 'Invalid Merchant Account', 'security');
    }
    const amount = amountOf(kind, payment, request);
    const pspReference = newPspReference();
    const success = canModify(
      payment,
      this.#repository.modificationsOf(paymentPspReference),
      kind,
      amount.value,
    );
    const modification = { kind, value: amount.value, success };
    const event: WebhookEvent = {
      eventCode: eventCodes[kind],
      payment,
      pspReference,
      merchantReference: request.reference ?? payment.reference,
      amount,
      success,
      reason: success ? '' : 'Transaction is not in a state that allows this',
    };
    this.#repository.atomically(() => {
      this.#repository.addModification(pspReference, paymentPspReference, modification);
      this.#webhooks.notify(event);
    });
    return {
      merchantAccount: payment.merchantAccount,
      paymentPspReference,
      pspReference,
      ...(request.reference === undefined ? {} : { reference: request.reference }),
      status: 'received',
      ...(request.amount ? { amount } : {}),
    };
  }
}

/** A capture and a refund include an amount; a cancel and a reversal apply to the full amount. */
function amountOf(kind: ModificationKind, payment: Payment, { amount }: ModificationRequest) {
  if (kind === 'cancel' || kind === 'reversal') return payment.amount;
  if (!amount) throw invalid('100', 'No amount specified');
  if (amount.currency !== payment.amount.currency) throw invalid('138', 'Unsupported currency specified');
  return amount;
}
