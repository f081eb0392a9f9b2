import type { CartRecord, OrderRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import type { ShopError } from '../../contract/shop-error.ts';
import { offerEndOf } from '../adyen/pay-later.ts';
import { isProvisional } from '../cart/attempts.ts';
import { approvalOf } from './approval.ts';
import { cartVersionOfPaymentKey } from '../context/identifiers.ts';
import { capturedOf, isGivenBack, refundableOf, refundedOf } from './refundable.ts';
import {
  isOtherAmount,
  isUnconfirmed,
  type Standing,
  standingOf,
  troublesOf,
  wantedOf,
} from '../adyen/standing.ts';

/** Everything that a decision about a payment depends on, as last read. */
export interface Facts {
  readonly payment: PaymentRecord;
  /** The cart it pays for; null if it no longer exists. */
  readonly cart: CartRecord | null;
  /** The order that the cart became; null while there is none. */
  readonly order: OrderRecord | null;
  /** When the shop takes authorized money: at once, or when the order is shipped. */
  readonly capture: 'immediate' | 'shipment';
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
  | {
      readonly step:
        | 'attach-to-order'
        | 'mark-paid'
        | 'credit-order'
        | 'fail-order'
        | 'release-stock'
        | 'detach'
        | 'capture';
    }
  | { readonly step: 'reverse'; readonly pspReference: string }
  /** What is left after a part was refunded: the payment service does not reverse such a payment. */
  | { readonly step: 'refund-rest'; readonly amount: Money }
  | { readonly step: 'hold-order'; readonly references: readonly string[] }
  | { readonly step: 'needs-person'; readonly reason: string }
  | { readonly step: 'close'; readonly charged: string | null; readonly needsPerson: boolean }
  | { readonly step: 'wait' };

/** What a step changed, and why an order was refused. */
export interface StepOutcome {
  readonly facts: Partial<Facts>;
  readonly refusal?: ShopError;
}

const hour = 60 * 60 * 1000;
/** How long a request may take until its attempt is on the cart, in milliseconds: more than any request's deadline. */
export const claimLife = 60_000;
/** How long a shopper may stay at a bank, and how long an answer may be unknown, in milliseconds. */
export const attemptLife = 24 * hour;
/** How long a wallet's sheet may be open before anything is approved in it, in milliseconds. */
export const provisionalLife = hour;
/** The longest that a method takes to bring its money (vouchers, debits), in milliseconds. */
export const pendingLife = 35 * 24 * hour;
/** How long the news of money that was paid at the last minute may take, in milliseconds. */
export const newsLife = hour;
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
    holdOrder(facts, standing) ??
    returnCanceled(facts, standing) ??
    creditOrder(facts) ??
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

/** An order whose money went back unasked is kept from being shipped: once for each return, then staff decide. */
function holdOrder(facts: Facts, { unasked }: Standing): Decision | null {
  const { order } = facts;
  if (!order || order.canceled || !isNamedByOrder(facts)) return null;
  const isNews = unasked.some((reference) => !order.moneyReturned.includes(reference));
  return isNews ? { step: 'hold-order', references: unasked } : null;
}

/**
 * Returns the money of an order that was canceled here, and then its stock: until that is released, the order shows that
 * something is left to do. For an order that staff canceled themselves, both is up to them.
 */
function returnCanceled(facts: Facts, { paidBy }: Standing): Decision | null {
  const { order } = facts;
  if (!order?.canceled || !isNamedByOrder(facts)) return null;
  const giving = paidBy !== null && isGivenUp(order) ? giveBack(facts, paidBy) : null;
  return giving ?? (order.stockRelease === 'wanted' ? { step: 'release-stock' } : null);
}

/** Returns what is left of a payment. A refund that failed has called a person; repeating it would fail again. */
function giveBack({ payment, capture }: Facts, paidBy: string): Decision | null {
  if (refundedOf(payment) === 0 || capturedOf(payment, capture) === 0)
    return { step: 'reverse', pspReference: paidBy };
  const hasFailed = payment.transactions.findLast(({ type }) => type === 'Refund')?.state === 'Failure';
  const amount = refundableOf(payment, capture);
  return hasFailed || amount.centAmount === 0 ? null : { step: 'refund-rest', amount };
}

/** Keeps an order from being shipped if all of its money goes back at our own request. */
const creditOrder = (facts: Facts): Decision | null =>
  isNamedByOrder(facts) && facts.order?.paymentState === 'Paid' && isGivenBack(facts.payment)
    ? { step: 'credit-order' }
    : null;

/** Whether the shop itself canceled an order, so that it keeps none of its money. */
const isGivenUp = ({ paymentState, stockRelease }: OrderRecord): boolean =>
  paymentState === 'CreditOwed' ? stockRelease !== null : !hasPaid(paymentState);

const hasPaid = (state: OrderRecord['paymentState']): boolean =>
  state === 'Paid' || state === 'BalanceDue' || state === 'CreditOwed';

function bringToOrder(facts: Facts, standing: Standing): Decision | null {
  const { outcome, paidBy } = standing;
  switch (outcome) {
    case 'paid':
      return paidBy === null ? null : keepOrReturn(facts, paidBy, standing.unasked.length > 0);
    case 'pending':
      if (hasExpired(facts.payment, facts.now)) return giveUpOrder(facts);
      return isNamedByCart(facts) ? orderIfApproved(facts, 'Pending') : null;
    case 'failed':
      return giveUpOrder(facts);
    case 'returned':
      // Another request may be placing the order at this moment. Both write at the version they have read, so only
      // one of them succeeds.
      return isNamedByCart(facts) ? detach : giveUpOrder(facts);
    case 'action':
    case 'unknown':
      return null;
  }
}

/** Whether the time to pay later is over, and with it the time for which an order without money reserves its goods. */
export function hasExpired(payment: PaymentRecord, now: number): boolean {
  const end = offerEndOf(payment);
  return end !== null && now > end + newsLife;
}

/** @param isShort whether a part of the money has gone back, so that the rest pays for nothing new. */
function keepOrReturn(facts: Facts, paidBy: string, isShort: boolean): Decision | null {
  const { payment, cart, order, capture } = facts;
  const reverse = { step: 'reverse', pspReference: paidBy } as const;
  if (order) {
    const isPaid = hasPaid(order.paymentState);
    if (order.canceled) return isNamedByOrder(facts) ? null : reverse;
    if (!isNamedByOrder(facts))
      return !isPaid && !isShort && isApproved(payment, order.cart) ? attach : reverse;
    if (!isPaid) return { step: 'mark-paid' };
    const charged = payment.transactions.some(({ type }) => type === 'Charge');
    return capture === 'shipment' && order.shipped && !charged ? { step: 'capture' } : null;
  }
  if (cart && !cart.active) return null;
  if (!isNamedByCart(facts)) return reverse;
  return isShort ? detach : orderIfApproved(facts, 'Paid');
}

const attach = { step: 'attach-to-order' } as const;
const detach = { step: 'detach' } as const;

/** An order is placed only for exactly what the shopper approved; otherwise the payment leaves the cart first. */
const orderIfApproved = ({ payment, cart }: Facts, paymentState: 'Paid' | 'Pending'): Decision =>
  cart && isApproved(payment, cart.view) ? { step: 'place-order', paymentState } : detach;

/** An order that waited for this money will not get it: it is canceled. */
function giveUpOrder(facts: Facts): Decision | null {
  const { order } = facts;
  if (!order || !isNamedByOrder(facts)) return null;
  return order.paymentState === 'Pending' && !order.canceled ? { step: 'fail-order' } : null;
}

function callPerson(facts: Facts, standing: Standing): Decision | null {
  const { payment } = facts;
  // A payment is closed only after a person was called. If the call is gone, somebody has looked at everything but
  // what was added since.
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
  if (outcome === 'pending' && isNamedByOrder(facts) && !order?.canceled)
    addAfter(pendingLife, payment.createdAt, 'the money does not arrive');
  if (isOtherAmount(payment) && isNamedByOrder(facts) && order?.paymentState === 'Paid' && !order.canceled)
    reasons.push('ordered, but another amount was authorized');
  if (order?.paymentState === 'BalanceDue' && order.moneyReturned.length > 0 && isNamedByOrder(facts))
    if (!order.canceled) reasons.push('money went back unasked');
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

function isAwaited({ payment, cart, order, now }: Facts, { outcome }: Standing): boolean {
  if (payment.needsPerson !== null) return false;
  if (isUnconfirmed(payment)) return true;
  const age = now - payment.createdAt;
  if ((outcome === 'unknown' || outcome === 'action') && isProvisional(payment)) return age < provisionalLife;
  if (outcome === 'unknown' && age > claimLife && isUnclaimed(payment, cart)) return false;
  if (outcome === 'unknown' || outcome === 'action') return age < attemptLife;
  if (outcome === 'pending') return age < pendingLife && !hasExpired(payment, now);
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
  !isProvisional(payment) &&
  isSameMoney(payment.amount, content.total) &&
  (payment.approved === null || payment.approved === approvalOf(content));
