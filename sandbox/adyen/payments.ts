import { randomBytes } from 'node:crypto';
import { invalid } from './api-error.ts';
import type { BankChoice, Payment, Refusal, ResultCode } from './payment.ts';
import { afterChoice, afterIssuer, endsAtBank, isOpen } from './payment.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import type { PaymentRepository } from './payment-repository.ts';
import { newPspReference } from './psp-reference.ts';
import type { DetailsRequest, PaymentRequest } from './requests.ts';
import type { YearMonth } from './secured-fields/expiry-date.ts';
import type { PaymentMethodOffer } from './seed.ts';
import { authenticationOf, readTestCard, refusalOf } from './test-card.ts';
import { authenticatedTransaction } from './three-ds2.ts';
import type { WebhookSender } from './webhooks.ts';

const randomToken = () => randomBytes(24).toString('base64url');

function thisMonth(): YearMonth {
  const now = new Date();
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
}

interface PaymentSettings {
  readonly paymentMethods: readonly PaymentMethodOffer[];
  /** Whether an issuer can authenticate the shopper inside the shop's page; otherwise, this happens by redirect. */
  readonly nativeAuthentication: boolean;
}

/** A payment's lifecycle from request to result. */
export class Payments {
  readonly #repository: PaymentRepository;
  readonly #webhooks: WebhookSender;
  readonly #settings: PaymentSettings;

  constructor(repository: PaymentRepository, webhooks: WebhookSender, settings: PaymentSettings) {
    this.#repository = repository;
    this.#webhooks = webhooks;
    this.#settings = settings;
  }

  /**
   * Starts a payment; it is completed unless its `resultCode` requires the shopper.
   * @throws AdyenApiError if the card or the method cannot be used
   */
  create(request: PaymentRequest): Payment {
    return this.#repository.atomically(() =>
      request.paymentMethod.type === 'scheme'
        ? this.#createCardPayment(request)
        : this.#createRedirectPayment(request),
    );
  }

  /** The open or finished payment whose bank page is `bankToken`. */
  atBank(bankToken: string): Payment | undefined {
    return this.#repository.byBankToken(bankToken);
  }

  /**
   * Executes what the shopper chose at the bank.
   * @returns the address to send the shopper to, or undefined if the payment is already completed
   */
  choose(payment: Payment, choice: BankChoice): URL | undefined {
    if (!isOpen(payment)) return undefined;
    const redirectResult = randomToken();
    this.#repository.atomically(() => {
      if (endsAtBank(payment)) this.#record(afterChoice(payment, choice));
      this.#repository.addBankAnswer(redirectResult, payment.pspReference, choice);
    });
    const address = new URL(payment.returnUrl);
    address.searchParams.set('redirectResult', redirectResult);
    return address;
  }

  /** Stores what the shopper did in the issuer's challenge, until the details are submitted. */
  authenticate(payment: Payment, choice: 'authorise' | 'refuse'): void {
    if (!this.#repository.bankAnswer(payment.bankToken)) {
      this.#repository.addBankAnswer(payment.bankToken, payment.pspReference, choice);
    }
  }

  /**
   * The result of a payment after the shopper has come back.
   * @throws AdyenApiError 422 for details the stand-in never issued (14_018) or has already received (704)
   */
  details({ details }: DetailsRequest): Payment {
    const { redirectResult, threeDSResult } = details;
    const token = redirectResult ?? (threeDSResult && authenticatedTransaction(threeDSResult));
    return this.#repository.atomically(() => this.#takeBankAnswer(token));
  }

  #takeBankAnswer(token: string | undefined): Payment {
    const found = token === undefined ? undefined : this.#repository.bankAnswer(token);
    const payment = found && this.#repository.byPspReference(found.pspReference);
    if (token === undefined || !found || !payment) throw invalid('14_018', 'Invalid payload provided');
    if (found.used) throw invalid('704', 'request already processed or in progress');
    this.#repository.useBankAnswer(token);
    return isOpen(payment) && !endsAtBank(payment)
      ? this.#record(afterChoice(payment, found.choice))
      : payment;
  }

  #createCardPayment(request: PaymentRequest): Payment {
    const card = readTestCard(request.paymentMethod);
    const refusal = refusalOf(card, thisMonth());
    const payment = newPayment(request, card.brand, refusal);
    const authentication = authenticationOf(card);
    if (authentication === 'none') return this.#record(afterIssuer(payment, refusal));
    const isNative = authentication === 'native' && this.#settings.nativeAuthentication;
    return this.#record(isNative ? { ...payment, resultCode: 'IdentifyShopper' } : payment);
  }

  #createRedirectPayment(request: PaymentRequest): Payment {
    const { type } = request.paymentMethod;
    const isOffered = paymentMethodsFor(request, this.#settings.paymentMethods).some(
      (method) => method.type === type,
    );
    if (!isOffered) {
      const { currency } = request.amount;
      throw invalid(
        '905_1',
        `Could not find an acquirer account for txvariant (${type}), currency (${currency})`,
      );
    }
    return this.#record(newPayment(request));
  }

  /** Stores the payment; notifies the merchant's server if it is completed. */
  #record(payment: Payment): Payment {
    this.#repository.save(payment);
    if (!isOpen(payment)) this.#webhooks.notify(authorisation(payment));
    return payment;
  }
}

function newPayment(request: PaymentRequest, brand?: string, issuerRefusal?: Refusal): Payment {
  const resultCode: ResultCode = 'RedirectShopper';
  return {
    pspReference: newPspReference(),
    merchantAccount: request.merchantAccount,
    reference: request.reference,
    amount: request.amount,
    method: request.paymentMethod.type,
    ...(brand === undefined ? {} : { brand }),
    returnUrl: request.returnUrl,
    resultCode,
    ...(issuerRefusal ? { issuerRefusal } : {}),
    bankToken: randomToken(),
  };
}

const authorisation = (payment: Payment) =>
  ({
    eventCode: 'AUTHORISATION',
    payment,
    pspReference: payment.pspReference,
    merchantReference: payment.reference,
    amount: payment.amount,
    success: payment.resultCode === 'Authorised',
    reason: payment.refusal?.reason ?? '',
  }) as const;
