import { createHash } from 'node:crypto';
import type { OrderChange } from '../../commerce/commerce.ts';
import type { PaymentChange, PaymentRecord, TransactionType } from '../../commerce/payment-record.ts';
import { isShopError } from '../../contract/shop-error.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { Modification } from '../adyen/payments.ts';
import type { Decision, Facts, StepOutcome } from './decision.ts';
import { detachPayment, placeOrder } from './ordering.ts';

/**
 * Takes one step.
 * @returns what it changed; null if everything has to be read again; `stop` if the payment service cannot be reached,
 * in which case the sweeper takes the same step later.
 * @throws ShopError `VersionConflict` if somebody else was faster, refusals, and outages.
 */
export async function takeStep(
  context: RequestContext,
  facts: Facts,
  decision: Decision,
): Promise<StepOutcome | null | 'stop'> {
  const { commerce, log } = context;
  const { payment, order } = facts;
  const about = { payment: payment.id, order: order?.orderNumber };
  const write = async (...changes: PaymentChange[]): Promise<StepOutcome> => ({
    facts: { payment: await commerce.updatePayment(payment, changes) },
  });
  const want = (
    type: TransactionType,
    interactionId: string | null,
    amount = payment.amount,
  ): Promise<StepOutcome> =>
    write({ change: 'addTransaction', transaction: { type, state: 'Initial', interactionId, amount } });
  const writeOrder = async (...changes: OrderChange[]): Promise<StepOutcome | null> =>
    order && { facts: { order: await commerce.updateOrder(order, changes) } };
  switch (decision.step) {
    case 'send-transaction':
      return sendTransaction(context, payment, decision);
    case 'place-order':
      return placeOrder(context, facts, decision.paymentState);
    case 'detach':
      return detachPayment(context, facts);
    case 'reverse':
      log.warn('payment is returned', { payment: payment.id, pspReference: decision.pspReference });
      return want('CancelAuthorization', decision.pspReference);
    case 'refund-rest':
      log.warn('the rest of a payment is refunded', { payment: payment.id });
      return want('Refund', null, decision.amount);
    case 'capture':
      return want('Charge', null);
    case 'needs-person':
      log.error('payment needs a person', { payment: payment.id, reason: decision.reason });
      return write({ change: 'setFields', needsPerson: decision.reason });
    case 'close':
      return write(
        { change: 'setFields', settlement: 'closed' },
        ...chargeOf(payment, decision.charged),
        ...(payment.needsPerson !== null && !decision.needsPerson
          ? [{ change: 'setFields', needsPerson: null } as const]
          : []),
      );
    case 'attach-to-order':
      log.warn('order is paid by another attempt', about);
      return writeOrder(
        ...(order?.paymentIds ?? []).map((paymentId) => ({ change: 'removePayment', paymentId }) as const),
        { change: 'addPayment', paymentId: payment.id },
        { change: 'setPaymentState', paymentState: 'Paid' },
      );
    case 'mark-paid':
      return writeOrder({ change: 'setPaymentState', paymentState: 'Paid' });
    case 'credit-order':
      log.info('order is given back', about);
      return writeOrder({ change: 'setPaymentState', paymentState: 'CreditOwed' });
    case 'fail-order':
      log.info('order is canceled, its payment failed', about);
      return writeOrder(
        { change: 'setPaymentState', paymentState: 'Failed' },
        { change: 'cancel' },
        { change: 'setStockRelease', stockRelease: 'wanted' },
      );
    case 'hold-order':
      log.warn('order is held, its money went back', about);
      return writeOrder(
        { change: 'setPaymentState', paymentState: 'BalanceDue' },
        { change: 'setMoneyReturned', references: decision.references },
        ...(order?.shipped ? [] : [{ change: 'delayShipment' } as const]),
      );
    case 'release-stock':
      return releaseStock(context, facts);
    case 'wait':
      return 'stop';
  }
}

/** With immediate capture, Adyen charges by itself and, by default, does not report it. */
function chargeOf({ amount }: PaymentRecord, interactionId: string | null): PaymentChange[] {
  if (interactionId === null) return [];
  return [
    { change: 'addTransaction', transaction: { type: 'Charge', state: 'Success', interactionId, amount } },
  ];
}

const kinds: Readonly<Record<string, Modification['kind']>> = {
  CancelAuthorization: 'reverse',
  Charge: 'capture',
  Refund: 'refund',
};

/** Sends a wanted transaction. Doing so twice is harmless: its key makes the payment service accept it once. */
async function sendTransaction(
  { commerce, payments, log }: RequestContext,
  payment: PaymentRecord,
  { transaction, pspReference }: Extract<Decision, { step: 'send-transaction' }>,
): Promise<StepOutcome | null | 'stop'> {
  const { id, type, amount } = transaction;
  const idempotencyKey = createHash('sha256').update(`${payment.key} ${id}`).digest('hex');
  const changes: PaymentChange[] = [];
  try {
    const kind = kinds[type] ?? 'reverse';
    const { key, method } = payment;
    const modified = await payments.modify({ kind, pspReference, amount, key, method, idempotencyKey });
    const interactionId = type === 'CancelAuthorization' ? pspReference : modified;
    if (transaction.interactionId !== interactionId)
      changes.push({ change: 'setInteractionId', id, interactionId });
    changes.push({ change: 'setTransactionState', id, state: 'Pending' });
  } catch (error) {
    if (!isShopError(error, 'InvalidInput')) {
      log.warn('transaction could not be sent yet', { payment: payment.id, type, error });
      return 'stop';
    }
    log.error('transaction was refused for good', { payment: payment.id, type, error });
    if (transaction.interactionId === null && type === 'CancelAuthorization')
      changes.push({ change: 'setInteractionId', id, interactionId: pspReference });
    changes.push({ change: 'setTransactionState', id, state: 'Failure' });
  }
  if (payment.settlement === 'closed') changes.push({ change: 'setFields', settlement: 'open' });
  return { facts: { payment: await commerce.updatePayment(payment, changes) } };
}

/** Each SKU once, however often this is repeated. */
async function releaseStock(
  { commerce, log }: RequestContext,
  { order }: Facts,
): Promise<StepOutcome | null> {
  if (!order) return null;
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of order.taken) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  for (const [sku, quantity] of quantities) await commerce.returnStock(sku, quantity, order.orderNumber);
  log.info('stock of a canceled order is released', { order: order.orderNumber });
  const done = { change: 'setStockRelease', stockRelease: 'done' } as const;
  return { facts: { order: await commerce.updateOrder(order, [done]) } };
}
