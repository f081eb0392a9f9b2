import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import { isSameMoney } from '../../contract/money.ts';
import { type Outcome, outcomeOf } from './result-codes.ts';

/** What a payment's ledger says about its money. */
export interface Standing {
  /**
   * `unknown`: no answer yet. `returned`: everything that was authorized is, or is to be, given back; for everything
   * else see `Outcome`.
   */
  readonly outcome: Outcome | 'unknown' | 'returned';
  /** The pspReference of the authorization that pays for the cart; null if there is none. */
  readonly paidBy: string | null;
  /** PspReferences of authorizations that must not be kept and whose return nobody has asked for yet. */
  readonly surplus: readonly string[];
  /** References of what went back of the cart's money, all or a part, although nobody here asked for it. */
  readonly unasked: readonly string[];
}

/** The standing that follows from what is recorded, in whatever order it was recorded. */
export function standingOf(payment: PaymentRecord): Standing {
  const authorized = authorizedBy(payment);
  const kept = authorized.filter((pspReference) => returnsOf(payment, pspReference).length === 0);
  const paidBy = kept.find((pspReference) => isExact(payment, pspReference)) ?? null;
  const surplus = kept.filter((pspReference) => pspReference !== paidBy);
  const outcome = outcomeOfRecord(payment, paidBy, authorized);
  return { outcome, paidBy, surplus, unasked: unaskedReturns(payment, paidBy) };
}

function unaskedReturns(payment: PaymentRecord, paidBy: string | null): string[] {
  const exact = authorizedBy(payment).filter((pspReference) => isExact(payment, pspReference));
  return payment.transactions.flatMap(({ unasked, type, state, interactionId }) => {
    if (!unasked || state !== 'Success' || interactionId === null) return [];
    const isOfCart = type === 'Refund' ? exact.length > 0 : paidBy === null && exact.includes(interactionId);
    return isOfCart ? [interactionId] : [];
  });
}

function outcomeOfRecord(
  { resultCode }: PaymentRecord,
  paidBy: string | null,
  authorized: readonly string[],
): Standing['outcome'] {
  if (paidBy !== null) return 'paid';
  if (authorized.length > 0) return 'returned';
  if (resultCode === null) return 'unknown';
  const outcome = outcomeOf(resultCode);
  // Without the reference of its authorization, money can neither be kept nor returned: the webhook brings it.
  return outcome === 'paid' ? 'unknown' : outcome;
}

function authorizedBy({ transactions }: PaymentRecord): string[] {
  const references = transactions
    .filter(({ type, state }) => type === 'Authorization' && state === 'Success')
    .flatMap(({ interactionId }) => (interactionId === null ? [] : [interactionId]));
  return [...new Set(references)];
}

const isExact = ({ transactions, amount }: PaymentRecord, pspReference: string): boolean =>
  transactions
    .filter(({ type, state }) => type === 'Authorization' && state === 'Success')
    .every((other) => other.interactionId !== pspReference || isSameMoney(other.amount, amount));

/**
 * The reversals of an authorization. One that staff wrote without a reference is about the first authorization; one that
 * nobody asked for and that failed returned nothing.
 */
function returnsOf(payment: PaymentRecord, pspReference: string): TransactionRecord[] {
  const isFirst = authorizedBy(payment)[0] === pspReference;
  return payment.transactions.filter(
    ({ type, state, interactionId, unasked }) =>
      type === 'CancelAuthorization' &&
      !(unasked && state === 'Failure') &&
      (interactionId === pspReference || (interactionId === null && isFirst)),
  );
}

const modifications = ['CancelAuthorization', 'Charge', 'Refund'];

const isModification = ({ type }: TransactionRecord): boolean => modifications.includes(type);

/** The first order to the payment service that has not been sent yet, and the authorization it is about. */
export function wantedOf(
  payment: PaymentRecord,
): { readonly transaction: TransactionRecord; readonly pspReference: string | null } | null {
  const transaction = payment.transactions.find(
    (entry) => isModification(entry) && entry.state === 'Initial',
  );
  if (!transaction) return null;
  const [first = null] = authorizedBy(payment);
  const ofReversal = transaction.type === 'CancelAuthorization' ? transaction.interactionId : null;
  return { transaction, pspReference: ofReversal ?? standingOf(payment).paidBy ?? first };
}

/** Whether money came, but never exactly the amount that was asked for. */
export const isOtherAmount = (payment: PaymentRecord): boolean => {
  const authorized = authorizedBy(payment);
  return authorized.length > 0 && !authorized.some((pspReference) => isExact(payment, pspReference));
};

/** Whether something was sent that the payment service has not confirmed. */
export const isUnconfirmed = ({ transactions }: PaymentRecord): boolean =>
  transactions.some((entry) => isModification(entry) && entry.state === 'Pending');

/** What the machine cannot repair by itself, in the words that staff read on the payment. */
export function troublesOf(payment: PaymentRecord): string[] {
  const { transactions } = payment;
  const last = (type: TransactionRecord['type']) =>
    transactions.findLast((entry) => entry.type === type)?.state;
  const unreturned = authorizedBy(payment).some((pspReference) => {
    const returns = returnsOf(payment, pspReference);
    return returns.length > 0 && returns.every(({ state }) => state === 'Failure');
  });
  const wanted = wantedOf(payment);
  return [
    ...(unreturned ? ['reversal failed'] : []),
    ...(last('Charge') === 'Failure' ? ['capture failed'] : []),
    ...(last('Refund') === 'Failure' ? ['refund failed'] : []),
    ...(last('Chargeback') === undefined ? [] : ['chargeback']),
    ...(wanted && wanted.pspReference === null ? ['nothing was authorized that could be changed'] : []),
  ];
}
