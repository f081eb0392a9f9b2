import { z } from 'zod';
import { alreadyProcessed, invalid } from './api-error.ts';
import { isPolled } from './method-actions.ts';
import { newPayment } from './new-payment.ts';
import type { AdyenParts } from './parts.ts';
import type { BankChoice, Payment } from './payment.ts';
import { afterChoice, afterIssuer, endsAtBank, isAuthorised, isOpen, newReference } from './payment.ts';
import { afterDetails, afterUpdate, type updateOrderSchema } from './paypal.ts';
import type { PaymentStore } from './payment-store.ts';
import type { DetailsRequest, PaymentRequest } from './requests.ts';
import { decoded } from './test-card.ts';

/** What the browser says of a challenge. What it contains about the outcome is not read. */
const threeDSResultSchema = z.object({ authorisationToken: z.string() });

export class Payments {
  readonly #parts: AdyenParts;
  readonly #store: PaymentStore;

  constructor(parts: AdyenParts) {
    this.#parts = parts;
    this.#store = parts.store;
  }

  /**
   * Starts a payment; it is completed unless its `resultCode` requires the shopper.
   * @throws AdyenApiError if the request is invalid, or the card or the method cannot be used
   */
  create(request: PaymentRequest): Payment {
    const payment = newPayment(request, this.#parts);
    return this.#store.atomically(() => this.#record(payment));
  }

  atBank(bankToken: string): Payment | undefined {
    const payment = this.#store.byBankToken(bankToken);
    return payment?.paypal ? undefined : payment;
  }

  /**
   * Changes the order of an express payment.
   * @returns Adyen's response, with what the next change or the details need
   * @throws AdyenApiError 422, as `afterUpdate`
   */
  updateOrder(request: z.infer<typeof updateOrderSchema>): object {
    const updated = afterUpdate(this.#store.byPspReference(request.pspReference), request);
    this.#store.save(updated);
    return { paymentData: updated.paypal?.paymentData, status: 'success' };
  }

  /**
   * Executes what the shopper chose at the bank.
   * @returns the address to send the shopper to, or undefined if the payment is already completed
   */
  choose(payment: Payment, choice: BankChoice): URL | undefined {
    if (!isOpen(payment)) return undefined;
    const redirectResult = newReference(32);
    this.#store.atomically(() => {
      if (endsAtBank(payment)) this.#record(afterChoice(payment, choice));
      this.#store.addBankAnswer(redirectResult, payment.pspReference, choice);
    });
    const address = new URL(payment.returnUrl);
    address.searchParams.set('redirectResult', redirectResult);
    return address;
  }

  /**
   * What a shopper or the bank decides about an open payment while nobody looks, e.g. with a bank's app. An offer that
   * nobody takes expires, which is all that can happen to an order at PayPal without its payer and the merchant.
   * @returns the payment afterwards, or undefined if it is already completed
   */
  decide(payment: Payment, choice: BankChoice | 'expire'): Payment | undefined {
    if (!isOpen(payment) || (payment.paypal && choice !== 'expire')) return undefined;
    return this.#store.atomically(() =>
      choice === 'expire' ? this.#expire(payment) : this.#record(afterChoice(payment, choice)),
    );
  }

  /** Stores what the shopper did in the issuer's challenge, until the details are submitted. */
  authenticate(payment: Payment, choice: 'authorise' | 'refuse'): void {
    if (!this.#store.bankAnswer(payment.bankToken))
      this.#store.addBankAnswer(payment.bankToken, payment.pspReference, choice);
  }

  /**
   * The result of a payment after the shopper has come back.
   * @throws AdyenApiError 422 for details the stand-in never issued (14_018) or has already received (704)
   */
  details({ details, paymentData }: DetailsRequest): Payment {
    const { orderID, payerID, payload, redirectResult, threeDSResult = '' } = details;
    return this.#store.atomically(() => {
      if (orderID !== undefined)
        return this.#record(afterDetails(this.#store.byBankToken(orderID), payerID, paymentData));
      const transaction = threeDSResultSchema.safeParse(decoded(threeDSResult)).data?.authorisationToken;
      return (
        this.#challengeFirst(transaction) ??
        this.#takeBankAnswer(payload ?? redirectResult ?? transaction ?? '')
      );
    });
  }

  /**
   * What the browser library learns while the shopper uses an app, with a token for the details once it has ended.
   * @param paymentData from the payment's action
   */
  statusOf(paymentData: string): { readonly payment: Payment; readonly payload: string } | undefined {
    const payment = this.atBank(paymentData);
    if (!payment || !isPolled(payment)) return undefined;
    const payload = `payload-${payment.bankToken}`;
    if (!isOpen(payment) && !this.#store.bankAnswer(payload))
      this.#store.addBankAnswer(payload, payment.pspReference, 'authorise');
    return { payment, payload };
  }

  /** A payment whose shopper has only been identified still needs the issuer's challenge. */
  #challengeFirst(transaction = ''): Payment | undefined {
    const payment = this.atBank(transaction);
    return payment?.resultCode === 'IdentifyShopper' && !this.#store.bankAnswer(transaction)
      ? this.#record({ ...payment, resultCode: 'ChallengeShopper' })
      : undefined;
  }

  #takeBankAnswer(token: string): Payment {
    const found = this.#store.bankAnswer(token);
    const payment = found && this.#store.byPspReference(found.psp_reference);
    if (!found || !payment) throw invalid('14_018', 'Invalid payload provided');
    if (found.used) throw alreadyProcessed();
    this.#store.useBankAnswer(token);
    return isOpen(payment) && !endsAtBank(payment)
      ? this.#record(afterChoice(payment, found.choice))
      : payment;
  }

  #expire(payment: Payment): Payment {
    const closed = afterIssuer(payment, { resultCode: 'Cancelled', reason: 'Offer closed' });
    this.#store.save(closed);
    this.#notify(closed, 'OFFER_CLOSED', true);
    return closed;
  }

  /** Stores the payment; if it is completed, captures its money and notifies the merchant's server. */
  #record(payment: Payment): Payment {
    const { authorised: value = 0, manualCapture } = payment;
    const capture = {
      ...({ pspReference: newReference(), kind: 'capture', value, success: true } as const),
      ...{ reference: '<auto>', reason: '' },
    };
    const isCaptured = isAuthorised(payment) && !manualCapture;
    const recorded = isCaptured ? { ...payment, modifications: [capture] } : payment;
    this.#store.save(recorded);
    if (!isOpen(payment)) this.#notify(payment, 'AUTHORISATION', isAuthorised(payment));
    return recorded;
  }

  #notify(payment: Payment, eventCode: 'AUTHORISATION' | 'OFFER_CLOSED', success: boolean): void {
    const { pspReference, reference, amount, authorised: value = amount.value, refusalReason } = payment;
    const about = { eventCode, payment, pspReference, reference };
    this.#parts.webhooks.notify({ ...about, value, success, reason: refusalReason ?? '' });
  }
}
