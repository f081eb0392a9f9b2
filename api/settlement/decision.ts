import type { CartRecord, OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import { isSameMoney } from '../../contract/money.ts';
import { approvalOf } from '../checkout/approval.ts';
import { cartVersionOfPaymentKey } from '../checkout/identifiers.ts';
import { isOtherAmount, isUnconfirmed, type Standing, standingOf, troublesOf, wantedOf } from './standing.ts';

/** Everything that a decision about a payment depends on, as last read. */
export interface Facts {
  readonly payment: PaymentRecord;
  /** The cart it pays for; null if it no longer exists. */
  readonly cart: CartRecord | null;
  /** The order that the cart became; null while there is none. */
  readonly order: OrderRecord | null;
  /** When the shop takes authorized money: at once, or when the order is shipped. */
  readonly capture: 'immediate' | 'shipment';
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What has to happen next for a payment. `docs/payments.md` shows these as a picture. */
export type Decision =
  | {
      readonly step: 'send-transaction';
      readonly transaction: TransactionRecord;
      readonly pspReference: string;
    }
  | { readonly step: 'place-order'; readonly paymentState: 'Paid' | 'Pending' }
  | { readonly step: 'attach-to-order' | 'mark-paid' | 'fail-order' | 'release-stock' | 'detach' | 'capture' }
  | { readonly step: 'reverse'; readonly pspReference: string }
  | { readonly step: 'needs-person'; readonly reason: string }
  | { readonly step: 'close'; readonly charged: string | null; readonly needsPerson: boolean }
  | { readonly step: 'wait' };

const hour = 60 * 60 * 1000;
/** How long a request may take until its attempt is on the cart, in milliseconds: more than any request's deadline. */
export const claimLife = 60_000;
/** How long a shopper may stay at a bank, and how long an answer may be unknown, in milliseconds. */
export const attemptLife = 24 * hour;
/** The longest that a method takes to bring its money (vouchers, debits), in milliseconds. */
export const pendingLife = 35 * 24 * hour;
/** How long the payment service may take to confirm what was sent to it, in milliseconds. */
export const confirmationLife = 3 * 24 * hour;
/** How long an ordered cart may be without its order, in milliseconds. */
export const orderLife = hour;

/**
 * The next step for a payment: money is kept if and only if the cart's one order names this payment. Every step is
 * written at the version it was decided for, so deciding twice at once, or again later, is safe.
 */
export function decide(facts: Facts): Decision {
  const standing = standingOf(facts.payment);
  return (
    sendWanted(facts) ??
    returnSurplus(standing) ??
    bringToOrder(facts, standing) ??
    callPerson(facts, standing) ??
    end(facts, standing)
  );
}

function sendWanted({ payment }: Facts): Decision | null {
  const wanted = wantedOf(payment);
  if (!wanted || wanted.pspReference === null) return null;
  return { step: 'send-transaction', transaction: wanted.transaction, pspReference: wanted.pspReference };
}

function returnSurplus({ surplus: [pspReference] }: Standing): Decision | null {
  return pspReference === undefined ? null : { step: 'reverse', pspReference };
}

function bringToOrder(facts: Facts, { outcome, paidBy }: Standing): Decision | null {
  switch (outcome) {
    case 'paid':
      return paidBy === null ? null : keepOrReturn(facts, paidBy);
    case 'pending':
      return isNamedByCart(facts) ? orderIfApproved(facts, 'Pending') : null;
    case 'failed':
    case 'returned':
      return giveUpOrder(facts);
    case 'action':
    case 'unknown':
      return null;
  }
}

function keepOrReturn(facts: Facts, paidBy: string): Decision | null {
  const { payment, cart, order, capture } = facts;
  const reverse = { step: 'reverse', pspReference: paidBy } as const;
  if (order) {
    const isPaid = order.paymentState === 'Paid';
    if (order.cancelled && !isPaid) return reverse;
    if (!isNamedByOrder(facts)) return !isPaid && isApproved(payment, order.cart) ? attach : reverse;
    if (!isPaid) return { step: 'mark-paid' };
    const charged = payment.transactions.some(({ type }) => type === 'Charge');
    return capture === 'shipment' && order.shipped && !order.cancelled && !charged
      ? { step: 'capture' }
      : null;
  }
  if (cart && !cart.active) return null;
  return isNamedByCart(facts) ? orderIfApproved(facts, 'Paid') : reverse;
}

const attach = { step: 'attach-to-order' } as const;

/** An order is placed only for exactly what the shopper approved; otherwise the payment leaves the cart first. */
const orderIfApproved = ({ payment, cart }: Facts, paymentState: 'Paid' | 'Pending'): Decision =>
  cart && isApproved(payment, cart.view) ? { step: 'place-order', paymentState } : { step: 'detach' };

/** An order that waited for this money will not get it: it is cancelled, and its goods go back. */
function giveUpOrder(facts: Facts): Decision | null {
  const { order } = facts;
  if (!order || !isNamedByOrder(facts)) return null;
  if (order.paymentState === 'Pending' && !order.cancelled) return { step: 'fail-order' };
  return order.stockRelease === 'wanted' ? { step: 'release-stock' } : null;
}

function callPerson(facts: Facts, standing: Standing): Decision | null {
  const { payment } = facts;
  // Closing comes after calling, so nobody has to look any more. What was added since has not been looked at.
  if (payment.settlement === 'closed' && payment.needsPerson === null && !wantedOf(payment)) return null;
  const reason = reasonsOf(facts, standing).join(', ');
  return reason === '' || reason === payment.needsPerson ? null : { step: 'needs-person', reason };
}

/** Why a person has to look at a payment. A reason that is already noted on it holds until its cause is gone. */
function reasonsOf(facts: Facts, { outcome }: Standing): string[] {
  const { payment, cart, order, now } = facts;
  const reasons = troublesOf(payment);
  const addAfter = (life: number, since: number, reason: string) => {
    if (now - since > life || payment.needsPerson?.includes(reason)) reasons.push(reason);
  };
  if (isUnconfirmed(payment))
    addAfter(confirmationLife, payment.modifiedAt, 'the payment service does not confirm');
  if (outcome === 'pending' && isNamedByOrder(facts))
    addAfter(pendingLife, payment.createdAt, 'the money does not arrive');
  if (isOtherAmount(payment) && isNamedByOrder(facts) && order?.paymentState === 'Paid' && !order.cancelled)
    reasons.push('ordered, but another amount was authorized');
  if (outcome === 'paid' && cart && !cart.active && !order)
    addAfter(orderLife, payment.modifiedAt, 'paid, but the order cannot be found');
  return reasons;
}

function end(facts: Facts, standing: Standing): Decision {
  const { payment, order, capture } = facts;
  if (payment.settlement === 'closed' || isAwaited(facts, standing)) return { step: 'wait' };
  const keeps = standing.paidBy !== null && order !== null && capture === 'immediate';
  const charged = payment.transactions.some(({ type }) => type === 'Charge');
  return {
    step: 'close',
    charged: keeps && !charged ? standing.paidBy : null,
    needsPerson: reasonsOf(facts, standing).length > 0,
  };
}

/** Whether something is still to be heard about an attempt. */
function isAwaited({ payment, cart, order, now }: Facts, { outcome }: Standing): boolean {
  if (payment.needsPerson !== null) return false;
  if (isUnconfirmed(payment)) return true;
  const age = now - payment.createdAt;
  if (outcome === 'unknown' && age > claimLife && isUnclaimed(payment, cart)) return false;
  if (outcome === 'unknown' || outcome === 'action') return age < attemptLife;
  if (outcome === 'pending') return age < pendingLife;
  return outcome === 'paid' && order === null && cart !== null && !cart.active;
}

/** Whether an attempt was never put on its cart, which would have a new version, and so was never sent. */
const isUnclaimed = ({ id, key }: PaymentRecord, cart: CartRecord | null): boolean =>
  cart !== null && !cart.paymentIds.includes(id) && cart.view.version === cartVersionOfPaymentKey(key);

const isNamedByCart = ({ payment, cart }: Facts): boolean =>
  cart !== null && cart.active && cart.paymentIds.includes(payment.id);

const isNamedByOrder = ({ payment, order }: Facts): boolean =>
  order !== null && order.paymentIds.includes(payment.id);

const isApproved = (payment: PaymentRecord, content: CartRecord['view'] | OrderRecord['cart']): boolean =>
  isSameMoney(payment.amount, content.total) &&
  (payment.approved === null || payment.approved === approvalOf(content));
