import { randomInt } from 'node:crypto';
import type { Amount } from './requests.ts';

/** A refusal, in the acquirer's words. */
export interface Refusal {
  readonly resultCode: 'Refused' | 'Cancelled' | 'Error';
  readonly reason: string;
}

/** An order at PayPal, which the merchant may change until the payer's approval becomes a payment. In minor units. */
export interface PayPalOrder {
  /** Adyen's state of the order. It changes with every update, and is needed for the next one. */
  readonly paymentData: string;
  /** What the merchant asked for at first. */
  readonly goods: number;
  readonly tax: number;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: number;
    readonly selected: boolean;
  }[];
  /** Absent until the payer has approved it. */
  readonly payerId?: string;
  /** Whether PayPal will refuse when the merchant asks for the money. */
  readonly isDeclined?: boolean;
}

/** Something done with a payment after its authorization; the shopper's bank starts a chargeback. */
export interface Modification {
  readonly pspReference: string;
  readonly kind: 'cancel' | 'capture' | 'refund' | 'reversal' | 'chargeback';
  /** In minor units of the payment's currency; the whole amount for a cancel and a reversal. */
  readonly value: number;
  /** Whether it changed the books. A failure may follow a success, e.g. when a card scheme rejects a refund. */
  readonly success: boolean;
  /** The merchant's reference; `<auto>` for an automatic capture, `<unasked>` if the merchant did not ask for it. */
  readonly reference: string;
  /** Why it failed; empty if it succeeded. */
  readonly reason: string;
}

export interface Payment {
  readonly pspReference: string;
  readonly merchantAccount: string;
  /** The merchant's reference, e.g. an order number. */
  readonly reference: string;
  /** What the merchant asked for. */
  readonly amount: Amount;
  /** What the issuer approved, in minor units of `amount`'s currency; absent until it has approved. */
  readonly authorised?: number;
  /** Whether money is captured only when the merchant asks for it; otherwise, with the authorization. */
  readonly manualCapture: boolean;
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
  /** Adyen's result code. */
  readonly resultCode:
    | 'RedirectShopper'
    | 'IdentifyShopper'
    | 'ChallengeShopper'
    | 'PresentToShopper'
    | 'Received'
    | 'Pending'
    | 'Authorised'
    | 'PartiallyAuthorised'
    | Refusal['resultCode'];
  /** Why it ended without money. */
  readonly refusalReason?: string;
  /** Determined in advance by the card's data: the issuer's response once the shopper is authenticated. */
  readonly issuerRefusal?: Refusal;
  /**
   * Unguessable identifier of the payment's page at the bank, and of its 3-D Secure transaction; with an order at PayPal,
   * the order's.
   */
  readonly bankToken: string;
  /** What was done with it after its authorization, oldest first. */
  readonly modifications: readonly Modification[];
}

const characters = 'BCDFGHJKLMNPQRSTVWXZ23456789';

/** An identifier of capital letters and digits, as PayPal makes them, and Adyen with 16 of them. */
export const newReference = (length = 16): string =>
  Array.from({ length }, () => characters[randomInt(characters.length)]).join('');

export const bankChoices = ['authorise', 'refuse', 'cancel', 'pending'] as const;
export type BankChoice = (typeof bankChoices)[number];

export const isAuthorised = ({ resultCode }: Payment): boolean =>
  resultCode === 'Authorised' || resultCode === 'PartiallyAuthorised';

/** Whether the payment is waiting for the shopper or the bank. */
export const isOpen = (payment: Payment): boolean =>
  !isAuthorised(payment) && payment.refusalReason === undefined;

/** Whether a method takes cards; Bancontact's are cards of its own. */
export const isCard = (method: string): boolean => method === 'scheme' || method === 'bcmc';

/**
 * Whether the bank's decision completes the payment. With a card, it only authenticates the shopper; the payment is
 * authorized when the merchant submits the details. Other methods take the money at the bank, whether or not the
 * shopper finds the way back.
 */
export const endsAtBank = ({ method }: Payment): boolean => !isCard(method);

/** The payment after the response of the issuer or acquirer; no refusal means money. */
export function afterIssuer(payment: Payment, refusal: Refusal | undefined): Payment {
  if (refusal) return { ...payment, resultCode: refusal.resultCode, refusalReason: refusal.reason };
  const { amount, issuerApproves: authorised = amount.value } = payment;
  const resultCode = authorised < amount.value ? 'PartiallyAuthorised' : 'Authorised';
  return { ...payment, resultCode, authorised };
}

export function afterChoice(payment: Payment, choice: BankChoice): Payment {
  if (choice === 'authorise') return afterIssuer(payment, payment.issuerRefusal);
  if (choice === 'pending') return { ...payment, resultCode: 'Pending' };
  return choice === 'cancel'
    ? afterIssuer(payment, { resultCode: 'Cancelled', reason: 'Shopper Cancelled' })
    : afterIssuer(payment, {
        resultCode: 'Refused',
        reason: endsAtBank(payment) ? 'Refused' : '3D Not Authenticated',
      });
}
