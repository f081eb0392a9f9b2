import { AdyenApiError, invalid, unavailable } from './api-error.ts';
import type { Modification, Requested } from './balance.ts';
import { balanceOf, failureOf, refusalOfRequested } from './balance.ts';
import type { AdyenFaults } from './faults.ts';
import type { ModificationRepository } from './modification-repository.ts';
import type { Payment } from './payment.ts';
import { assertInvoiceLines, isOpenInvoice } from './line-item-rules.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { newPspReference } from './psp-reference.ts';
import type { Amount, ModificationRequest } from './requests.ts';
import type { disputeCodes, EventCode, WebhookEvent } from './webhook-notification.ts';
import type { WebhookSender } from './webhooks.ts';

/** The webhooks of a modification: its result, and that it failed after its success. */
const codes: Readonly<
  Record<Requested['kind'], { readonly result: EventCode; readonly failed?: EventCode }>
> = {
  cancel: { result: 'CANCELLATION' },
  capture: { result: 'CAPTURE', failed: 'CAPTURE_FAILED' },
  refund: { result: 'REFUND', failed: 'REFUND_FAILED' },
  reversal: { result: 'CANCEL_OR_REFUND', failed: 'REFUND_FAILED' },
};

/** Returns of money that the merchant did not ask for, and what each of them does. */
const unaskedKinds = {
  CANCELLATION: 'cancel',
  TECHNICAL_CANCEL: 'cancel',
  EXPIRE: 'cancel',
  CANCEL_OR_REFUND: 'reversal',
  REFUND: 'refund',
} as const satisfies Partial<Record<EventCode, Requested['kind']>>;

interface ModificationParts {
  readonly payments: PaymentRepository;
  readonly repository: ModificationRepository;
  readonly webhooks: WebhookSender;
  readonly faults: AdyenFaults;
}

/** What a shopper's bank asks about a payment. */
export interface Dispute {
  /** Its pspReference, the same for everything that happens in it. */
  readonly dispute: string;
  /** In minor units. */
  readonly value: number;
  /** Until when it can be defended, ISO 8601 with an offset. */
  readonly endsAt: string;
}

/** Cancels, captures, refunds, and reversals: acknowledged immediately, reported by webhook. */
export class Modifications {
  readonly #parts: ModificationParts;

  constructor(parts: ModificationParts) {
    this.#parts = parts;
  }

  /**
   * @returns Adyen's response; it is `received` even if the webhook will report a failure
   * @throws AdyenApiError for an unknown payment (422, 167), another merchant's (403, 901), another currency (422,
   * 138), more than was authorized or captured (422, 166), a payment that is already canceled (422, 908), or a part of an
   * open invoice without lines that add up to it (422, 113 to 115)
   */
  request(kind: Requested['kind'], paymentPspReference: string, request: ModificationRequest): object {
    const { payments, repository, faults } = this.#parts;
    const payment = payments.byPspReference(paymentPspReference);
    if (!payment) throw invalid('167', 'Original pspReference required for this operation');
    if (payment.merchantAccount !== request.merchantAccount) {
      throw new AdyenApiError(403, '901', 'Invalid Merchant Account', 'security');
    }
    const amount = amountOf(kind, payment, request);
    const requested = { kind, value: amount.value };
    const fault = faults.ofModification(payment, kind);
    if (fault === 'unavailable') throw unavailable();
    if (kind === 'refund' && isOpenInvoice(payment.method) && amount.value < (payment.authorised ?? 0))
      assertInvoiceLines(request.lineItems, amount.value);
    const earlier = repository.of(paymentPspReference);
    const refusal = fault === 'refused' ? (['904', 'Unable To Process'] as const) : undefined;
    const [errorCode, message] = refusal ?? refusalOfRequested(payment, earlier, requested) ?? [];
    if (errorCode !== undefined) throw invalid(errorCode, message ?? '');
    const reason = fault === 'failed' ? 'Operation failed' : failureOf(payment, earlier, requested);
    const modification: Modification = {
      pspReference: newPspReference(),
      ...requested,
      success: reason === '',
      reference: request.reference ?? payment.reference,
      reason,
    };
    payments.atomically(() => {
      repository.add(paymentPspReference, modification);
      this.#report(codes[kind].result, payment, modification);
      if (fault === 'failed-later') this.#fail(payment, modification, 'Rejected by the card scheme');
    });
    return {
      merchantAccount: payment.merchantAccount,
      paymentPspReference,
      pspReference: modification.pspReference,
      ...(request.reference === undefined ? {} : { reference: request.reference }),
      status: 'received',
      ...(request.amount ? { amount } : {}),
    };
  }

