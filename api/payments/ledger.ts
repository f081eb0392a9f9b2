import type {
  PaymentChange,
  PaymentRecord,
  TransactionRecord,
  TransactionState,
  TransactionType,
} from '../../commerce/payment-record.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import { instructionsOf } from '../adyen/pay-later.ts';
import type { PaymentAnswer, PaymentEvent } from '../adyen/payments.ts';
import { isMoreConclusive, outcomeOf, recordedCodeOf } from '../adyen/result-codes.ts';
import { isProvisional } from '../cart/attempts.ts';

/** One thing that is known about a payment, from an answer or a webhook. */
export interface LedgerEntry {
  readonly method?: string;
  readonly resultCode?: string;
  readonly reason?: string;
  readonly instructions?: string;
  readonly transaction?: {
    readonly type: TransactionType;
    readonly state: TransactionState;
    readonly interactionId: string;
    /** Whether it may be the answer to a transaction of ours whose reference was not noted yet. */
    readonly claims?: boolean;
    readonly amount: Pick<Money, 'centAmount' | 'currencyCode'>;
  };
}

type EventAmount = NonNullable<PaymentEvent['amount']>;

const authorizationState = { paid: 'Success', pending: 'Pending', failed: 'Failure' } as const;

/** What an answer of the payment service says about a payment. */
export function entryOfAnswer(payment: PaymentRecord, answer: PaymentAnswer): LedgerEntry {
  const resultCode = recordedCodeOf(answer);
  const isPart = resultCode === 'PartiallyAuthorised';
  const outcome = isPart ? 'paid' : outcomeOf(resultCode);
  const instructions = instructionsOf(answer.action);
  const known = {
    resultCode,
    ...(answer.method === undefined ? {} : { method: answer.method }),
    ...(answer.reason === null ? {} : { reason: answer.reason }),
    ...(instructions && { instructions: JSON.stringify(instructions) }),
  };
  if (answer.pspReference === null) return known;
  // A wallet's order can be changed only by the reference and the amount with which it was made.
  if (outcome === 'action' && isProvisional(payment)) {
    const begun = { type: 'Authorization', state: 'Pending', interactionId: answer.pspReference } as const;
    return { ...known, transaction: { ...begun, amount: payment.amount } };
  }
  if (outcome === 'action') return known;
  // If only a part was authorized and Adyen did not say how much, the amount counts as 0, so the money is returned.
  const amount = answer.amount ?? (isPart ? { ...payment.amount, centAmount: 0 } : payment.amount);
  const state = authorizationState[outcome];
  return {
    ...known,
    transaction: { type: 'Authorization', state, interactionId: answer.pspReference, amount },
  };
}

/**
 * What a webhook says about its payment; null for an event that changes nothing. Only signed fields are used.
 * https://docs.adyen.com/development-resources/webhooks/webhook-types/
 */
export function entryOfEvent(payment: PaymentRecord, event: PaymentEvent): LedgerEntry | null {
  const { eventCode, success, pspReference, originalReference, amount } = event;
  const state = success ? 'Success' : 'Failure';
  switch (eventCode) {
    case 'OFFER_CLOSED':
      return success ? { resultCode: 'Cancelled' } : null;
    case 'CANCELLATION':
    case 'CANCEL_OR_REFUND':
    case 'TECHNICAL_CANCEL':
    case 'EXPIRE': {
      const interactionId = originalReference ?? payment.interfaceId ?? pspReference;
      const reversal = { type: 'CancelAuthorization', state, interactionId, amount: payment.amount } as const;
      return { transaction: { ...reversal, claims: true } };
    }
  }
  if (amount === null) return null;
  const modification = { interactionId: pspReference, amount, claims: true };
  switch (eventCode) {
    case 'AUTHORISATION':
      return {
        resultCode: success ? authorizedCode(payment, amount) : 'Refused',
        transaction: { type: 'Authorization', state, interactionId: pspReference, amount },
      };
    case 'CAPTURE':
      return { transaction: { type: 'Charge', state, ...modification, ...assumedCharge(payment, event) } };
    case 'CAPTURE_FAILED':
      return entryOfEvent(payment, { ...event, eventCode: 'CAPTURE', success: false });
    case 'REFUND':
      return { transaction: { type: 'Refund', state, ...modification } };
    case 'REFUND_FAILED':
    case 'REFUNDED_REVERSED':
      return { transaction: failedReturn(payment, event, amount) };
    case 'CHARGEBACK':
    case 'SECOND_CHARGEBACK':
      return { transaction: { type: 'Chargeback', state: 'Success', interactionId: pspReference, amount } };
    case 'NOTIFICATION_OF_CHARGEBACK':
      return { transaction: { type: 'Chargeback', state: 'Pending', interactionId: pspReference, amount } };
    default:
      return null;
  }
}

const authorizedCode = (payment: PaymentRecord, amount: EventAmount): string =>
  isSameMoney(payment.amount, amount) ? 'Authorised' : 'PartiallyAuthorised';

