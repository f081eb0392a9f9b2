import { randomBytes } from 'node:crypto';
import { inProgress, invalid, unavailable } from './api-error.ts';
import { actionTypeOf, isPolled } from './method-actions.ts';
import type { ModificationRepository } from './modification-repository.ts';
import type { NewPaymentSettings } from './new-payment.ts';
import { newPayment } from './new-payment.ts';
import type { BankChoice, Payment } from './payment.ts';
import { afterChoice, afterIssuer, endsAtBank, isAuthorised, isOpen } from './payment.ts';
import { afterApproval, afterDetails } from './paypal/approval.ts';
import type { Payer } from './paypal/order.ts';
import type { UpdateOrderRequest } from './paypal/update-order.ts';
import { afterUpdate } from './paypal/update-order.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { newPspReference } from './psp-reference.ts';
import type { DetailsRequest, PaymentRequest } from './requests.ts';
import { authenticatedTransaction } from './three-ds2.ts';
import type { WebhookEvent } from './webhook-notification.ts';
import type { WebhookSender } from './webhooks.ts';

const randomToken = () => randomBytes(24).toString('base64url');

interface PaymentParts extends NewPaymentSettings {
  readonly repository: PaymentRepository;
  readonly modifications: ModificationRepository;
  readonly webhooks: WebhookSender;
}

/** A payment's lifecycle from request to result. */
export class Payments {
  readonly #parts: PaymentParts;

  constructor(parts: PaymentParts) {
    this.#parts = parts;
  }

  /**
   * Starts a payment; it is completed unless its `resultCode` requires the shopper.
   * @throws AdyenApiError if the request is invalid, or the card or the method cannot be used
   */
  create(request: PaymentRequest): Payment {
    const payment = newPayment(request, this.#parts);
    return this.#parts.repository.atomically(() => this.#record(payment));
  }

  /** The open or finished payment whose bank page is `bankToken`. */
  atBank(bankToken: string): Payment | undefined {
    const payment = this.#parts.repository.byBankToken(bankToken);
    return payment?.paypal ? undefined : payment;
  }

  /** The payment whose order at PayPal is `id`. */
  paypalOrder(id: string): Payment | undefined {
    const payment = this.#parts.repository.byBankToken(id);
    return payment?.paypal && payment;
  }

  /** Stores that the payer approves the payment's order as it is. */
  approve(payment: Payment, payer: Payer): Payment {
    const approved = afterApproval(payment, payer);
    this.#parts.repository.save(approved);
    return approved;
  }

  /**
   * Changes the order of an express payment.
   * @returns Adyen's response, with what the next change or the details need
   * @throws AdyenApiError 422, as `afterUpdate`; 500 if a test has asked for it
   */
  updateOrder(request: UpdateOrderRequest): object {
    const { repository, faults } = this.#parts;
    const payment = repository.byPspReference(request.pspReference);
    if (payment && faults.ofOrderUpdate(payment)) throw unavailable();
    const updated = afterUpdate(payment, request);
    repository.save(updated);
    return { paymentData: updated.paypal?.paymentData, status: 'success' };
  }

  /**
   * Executes what the shopper chose at the bank.
   * @returns the address to send the shopper to, or undefined if the payment is already completed
   */
  choose(payment: Payment, choice: BankChoice): URL | undefined {
    if (!isOpen(payment)) return undefined;
    const redirectResult = randomToken();
    this.#parts.repository.atomically(() => {
      if (endsAtBank(payment)) this.#record(afterChoice(payment, choice));
      this.#parts.repository.addBankAnswer(redirectResult, payment.pspReference, choice);
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
    return this.#parts.repository.atomically(() =>
      choice === 'expire' ? this.#expire(payment) : this.#record(afterChoice(payment, choice)),
    );
  }

  /** Stores what the shopper did in the issuer's challenge, until the details are submitted. */
  authenticate(payment: Payment, choice: 'authorise' | 'refuse'): void {
    if (!this.#parts.repository.bankAnswer(payment.bankToken)) {
      this.#parts.repository.addBankAnswer(payment.bankToken, payment.pspReference, choice);
    }
  }

