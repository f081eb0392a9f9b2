import { localeOf } from '../../stores/languages.ts';
import { pathOf } from '../../stores/urls.ts';
import type { CartRecord, PaymentRecord } from '../../commerce/commerce.ts';
import { isSameMoney } from '../../contract/money.ts';
import type { CreatePayment, PaymentResult } from '../../contract/payment.ts';
import type { PaymentAnswer, PaymentRequest } from '../payment/payments.ts';
import { outcomeOf } from '../payment/result-codes.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { conclude, concludeRecorded } from './conclusion.ts';
import { isBeingMade, isRecent, lastPayment, paymentUnderWay } from './attempt.ts';
import { balancedLines } from './balanced-lines.ts';
import { claimCart } from './claim-cart.ts';
import { orderNumberOf, paymentKeyOf } from './identifiers.ts';
import { ownCart, versionConflict } from './ownership.ts';
import { assertComplete, assertInStock } from './readiness.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Pays for a visitor's cart. The amount is the cart's own; the total the shopper saw is only compared with it.
 * @param origin the shop's origin as the browser sees it.
 * @throws ShopError `VersionConflict`, `TotalChanged`, `CheckoutIncomplete`, `GiftMessageAlone`, `OutOfStock`,
 * `PaymentUnderWay`, and outages.
 */
export async function startPayment(
  context: RequestContext,
  visitor: string | null,
  request: CreatePayment,
  origin: string,
): Promise<PaymentResult> {
  const { commerce, store, language } = context;
  const seen = await ownCart(context, request.cartId, visitor);
  const last = await lastPayment(context, seen);
  if (seen.view.version !== request.cartVersion) throw staleCart(seen, last);
  if (last && tookMoney(last)) {
    const result = await concludeRecorded(context, last);
    if (result) return result;
  }

  const cart = await commerce.updateCart(seen.view.id, seen.view.version, [{ action: 'recalculate' }]);
  assertPayable(cart, request);
  await assertInStock(commerce, cart.view);
  const payment = await openAttempt(context, cart, last, request);
  const { email, shippingAddress, billingAddress, country } = cart.view;
  // `assertPayable` has checked both; this only satisfies the type checker.
  if (email === null || shippingAddress === null) throw new ShopError('CheckoutIncomplete', 'No address');
  const answer = await pay(context, payment, {
    key: payment.key,
    orderNumber: orderNumberOf(store.id, cart.view.id),
    amount: payment.amount,
    country,
    locale: localeOf(language, { code: country }),
    email,
    shippingAddress,
    billingAddress: billingAddress ?? shippingAddress,
    lineItems: balancedLines(context, cart),
    origin,
    returnUrl: `${origin}${pathOf(store, language, 'checkout')}?payment=${encodeURIComponent(payment.id)}`,
    data: request.data,
  });
  return conclude(context, payment, answer);
}

/**
 * The response to an attempt. If the payment service knows the attempt with other data and never responded to it, the
 * attempt is abandoned so that the shopper can pay again; if it took money after all, its webhook completes it.
 */
async function pay(
  { payments }: RequestContext,
  payment: PaymentRecord,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  try {
    return await payments.pay(request);
  } catch (error) {
    if (!isShopError(error, 'PaymentUnderWay') || isRecent(payment)) throw error;
    return {
      resultCode: 'Error',
      pspReference: null,
      action: null,
      reason: error.message,
      reference: payment.key,
    };
  }
}

const tookMoney = ({ resultCode, reversal }: PaymentRecord): boolean =>
  resultCode !== null && reversal === null && ['paid', 'pending'].includes(outcomeOf(resultCode));

/** A second click finds the cart changed by the first click's payment; that is not a conflict to retry. */
function staleCart(cart: CartRecord, last: PaymentRecord | null): ShopError {
  return last && isBeingMade(last) ? paymentUnderWay() : versionConflict(cart);
}

function assertPayable({ view }: CartRecord, { expectedTotal }: CreatePayment): void {
  assertComplete(view);
  if (!isSameMoney(view.total, expectedTotal)) {
    throw new ShopError('TotalChanged', 'The total differs from the one shown', { total: view.total });
  }
}

/**
 * The payment record of this attempt. An attempt that never received a response is resumed with the same key, so the
 * payment service recognizes it. Adding a new attempt to the cart makes it ours.
 */
async function openAttempt(
  context: RequestContext,
  { view, anonymousId }: CartRecord,
  last: PaymentRecord | null,
  { data, affiliates }: CreatePayment,
): Promise<PaymentRecord> {
  if (last?.resultCode === null && isSameMoney(last.amount, view.total)) return last;
  const payment = await context.commerce.createPayment({
    key: paymentKeyOf(view.id, view.version),
    amount: view.total,
    method: data.paymentMethod.type,
    anonymousId: anonymousId ?? '',
  });
  await claimCart(context, view, payment.id, affiliates);
  return payment;
}