/**
 * With immediate capture, a charge is recorded under the reference of the authorization (`chargeOf` in `steps.ts`): if the
 * service reports it after all, it is the same one.
 */
const assumedCharge = (
  { transactions }: PaymentRecord,
  { originalReference }: PaymentEvent,
): { readonly interactionId?: string } =>
  originalReference !== null &&
  transactions.some(({ type, interactionId }) => type === 'Charge' && interactionId === originalReference)
    ? { interactionId: originalReference }
    : {};

/** A return that failed after it was confirmed: a refund, or our reversal of money that was already captured. */
function failedReturn(
  { transactions }: PaymentRecord,
  { pspReference, originalReference }: PaymentEvent,
  amount: EventAmount,
): NonNullable<LedgerEntry['transaction']> {
  const isOf = (id: string | null, type: TransactionType) =>
    transactions.some((transaction) => transaction.type === type && transaction.interactionId === id);
  const ofReversal =
    originalReference !== null &&
    isOf(originalReference, 'CancelAuthorization') &&
    !isOf(pspReference, 'Refund');
  return ofReversal
    ? { type: 'CancelAuthorization', state: 'Failure', interactionId: originalReference, amount }
    : { type: 'Refund', state: 'Failure', interactionId: pspReference, amount, claims: true };
}

/**
 * States from least to most final. What was authorized stays authorized, whatever a slower answer says. A modification,
 * however, can fail even after it was confirmed (`REFUND_FAILED`, `CAPTURE_FAILED`).
 */
const finality = {
  Authorization: ['Initial', 'Pending', 'Failure', 'Success'],
  modification: ['Initial', 'Pending', 'Success', 'Failure'],
} as const satisfies Record<string, readonly TransactionState[]>;

/** The changes that record an entry; none if the payment already contains it. */
export function changesFor(payment: PaymentRecord, entry: LedgerEntry): PaymentChange[] {
  const { method, resultCode, reason, instructions, transaction } = entry;
  const changes: PaymentChange[] = [];
  if (transaction) changes.push(...transactionChanges(payment, transaction));
  const isAuthorized = transaction?.type === 'Authorization' && transaction.state === 'Success';
  if (isAuthorized && payment.interfaceId === null) {
    changes.push({ change: 'setInterfaceId', interfaceId: transaction.interactionId });
  }
  if (resultCode !== undefined && isMoreConclusive(resultCode, payment.resultCode)) {
    changes.push({ change: 'setResultCode', resultCode });
    if (reason !== undefined) changes.push({ change: 'setReason', reason });
  }
  if (method !== undefined && method !== payment.method) changes.push({ change: 'setMethod', method });
  if (instructions !== undefined && payment.instructions === null) {
    changes.push({ change: 'setFields', instructions });
  }
  if (changes.length > 0 && payment.settlement === 'closed') {
    changes.push({ change: 'setFields', settlement: 'open' });
  }
  return changes;
}

/**
 * Returns of money. The shop and staff write theirs down before the payment service hears of them, so nobody here
 * asked for a return that only an event reports. The payment's version decides which was first.
 */
const returns: readonly TransactionType[] = ['CancelAuthorization', 'Refund'];

function transactionChanges(
  payment: PaymentRecord,
  { type, state, interactionId, amount, claims = false }: NonNullable<LedgerEntry['transaction']>,
): PaymentChange[] {
  const known = payment.transactions.filter(
    (transaction) => transaction.type === type && transaction.interactionId === interactionId,
  );
  const sameAmount = (transaction: TransactionRecord) => isSameMoney(transaction.amount, amount);
  // A reversal returns everything, whatever amount staff wrote.
  const fits = (transaction: TransactionRecord) => type === 'CancelAuthorization' || sameAmount(transaction);
  // Two amounts for one authorization are two facts: whichever is wrong, the order must not rely on the other one.
  const found =
    (type === 'Authorization' ? known.find(sameAmount) : known.at(-1)) ??
    (claims
      ? payment.transactions.find((transaction) => isUnnoted(transaction, type) && fits(transaction))
      : undefined);
  if (!found) {
    const money = { ...payment.amount, ...amount };
    const unasked = returns.includes(type) ? ({ unasked: true } as const) : {};
    const transaction = { type, state, interactionId, amount: money, ...unasked };
    return [{ change: 'addTransaction', transaction }];
  }
  const order: readonly TransactionState[] = finality[type === 'Authorization' ? type : 'modification'];
  const changes: PaymentChange[] = [];
  if (found.interactionId === null) {
    changes.push({ change: 'setInteractionId', id: found.id, interactionId });
  }
  if (order.indexOf(state) > order.indexOf(found.state)) {
    changes.push({ change: 'setTransactionState', id: found.id, state });
  }
  return changes;
}

/** A modification of ours that was, or may have been, sent without its reference having been noted. */
const isUnnoted = (transaction: TransactionRecord, type: TransactionType): boolean =>
  transaction.type === type && transaction.interactionId === null && transaction.state !== 'Failure';
