/* eslint-disable @typescript-eslint/require-await -- the port is asynchronous, memory is not */
import { randomUUID } from 'node:crypto';
import type { PaymentChange, PaymentPosition, PaymentRecord } from '../../commerce/payment-record.ts';
import type { PaymentOperations } from '../../commerce/payments.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { attemptOf } from '../payments/testing/records.ts';

/** Payment records in memory, with versions as commercetools counts them. */
export function fakePaymentRecords(payments: Map<string, PaymentRecord>): PaymentOperations {
  const find = (matches: (payment: PaymentRecord) => boolean) => [...payments.values()].find(matches) ?? null;
  return {
    async createPayment(draft) {
      const known = find((payment) => payment.key === draft.key);
      if (known) return known;
      const now = Date.now();
      const payment = attemptOf({ ...draft, id: randomUUID(), createdAt: now, modifiedAt: now });
      payments.set(payment.id, payment);
      return payment;
    },
    async getPayment(id) {
      return payments.get(id) ?? null;
    },
    async findPaymentByKey(key) {
      return find((payment) => payment.key === key);
    },
    async findPaymentByPspReference(pspReference) {
      return find(({ interfaceId }) => interfaceId === pspReference);
    },
    async listPaymentsOf(anonymousId) {
      return [...payments.values()].filter((payment) => payment.anonymousId === anonymousId).reverse();
    },
    async updatePayment({ id, version }, changes) {
      const payment = payments.get(id);
      if (!payment) throw new ShopError('NotFound', 'no payment');
      if (payment.version !== version) throw new ShopError('VersionConflict', 'stale');
      const changed = changes.reduce(applyPaymentChange, payment);
      const updated = { ...changed, version: version + 1, modifiedAt: Date.now() };
      payments.set(id, updated);
      return updated;
    },
    async listPayments({ having, unchangedSince = Infinity, after }) {
      const matches = {
        wanted: ({ transactions }: PaymentRecord) => transactions.some(({ state }) => state === 'Initial'),
        open: ({ settlement }: PaymentRecord) => settlement === 'open',
        authorized: ({ settlement, transactions }: PaymentRecord) =>
          settlement === 'open' &&
          transactions.some(({ type, state }) => type === 'Authorization' && state === 'Success'),
        trouble: ({ needsPerson }: PaymentRecord) => needsPerson !== null,
      }[having];
      return [...payments.values()]
        .filter(matches)
        .filter((payment) => !after || byAge(after, payment) < 0)
        .filter(({ modifiedAt }) => modifiedAt < unchangedSince)
        .toSorted(byAge)
        .slice(0, pageSize);
    },
  };
}

/** Payments in one answer of a list. */
const pageSize = 100;

const byAge = (one: PaymentPosition, other: PaymentPosition): number =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** A payment record after one change, except for its version. */
export function applyPaymentChange(payment: PaymentRecord, change: PaymentChange): PaymentRecord {
  const { transactions } = payment;
  switch (change.change) {
    case 'setMethod':
      return { ...payment, method: change.method };
    case 'setAmount':
      return { ...payment, amount: change.amount };
    case 'setResultCode':
      return { ...payment, resultCode: change.resultCode };
    case 'setReason':
      return payment;
    case 'setInterfaceId':
      if (payment.interfaceId !== null) throw new ShopError('InvalidInput', 'The interface ID is set once');
      return { ...payment, interfaceId: change.interfaceId };
    case 'addTransaction':
      return { ...payment, transactions: [...transactions, { ...change.transaction, id: randomUUID() }] };
    case 'setTransactionState':
      return {
        ...payment,
        transactions: transactions.map((its) =>
          its.id === change.id ? { ...its, state: change.state } : its,
        ),
      };
    case 'setInteractionId':
      return {
        ...payment,
        transactions: transactions.map((its) =>
          its.id === change.id ? { ...its, interactionId: change.interactionId } : its,
        ),
      };
    case 'setFields': {
      const { change: _, ...fields } = change;
      return { ...payment, ...fields };
    }
  }
}
