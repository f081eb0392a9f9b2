import type { PayPalOrder } from './paypal/order.ts';
import type { Amount } from './requests.ts';

/** The result codes of a payment that is waiting for the shopper or the bank. */
const openCodes = [
  'RedirectShopper',
  'IdentifyShopper',
  'ChallengeShopper',
  'PresentToShopper',
  'Received',
  'Pending',
] as const;

/** The state of a payment, as Adyen's result codes. */
export const resultCodes = [
  ...openCodes,
  'Authorised',
  'PartiallyAuthorised',
  'Refused',
  'Cancelled',
  'Error',
] as const;
export type ResultCode = (typeof resultCodes)[number];

/** A refusal, in the acquirer's words. */
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
  /** What the merchant asked for. */
  readonly amount: Amount;
  /** What the issuer approved, in minor units of `amount`'s currency; absent until it has approved. */
  readonly authorised?: number;
  /** Whether an authorization is captured at once, or only when the merchant asks for it. */
  readonly capture: 'automatic' | 'manual';
  /** Determined in advance: the issuer will approve this instead of the amount, in minor units. */
  readonly issuerApproves?: number;
  /** Adyen's payment method type: `scheme`, `klarna`, … */
  readonly method: string;
  /** Card brand; absent for other methods. */
  readonly brand?: string;
  /** What a wallet's sheet showed when the shopper authorized it; absent for other methods. */
  readonly sheetTotal?: Amount;
  /** The order at PayPal; absent if the shopper is redirected to PayPal's page, and for other methods. */
  readonly paypal?: PayPalOrder;
  readonly returnUrl: string;
  readonly resultCode: ResultCode;
  /** Why it ended without money. */
  readonly refusal?: Refusal;
  /** Determined in advance by the card's data: the issuer's response once the shopper is authenticated. */
  readonly issuerRefusal?: Refusal;
  /**
   * Unguessable identifier of the payment's page at the bank, and of its 3-D Secure transaction; with an order at PayPal,
   * the order's.
   */
  readonly bankToken: string;
}

/** What a shopper can do at the bank. */
export const bankChoices = ['authorise', 'refuse', 'cancel', 'pending'] as const;
export type BankChoice = (typeof bankChoices)[number];

/** Whether the payment is waiting for the shopper or the bank. */
export const isOpen = ({ resultCode }: Payment): boolean => openCodes.some((code) => code === resultCode);

/**
 * Whether the bank's decision completes the payment. With a card, it only authenticates the shopper; the payment is
 * authorized when the merchant submits the details. Other methods take the money at the bank, whether or not the
 * shopper finds the way back.
 */
export const endsAtBank = ({ method }: Payment): boolean => !isCard(method);

/** Whether a method takes cards; Bancontact's are cards of its own. */
export const isCard = (method: string): boolean => method === 'scheme' || method === 'bcmc';

/** Whether money was approved, all of it or a part. */
export const isAuthorised = ({ resultCode }: Payment): boolean =>
  resultCode === 'Authorised' || resultCode === 'PartiallyAuthorised';

/** The payment after the response of the issuer or acquirer; no refusal means money. */
export function afterIssuer(payment: Payment, refusal: Refusal | undefined): Payment {
  if (refusal) return { ...payment, resultCode: refusal.resultCode, refusal };
  const { amount, issuerApproves: authorised = amount.value } = payment;
  const resultCode = authorised < amount.value ? 'PartiallyAuthorised' : 'Authorised';
  return { ...payment, resultCode, authorised };
}

/** The payment after `choice` at the bank has taken effect. */
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