  /**
   * The result of a payment after the shopper has come back.
   * @throws AdyenApiError 422 for details the stand-in never issued (14_018) or has already received (704)
   */
  details({ details, paymentData }: DetailsRequest): Payment {
    const { orderID, payerID, payload, redirectResult, threeDSResult } = details;
    if (orderID !== undefined) {
      const paid = () => afterDetails(this.paypalOrder(orderID), { orderID, payerID, paymentData });
      return this.#parts.repository.atomically(() => this.#record(paid()));
    }
    const transaction = threeDSResult === undefined ? undefined : authenticatedTransaction(threeDSResult);
    return this.#parts.repository.atomically(
      () =>
        this.#challengeFirst(transaction) ?? this.#takeBankAnswer(payload ?? redirectResult ?? transaction),
    );
  }

  /**
   * What the browser library learns while the shopper uses an app, with a token for the details once it has ended.
   * @param paymentData from the payment's action
   */
  statusOf(paymentData: string): { readonly payment: Payment; readonly payload: string } | undefined {
    const { repository } = this.#parts;
    const payment = repository.byBankToken(paymentData);
    const type = payment && actionTypeOf(payment);
    if (!payment || !type || !isPolled(type)) return undefined;
    const payload = `payload-${payment.bankToken}`;
    if (!isOpen(payment) && !repository.bankAnswer(payload)) {
      repository.addBankAnswer(payload, payment.pspReference, 'authorise');
    }
    return { payment, payload };
  }

  /** A payment whose shopper has only been identified still needs the issuer's challenge. */
  #challengeFirst(transaction: string | undefined): Payment | undefined {
    const { repository } = this.#parts;
    if (transaction === undefined || repository.bankAnswer(transaction)) return undefined;
    const payment = repository.byBankToken(transaction);
    const isIdentified = payment?.resultCode === 'IdentifyShopper';
    return isIdentified ? this.#record({ ...payment, resultCode: 'ChallengeShopper' }) : undefined;
  }

  #takeBankAnswer(token: string | undefined): Payment {
    const found = token === undefined ? undefined : this.#parts.repository.bankAnswer(token);
    const payment = found && this.#parts.repository.byPspReference(found.pspReference);
    if (token === undefined || !found || !payment) throw invalid('14_018', 'Invalid payload provided');
    if (found.used) throw inProgress();
    this.#parts.repository.useBankAnswer(token);
    return isOpen(payment) && !endsAtBank(payment)
      ? this.#record(afterChoice(payment, found.choice))
      : payment;
  }

  #expire(payment: Payment): Payment {
    const closed = afterIssuer(payment, {
      resultCode: 'Cancelled',
      reason: 'Offer closed',
      reasonCode: '16',
    });
    this.#parts.repository.save(closed);
    this.#parts.webhooks.notify({ ...authorisationOf(closed), eventCode: 'OFFER_CLOSED', success: true });
    return closed;
  }

  /** Stores the payment; if it is completed, captures its money and notifies the merchant's server. */
  #record(payment: Payment): Payment {
    const { repository, modifications, webhooks } = this.#parts;
    repository.save(payment);
    if (isOpen(payment)) return payment;
    if (isAuthorised(payment) && payment.capture === 'automatic') {
      const value = payment.authorised ?? 0;
      const pspReference = newPspReference();
      const automatic = { success: true, reference: '<auto>', reason: '' };
      modifications.add(payment.pspReference, { pspReference, kind: 'capture', value, ...automatic });
    }
    webhooks.notify(authorisationOf(payment));
    return payment;
  }
}

/** The webhook about the result of a payment. */
export function authorisationOf(payment: Payment): WebhookEvent {
  const { pspReference, reference: merchantReference, amount, refusal } = payment;
  return {
    eventCode: 'AUTHORISATION',
    payment,
    pspReference,
    merchantReference,
    amount: { ...amount, value: payment.authorised ?? amount.value },
    success: isAuthorised(payment),
    reason: refusal?.reason ?? '',
  };
}
