import type { CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import { isSameMoney } from '../../contract/money.ts';
import type { MoneyState, PaymentResult, CreatePayment, ProvisionalPayment } from '../../contract/payment.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { standingOf } from '../adyen/standing.ts';
import { approvalOf } from './approval.ts';
import { noteAttempt } from './attempt-ledger.ts';
import { assertCardMayBeTried } from './card-refusals.ts';
import { attemptsOf, isBeingMade, orderingOf, paymentUnderWay } from '../cart/attempts.ts';
import { claimApproved, payableCart } from './claim-cart.ts';
import { conclude } from './conclusion.ts';
import {
  cartIdOfPaymentKey,
  newOrderNumber,
  paymentKeyOf,
  provisionalKeyOf,
} from '../context/identifiers.ts';
import { pricingCopyOf } from '../cart/quote.ts';
import { assertGoods, assertInStock } from '../cart/readiness.ts';
import { startsProvisionally } from '../adyen/offered-methods.ts';
import { moneyOfCart, withMoney } from './money-state.ts';
import { assertActive, versionConflict, visitorsCart } from '../cart/own-cart.ts';
import type { RequestContext } from '../context/request-context.ts';

/** An attempt that may be sent to the payment service: the cart names it and is frozen. */
export interface Attempt {
  readonly payment: PaymentRecord;
  readonly cart: CartRecord;
  readonly orderNumber: string;
}

/** How long an attempt without a response can be resumed, in milliseconds: far less than Adyen remembers its key. */
const resumable = 24 * 60 * 60 * 1000;

/**
 * Opens an attempt to pay for a visitor's cart, or resumes the one that never received an answer. If an earlier attempt
 * has led to an order, or does so now, there is nothing to pay: its result is returned.
 * @throws ShopError see `startPayment`; `details.money` says what is known about the shopper's money.
 */
export async function openAttempt(
  context: RequestContext,
  visitor: string | null,
  request: CreatePayment,
): Promise<Attempt | { readonly result: PaymentResult }> {
  const seen = await visitorsCart(context, request.cartId, visitor);
  const attempts = await attemptsOf(context, seen);
  return openAfter(context, seen, attempts, request).catch(async (error: unknown) => {
    throw withMoney(error, await moneyAfter(context, seen, error));
  });
}

/** Another request may have opened an attempt just now, which the list of them does not contain yet. */
async function moneyAfter(context: RequestContext, seen: CartRecord, error: unknown): Promise<MoneyState> {
  if (isShopError(error, 'PaymentUnderWay', 'CommerceUnavailable')) return 'unknown';
  return moneyOfCart(context, seen.view.id, seen.anonymousId ?? '');
}

async function openAfter(
  context: RequestContext,
  seen: CartRecord,
  attempts: readonly PaymentRecord[],
  request: CreatePayment,
): Promise<Attempt | { readonly result: PaymentResult }> {
  if (!seen.active) {
    // The answer with the order may have been lost on its way to the browser.
    const ordered = attempts.find((payment) => standingOf(payment).outcome !== 'failed');
    if (ordered) return { result: await conclude(context, ordered) };
    await assertActive(context, seen);
  }
  const last = attempts.at(-1) ?? null;
  if (seen.view.version !== request.cartVersion) throw staleCart(seen, last);
  const earlier = orderingOf(attempts);
  if (earlier) return { result: await conclude(context, earlier) };
  assertOwnAccount(context, request);
  assertOffered(context, seen, request);
  if (last && isResumable(last, seen, request)) {
    await noteAttempt(context, seen, last.key, request.data.paymentMethod.type);
    return { payment: last, cart: seen, orderNumber: seen.orderNumber ?? newOrderNumber(context.store.id) };
  }
  return newAttempt(context, seen, request);
}

/** A second click finds that the first click's payment has changed the cart; the browser must not retry after that. */
export const staleCart = (cart: CartRecord, last: PaymentRecord | null): ShopError =>
  last && isBeingMade(last) ? paymentUnderWay() : versionConflict(cart);

/** An attempt without an answer keeps its key, so that the payment service recognizes it and takes the money once. */
const isResumable = (last: PaymentRecord, { frozen, view }: CartRecord, request: CreatePayment): boolean =>
  frozen &&
  last.resultCode === null &&
  Date.now() - last.createdAt < resumable &&
  isSameMoney(last.amount, request.expectedTotal) &&
  last.approved === approvalOf(view);

async function newAttempt(
  context: RequestContext,
  seen: CartRecord,
  request: CreatePayment,
): Promise<Attempt> {
  const { commerce, store } = context;
  const cart = await payableCart(context, seen, request.expectedTotal);
  const method = request.data.paymentMethod.type;
  await assertCardMayBeTried(context, cart.anonymousId, method);
  const key = paymentKeyOf(cart.view.id, cart.view.version);
  await noteAttempt(context, cart, key, method);
  const known = await commerce.createPayment({
    key,
    amount: cart.view.total,
    method,
    anonymousId: cart.anonymousId ?? '',
    merchantAccount: store.merchantAccount,
    approved: approvalOf(cart.view),
  });
  const payment =
    known.settlement === 'open'
      ? known
      : await commerce.updatePayment(known, [
          { change: 'setFields', settlement: 'open' },
          { change: 'setMethod', method },
        ]);
  const orderNumber = cart.orderNumber ?? newOrderNumber(store.id);
  const claim = { paymentId: payment.id, orderNumber, affiliates: request.affiliates };
  try {
    return { payment, cart: await claimApproved(context, cart, claim, payment.approved), orderNumber };
  } catch (error) {
    // Without an answer of commercetools, the cart may still get the payment.
    if (!isShopError(error, 'CommerceUnavailable')) await closeUnsent(context, payment);
    throw error;
  }
}

/**
 * Ends an attempt that did not get onto its cart. It was never sent, so nothing was taken, and no later answer has to
 * allow for it. If that fails, the sweeper does it later.
 */
async function closeUnsent({ commerce, log }: RequestContext, payment: PaymentRecord): Promise<void> {
  const isOnCart = async () => {
    const cart = await commerce.getCart(cartIdOfPaymentKey(payment.key));
    return cart?.paymentIds.includes(payment.id) ?? false;
  };
  try {
    // Another click with the same key may have been faster.
    if (await isOnCart()) return;
    const closed = await commerce.updatePayment(payment, [{ change: 'setFields', settlement: 'closed' }]);
    // It may also have put the attempt on the cart just now, which does not write to the payment.
    if (await isOnCart()) await commerce.updatePayment(closed, [{ change: 'setFields', settlement: 'open' }]);
  } catch (error) {
    log.warn('an attempt that was not sent is still open', { payment: payment.id, error });
  }
}

/** @throws ShopError `MerchantAccountChanged` for an attempt that is meant for another account. */
function assertOwnAccount(
  { store }: RequestContext,
  { merchantAccount }: Pick<CreatePayment, 'merchantAccount'>,
): void {
  if (merchantAccount !== store.merchantAccount)
    throw new ShopError('MerchantAccountChanged', 'The page was built for another merchant account');
}

/**
 * Each country has its own methods, and some of them reserve goods before there is any money.
 * @throws ShopError `InvalidInput` unless the method is offered for the cart.
 */
function assertOffered(
  { payments }: RequestContext,
  { view: { country } }: CartRecord,
  { data }: Pick<CreatePayment, 'data'>,
): void {
  const { type } = data.paymentMethod;
  if (!payments.isOffered(type, country))
    throw new ShopError('InvalidInput', 'The payment method is not offered for this cart', { type });
}

/** Opens a provisional attempt, which the cart does not name. @throws ShopError see `startProvisionalPayment`. */
export async function openProvisional(
  context: RequestContext,
  cart: CartRecord,
  request: ProvisionalPayment,
): Promise<PaymentRecord> {
  const { commerce, store } = context;
  const { view } = cart;
  if (view.version !== request.cartVersion) throw versionConflict(cart);
  assertOwnAccount(context, request);
  const method = request.data.paymentMethod.type;
  if (!startsProvisionally(method))
    throw new ShopError('InvalidInput', 'This method is paid for with a total', { type: method });
  assertOffered(context, cart, request);
  assertGoods(view);
  await assertInStock(commerce, view);
  const { subtotal } = await pricingCopyOf(commerce, view);
  const key = provisionalKeyOf(view.id);
  await noteAttempt(context, cart, key, method);
  return commerce.createPayment({
    key,
    amount: subtotal,
    method,
    anonymousId: cart.anonymousId ?? '',
    merchantAccount: store.merchantAccount,
    approved: null,
  });
}
