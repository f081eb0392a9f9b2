import type { Money } from '../contract/money.ts';

/** What a transaction of a payment is, as commercetools calls it; `CancelAuthorization` is the shop's reversal. */
export type TransactionType = 'Authorization' | 'CancelAuthorization' | 'Charge' | 'Refund' | 'Chargeback';

/**
 * How far a transaction is. `Initial`: wanted, not yet sent to the payment service. `Pending`: sent, or waiting for the
 * shopper's bank.
 */
export type TransactionState = 'Initial' | 'Pending' | 'Success' | 'Failure';

export interface TransactionRecord {
  readonly id: string;
  readonly type: TransactionType;
  readonly state: TransactionState;
  /**
   * Adyen's pspReference: of an authorization, its own; of a `CancelAuthorization`, that of the authorization it
   * returns; of everything else, the modification's. Null if it is not known yet, e.g. because staff wrote it.
   */
  readonly interactionId: string | null;
  readonly amount: Money;
  /** When its state was written, ISO 8601; absent if nobody wrote that down. */
  readonly at?: string;
  /**
   * Set on a return of money that neither the shop nor staff had written down before the payment service reported it,
   * e.g. after a risk review. It never changes, whatever is reported later.
   */
  readonly unasked?: true;
}

/** One attempt to pay for a cart, with everything that is known about its money. */
export interface PaymentRecord {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  readonly amount: Money;
  /** The payment service's name of the method, e.g. `scheme`. */
  readonly method: string;
  /** The visitor who pays; null for payments that the shop did not start. */
  readonly anonymousId: string | null;
  /** The Adyen account that takes the money. */
  readonly merchantAccount: string | null;
  /** Adyen's most conclusive resultCode; null while no response is known. */
  readonly resultCode: string | null;
  /** The pspReference by which staff find the payment; null until money was authorized. */
  readonly interfaceId: string | null;
  /**
   * Digest of the cart as the shopper approved it; null for payments that the shop did not start, and for a provisional
   * one until the shopper has approved something.
   */
  readonly approved: string | null;
  /** `closed` once nothing is left to do for this attempt. */
  readonly settlement: 'open' | 'closed';
  /** Why a person has to look at it; null if nobody has to. */
  readonly needsPerson: string | null;
  /** Why commercetools refused its order, as JSON; null if it did not. */
  readonly refusal: string | null;
  /** How the shopper pays later, as `instructionsOf` wrote it; null if nothing has to be done. */
  readonly instructions: string | null;
  /** Oldest first. */
  readonly transactions: readonly TransactionRecord[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly modifiedAt: number;
}

export interface PaymentDraft {
  readonly key: string;
  readonly amount: Money;
  readonly method: string;
  readonly anonymousId: string;
  readonly merchantAccount: string;
  /** Null for a provisional payment. */
  readonly approved: string | null;
}

/** A change to what is recorded about a payment. */
export type PaymentChange =
  | { readonly change: 'setMethod'; readonly method: string }
  /** Before the shopper approves: what the payment service was last told to ask for. */
  | { readonly change: 'setAmount'; readonly amount: Money }
  | { readonly change: 'setResultCode'; readonly resultCode: string }
  /** Adyen's reason for a refusal; never shown to the shopper. */
  | { readonly change: 'setReason'; readonly reason: string }
  | { readonly change: 'setInterfaceId'; readonly interfaceId: string }
  | { readonly change: 'addTransaction'; readonly transaction: Omit<TransactionRecord, 'id' | 'at'> }
  | { readonly change: 'setTransactionState'; readonly id: string; readonly state: TransactionState }
  | { readonly change: 'setInteractionId'; readonly id: string; readonly interactionId: string }
  | ({ readonly change: 'setFields' } & Partial<OwnFields>);

/** What the shop itself has to know about an attempt. */
type OwnFields = Pick<PaymentRecord, 'approved' | 'settlement' | 'needsPerson' | 'refusal' | 'instructions'>;

/** Which payments of a merchant account to list. */
export interface PaymentQuery {
  readonly merchantAccount: string;
  /**
   * `wanted`: with a transaction that has not been sent; `open`: with something left to do; `authorized`: the same, and
   * money was authorized; `trouble`: with `needsPerson`.
   */
  readonly having: 'wanted' | 'open' | 'authorized' | 'trouble';
  /** Only payments last modified before then, in milliseconds since 1970. */
  readonly unchangedSince?: number;
  /** Only payments after this one, which continues a list. */
  readonly after?: PaymentPosition;
}

/** Where a payment stands in a list; it never changes. */
export type PaymentPosition = Pick<PaymentRecord, 'id' | 'createdAt'>;
