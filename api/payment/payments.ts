import type { Address } from '../../contract/address.ts';
import type { LineItem } from '../../contract/cart.ts';
import type { Money } from '../../contract/money.ts';
import type { PaymentDetails, PaymentMethods } from '../../contract/payment.ts';

/**
 * What the shop API asks of the payment service. Operations throw `ShopError` `PaymentUnavailable` when the
 * outcome is unknown (no answer, a fault on their side); asking again with the same key is then safe. `pay` and
 * `submitDetails` throw `PaymentUnderWay` while the service works on the same key, or knows it for another request.
 */
export interface Payments {
  /** The ways to pay an amount in a country, as the drop-in wants them. */
  listMethods(query: {
    readonly amount: Money;
    readonly country: string;
    /** BCP 47; names of the methods come in its language. */
    readonly locale: string;
  }): Promise<PaymentMethods['paymentMethods']>;
  /** Idempotent by `key`. A payment the service refuses to process answers with the result `Error`. */
  pay(request: PaymentRequest): Promise<PaymentAnswer>;
  /**
   * What the shopper brought back from the bank, idempotent by payment and details.
   * @throws ShopError `InvalidInput` for details that are no (longer) good.
   */
  submitDetails(key: string, details: PaymentDetails): Promise<PaymentAnswer>;
  /** Gives the money back, whether it was only authorised or already taken. Idempotent by `key`. */
  reverse(key: string, pspReference: string): Promise<void>;
  /**
   * The authorisations a webhook reports; other events are left out.
   * @throws ShopError `InvalidInput` when the body is not one of theirs or its signature is wrong.
   */
  readAuthorisations(body: unknown): AuthorisationNotice[];
}

export interface PaymentRequest {
  /** Unique to the attempt; also the reference by which webhooks and answers name it. */
  readonly key: string;
  readonly orderNumber: string;
  readonly amount: Money;
  readonly country: string;
  /** BCP 47; pages of the bank and e-mails of the service come in its language. */
  readonly locale: string;
  readonly email: string;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly lineItems: readonly LineItem[];
  /** The shop's own origin, as the browser sees it. */
  readonly origin: string;
  /** Where a bank sends the shopper back to. */
  readonly returnUrl: string;
  /** The drop-in's data; only the fields a browser may decide are passed on. */
  readonly data: Readonly<Record<string, unknown>> & { readonly paymentMethod: { readonly type: string } };
}

export interface PaymentAnswer {
  /** Adyen's resultCode. */
  readonly resultCode: string;
  /** Null before there is one, e.g. while the shopper is on the way to a bank. */
  readonly pspReference: string | null;
  /** What the drop-in has to do next. */
  readonly action: ({ type: string } & Record<string, unknown>) | null;
  /** Why it was refused; for the log and the payment record only. */
  readonly reason: string | null;
  /** The key of the payment the answer is about; null when the service does not say. */
  readonly reference: string | null;
}

/** A verified word about an authorisation, sent without the shopper. */
export interface AuthorisationNotice {
  readonly key: string;
  readonly pspReference: string;
  readonly success: boolean;
  readonly amount: Pick<Money, 'centAmount' | 'currencyCode'>;
}
