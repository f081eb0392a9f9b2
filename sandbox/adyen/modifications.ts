import { AdyenApiError, invalid } from './api-error.ts';
import { balanceOf, failureOf, refusalOfRequested, type Requested } from './balance.ts';
import type { AdyenParts } from './parts.ts';
import { type Modification, newReference, type Payment } from './payment.ts';
import { assertInvoiceLines, isOpenInvoice, type ModificationRequest } from './requests.ts';
import type { WebhookEvent } from './webhooks.ts';

type EventCode = WebhookEvent['eventCode'];

/** The webhook about the result of what a merchant asks for. */
const codes = {
  capture: 'CAPTURE',
  refund: 'REFUND',
  reversal: 'CANCEL_OR_REFUND',
} as const satisfies Partial<Record<Requested['kind'], EventCode>>;
export type AskedKind = keyof typeof codes;

/** Returns of money that the merchant did not ask for, and what each of them does. */
const unaskedKinds = {
  CANCELLATION: 'cancel',
  TECHNICAL_CANCEL: 'cancel',
  EXPIRE: 'cancel',
  CANCEL_OR_REFUND: 'reversal',
  REFUND: 'refund',
} as const satisfies Partial<Record<EventCode, Requested['kind']>>;
export const unaskedCodes = Object.keys(unaskedKinds) as (keyof typeof unaskedKinds)[];

/** For how long a dispute can be defended, in milliseconds. */
const defensePeriod = 14 * 24 * 60 * 60 * 1000;

/** Captures, refunds, and reversals: acknowledged immediately, reported by webhook. */
export class Modifications {
  readonly #parts: AdyenParts;

  constructor(parts: AdyenParts) {
    this.#parts = parts;
  }

  /**
   * @returns Adyen's response; it is `received` even if the webhook will report a failure
   * @throws AdyenApiError for an unknown payment (422, 167), another merchant's (403, 901), another currency (422,
   * 138), more than was authorized or captured (422, 166), a payment that is already canceled (422, 908), or a part of an
   * open invoice without lines that add up to it (422, 115)
   */
  request(kind: AskedKind, paymentPspReference: string, request: ModificationRequest): object {
    const payment = this.#parts.store.byPspReference(paymentPspReference);
    if (!payment) throw invalid('167', 'Original pspReference required for this operation');
    const { merchantAccount } = payment;
    if (merchantAccount !== request.merchantAccount)
      throw new AdyenApiError(403, '901', 'Invalid Merchant Account');
    const { reference = payment.reference, lineItems, amount } = request;
    const requested = { kind, value: valueOf(kind, payment, request) };
    if (kind === 'refund' && isOpenInvoice(payment.method) && requested.value < (payment.authorised ?? 0))
      assertInvoiceLines(lineItems, requested.value);
    const fault = this.#parts.faults.take('modification', payment.reference)?.fault;
    if (fault === 'refused') throw invalid('904', 'Unable To Process');
    const refusal = refusalOfRequested(payment, requested);
    if (refusal) throw invalid(...refusal);
    const reason = fault === 'failed' ? 'Operation failed' : failureOf(payment, requested);
    const modification = {
      ...requested,
      ...{ pspReference: newReference(), success: reason === '', reference, reason },
    };
    const failsLater = fault === 'failed-later' && modification.success;
    const done = { ...modification, success: modification.success && !failsLater };
    this.#parts.store.atomically(() => {
      this.#add(payment, done);
      this.#report(codes[kind], payment, modification);
      if (failsLater)
        this.#report(kind === 'capture' ? 'CAPTURE_FAILED' : 'REFUND_FAILED', payment, {
          ...modification,
          reason: 'Rejected by the card scheme',
        });
    });
    return {
      ...{ merchantAccount, paymentPspReference, pspReference: modification.pspReference },
      ...(request.reference !== undefined && { reference }),
      status: 'received',
      ...(amount && { amount }),
    };
  }

  /** The shopper's bank takes all of the money back. @returns whether it could: not what was already returned */
  chargeBack(payment: Payment): boolean {
    const { authorised: value = 0, reference } = payment;
    const { kept } = balanceOf(payment);
    if (kept === 0 || value > kept) return false;
    const dispute = { pspReference: newReference(), value, success: true, reference, reason: '' };
    // As Adyen writes times: with an offset.
    const endsAt = new Date(Date.now() + defensePeriod).toISOString().replace(/\.\d+Z$/, '+00:00');
    const additionalData = { defensePeriodEndsAt: endsAt, disputeStatus: 'Undefended' };
    this.#parts.store.atomically(() => {
      this.#add(payment, { ...dispute, kind: 'chargeback' });
      this.#parts.webhooks.notify({ eventCode: 'CHARGEBACK', payment, ...dispute, additionalData });
    });
    return true;
  }

  /**
   * Returns money without the merchant: a risk review, a lapsed authorization, somebody in the Customer Area. The webhook
   * has the payment's reference, as Adyen's does; the books say `<unasked>`.
   * @param part of a refund, in minor units; everything that is left if omitted
   * @returns whether it could
   */
  returnUnasked(payment: Payment, eventCode: keyof typeof unaskedKinds, part?: number): boolean {
    const kind = unaskedKinds[eventCode];
    const value = kind === 'refund' ? (part ?? balanceOf(payment).kept) : (payment.authorised ?? 0);
    const requested = { kind, value };
    if (value === 0 || refusalOfRequested(payment, requested) || failureOf(payment, requested) !== '')
      return false;
    const { reference } = payment;
    const done = { ...requested, pspReference: newReference(), success: true, reason: '' };
    this.#parts.store.atomically(() => {
      this.#add(payment, { ...done, reference: '<unasked>' });
      this.#report(eventCode, payment, { ...done, reference });
    });
    return true;
  }

  #add(payment: Payment, modification: Modification): void {
    this.#parts.store.save({ ...payment, modifications: [...payment.modifications, modification] });
  }

  #report(eventCode: EventCode, payment: Payment, { kind: _, ...modification }: Modification): void {
    this.#parts.webhooks.notify({ eventCode, payment, ...modification });
  }
}

/** A capture and a refund include an amount; a reversal applies to everything that was authorized. */
function valueOf(kind: AskedKind, payment: Payment, { amount }: ModificationRequest): number {
  if (kind === 'reversal') return payment.authorised ?? payment.amount.value;
  if (!amount?.value) throw invalid('137', 'Invalid amount specified');
  if (amount.currency !== payment.amount.currency) throw invalid('138', 'Unsupported currency specified');
  return amount.value;
}
