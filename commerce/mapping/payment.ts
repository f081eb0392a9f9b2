import type { Payment, PaymentUpdateAction, Transaction } from '@commercetools/platform-sdk';
import type { PaymentEntry, PaymentRecord } from '../commerce.ts';
import { moneyOf } from './money.ts';

/** A commercetools payment with what can be read from its transactions. */
export function paymentRecordOf(payment: Payment): PaymentRecord {
  const authorisation = payment.transactions.findLast(({ type }) => type === 'Authorization');
  return {
    id: payment.id,
    version: payment.version,
    key: payment.key ?? '',
    amount: moneyOf(payment.amountPlanned),
    method: payment.paymentMethodInfo.method ?? '',
    resultCode: payment.paymentStatus.interfaceCode ?? null,
    pspReference: authorisation?.interactionId ?? null,
    reversal: reversalOf(payment.transactions),
    createdAt: Date.parse(payment.createdAt),
  };
}

function reversalOf(transactions: readonly Transaction[]): PaymentRecord['reversal'] {
  const states = transactions.filter(({ type }) => type === 'CancelAuthorization').map(({ state }) => state);
  if (states.length === 0) return null;
  return states.some((state) => state === 'Pending' || state === 'Success') ? 'sent' : 'wanted';
}

/** Transaction states from least to most final; a late response never reverts to an earlier one. */
const finality: readonly string[] = ['Initial', 'Pending', 'Failure', 'Success'];

/**
 * The update actions that record an entry; none if it has already been recorded. What was authorized stays authorized,
 * whatever a slower response says.
 */
export function paymentActionsOf(payment: Payment, entry: PaymentEntry): PaymentUpdateAction[] {
  const { resultCode, reason, transaction } = entry;
  const actions: PaymentUpdateAction[] = [];
  const authorised = payment.transactions.some(
    ({ type, state }) => type === 'Authorization' && state === 'Success',
  );
  if (transaction) actions.push(...transactionActionsOf(payment, transaction));
  if (authorised) return actions;
  if (resultCode !== undefined && resultCode !== payment.paymentStatus.interfaceCode) {
    actions.push({ action: 'setStatusInterfaceCode', interfaceCode: resultCode });
  }
  if (reason !== undefined && reason !== payment.paymentStatus.interfaceText) {
    actions.push({ action: 'setStatusInterfaceText', interfaceText: reason });
  }
  return actions;
}

function transactionActionsOf(
  payment: Payment,
  { type, state, interactionId }: NonNullable<PaymentEntry['transaction']>,
): PaymentUpdateAction[] {
  const known = payment.transactions.find((one) => one.type === type && one.interactionId === interactionId);
  if (!known) {
    const transaction = { type, state, interactionId, amount: payment.amountPlanned };
    return [{ action: 'addTransaction', transaction }];
  }
  const news = finality.indexOf(state) > finality.indexOf(known.state);
  return news ? [{ action: 'changeTransactionState', transactionId: known.id, state }] : [];
}