  /** Lets the payment's latest successful capture or refund fail after all. @returns whether there was one */
  failLatest(payment: Payment, kinds: readonly Requested['kind'][]): boolean {
    const { payments, repository } = this.#parts;
    const latest = repository
      .of(payment.pspReference)
      .findLast(({ kind, success }) => success && kinds.some((candidate) => candidate === kind));
    if (!latest) return false;
    payments.atomically(() => this.#fail(payment, latest, 'Rejected by the card scheme'));
    return true;
  }

  /**
   * The shopper's bank takes money back.
   * @returns whether it could: only what was captured and not returned can be taken back, and once in a dispute
   */
  chargeBack(payment: Payment, { dispute: pspReference, value, endsAt }: Dispute): boolean {
    const { payments, repository, webhooks } = this.#parts;
    const earlier = repository.of(payment.pspReference);
    const { kept } = balanceOf(payment, earlier);
    if (kept === 0 || value > kept || earlier.some((past) => past.pspReference === pspReference))
      return false;
    const reference = payment.reference;
    const dispute = {
      pspReference,
      kind: 'chargeback',
      value,
      success: true,
      reference,
      reason: '',
    } as const;
    const additionalData = { defensePeriodEndsAt: endsAt, disputeStatus: 'Undefended' };
    payments.atomically(() => {
      repository.add(payment.pspReference, dispute);
      webhooks.notify({ ...eventOf('CHARGEBACK', payment, dispute), additionalData });
    });
    return true;
  }

  /** Something happens in a dispute that moves no money. @returns whether there is money to dispute */
  dispute(
    payment: Payment,
    eventCode: keyof typeof disputeStates,
    { dispute, value, endsAt }: Dispute,
  ): boolean {
    const { repository, webhooks } = this.#parts;
    if (balanceOf(payment, repository.of(payment.pspReference)).captured === 0) return false;
    const { reference } = payment;
    const event = { pspReference: dispute, value, success: true, reference, reason: '' };
    const additionalData = { defensePeriodEndsAt: endsAt, disputeStatus: disputeStates[eventCode] };
    webhooks.notify({ ...eventOf(eventCode, payment, event), additionalData });
    return true;
  }

  /**
   * Returns money without the merchant: a risk review, a lapsed authorization, somebody in the Customer Area. The webhook
   * has the payment's reference, as Adyen's does; the books say `<unasked>`.
   * @param value of a refund, in minor units; everything that is left if omitted
   * @returns whether it could
   */
  returnUnasked(payment: Payment, eventCode: keyof typeof unaskedKinds, value?: number): boolean {
    const { payments, repository, webhooks } = this.#parts;
    const kind = unaskedKinds[eventCode];
    const earlier = repository.of(payment.pspReference);
    const { kept } = balanceOf(payment, earlier);
    const requested = { kind, value: kind === 'refund' ? (value ?? kept) : (payment.authorised ?? 0) };
    if (
      refusalOfRequested(payment, earlier, requested) ||
      failureOf(payment, earlier, requested) !== '' ||
      requested.value === 0
    )
      return false;
    const done = { ...requested, pspReference: newPspReference(), success: true, reason: '' };
    payments.atomically(() => {
      repository.add(payment.pspReference, { ...done, reference: '<unasked>' });
      webhooks.notify(eventOf(eventCode, payment, { ...done, reference: payment.reference }));
    });
    return true;
  }

  #report(eventCode: EventCode, payment: Payment, modification: Modification) {
    this.#parts.webhooks.notify(eventOf(eventCode, payment, modification));
  }

  #fail(payment: Payment, modification: Modification, reason: string) {
    const { kind, pspReference } = modification;
    const eventCode = kind === 'chargeback' ? undefined : codes[kind].failed;
    if (!eventCode || !modification.success) return;
    this.#parts.repository.fail(pspReference, reason);
    this.#report(eventCode, payment, { ...modification, reason });
  }
}

const eventOf = (
  eventCode: EventCode,
  payment: Payment,
  modification: Omit<Modification, 'kind'>,
): WebhookEvent => {
  const { pspReference, reference: merchantReference, success, reason, value } = modification;
  const amount = { value, currency: payment.amount.currency };
  return { eventCode, payment, pspReference, merchantReference, amount, success, reason };
};

/** Adyen's `disputeStatus` after each. */
const disputeStates = {
  REQUEST_FOR_INFORMATION: 'Unresponded',
  NOTIFICATION_OF_CHARGEBACK: 'Undefended',
  INFORMATION_SUPPLIED: 'Pending',
  DISPUTE_DEFENSE_PERIOD_ENDED: 'Expired',
} as const satisfies Record<(typeof disputeCodes)[number], string>;

/** A capture and a refund include an amount; a cancel and a reversal apply to everything that was authorized. */
function amountOf(kind: Requested['kind'], payment: Payment, { amount }: ModificationRequest): Amount {
  const { value, currency } = payment.amount;
  if (kind === 'cancel' || kind === 'reversal') return { value: payment.authorised ?? value, currency };
  if (!amount) throw invalid('100', 'No amount specified');
  if (amount.currency !== currency) throw invalid('138', 'Unsupported currency specified');
  if (amount.value === 0) throw invalid('137', 'Invalid amount specified');
  return amount;
}
