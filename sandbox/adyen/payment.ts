import type { Amount } from './requests.ts';

/** Where a payment stands, in Adyen's result codes. */
export type ResultCode =
  'RedirectShopper' | 'IdentifyShopper' | 'Pending' | 'Authorised' | 'Refused' | 'Cancelled' | 'Error';

/** An answer other than yes, as the acquirer words it. */
export interface Refusal {
  readonly resultCode: 'Refused' | 'Cancelled' | 'Error';
  readonly reason: string;
  /** Adyen's `refusalReasonCode`. */
  readonly reasonCode: string;
}

/** One payment of the stand-in. */
export interface Payment {
  readonly pspReference: string;
  readonly merchantAccount: string;
  /** The merchant's reference, e.g. an order number. */
  readonly reference: string;
  readonly amount: Amount;
  /** Adyen's payment method type: `scheme`, `klarna`, … */
  readonly method: string;
  /** Card brand; absent for other methods. */
  readonly brand?: string;
  readonly returnUrl: string;
  readonly resultCode: ResultCode;
  /** Why it ended without money. */
  readonly refusal?: Refusal;
  /** Decided by the card's data beforehand: what the issuer answers once the shopper is authenticated. */
  readonly issuerRefusal?: Refusal;
  /** Unguessable name of the payment's page at the bank, and of its 3-D Secure transaction. */
  readonly bankToken: string;
}

/** What a shopper can do at the bank. */
export const bankChoices = ['authorise', 'refuse', 'cancel', 'pending'] as const;
export type BankChoice = (typeof bankChoices)[number];

/** Whether the payment waits for the shopper or the bank. */
export const isOpen = ({ resultCode }: Payment): boolean =>
  ['RedirectShopper', 'IdentifyShopper', 'Pending'].includes(resultCode);

/**
 * Whether the bank's word ends the payment. With a card it only authenticates the shopper; the payment is
 * authorised when the merchant submits the details. Other methods take the money at the bank, whether or not
 * the shopper finds the way back.
 */
export const endsAtBank = ({ method }: Payment): boolean => method !== 'scheme';

/** The payment after the issuer or acquirer gave its answer; no refusal means money. */
export const afterIssuer = (payment: Payment, refusal: Refusal | undefined): Payment =>
  refusal
    ? { ...payment, resultCode: refusal.resultCode, refusal }
    : { ...payment, resultCode: 'Authorised' };

/** The payment after `choice` at the bank took effect. */
export function afterChoice(payment: Payment, choice: BankChoice): Payment {
  switch (choice) {
    case 'authorise':
      return afterIssuer(payment, payment.issuerRefusal);
    case 'refuse':
      return afterIssuer(payment, {
        resultCode: 'Refused',
        ...(endsAtBank(payment)
          ? { reason: 'Refused', reasonCode: '2' }
          : { reason: '3D Not Authenticated', reasonCode: '11' }),
      });
    case 'cancel':
      return afterIssuer(payment, { resultCode: 'Cancelled', reason: 'Shopper Cancelled', reasonCode: '16' });
    case 'pending':
      return { ...payment, resultCode: 'Pending' };
  }
}
