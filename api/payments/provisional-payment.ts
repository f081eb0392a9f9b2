import { localeOf } from '../../stores/languages.ts';
import type { CartRecord } from '../../commerce/commerce.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { ProvisionalPayment } from '../../contract/payment-requests.ts';
import type { PaymentResult } from '../../contract/payment.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { startsProvisionally } from '../adyen/offered-methods.ts';
import { standingOf } from '../adyen/standing.ts';
import { attemptsOf } from '../cart/attempts.ts';
import { noteAttempt } from './attempt-ledger.ts';
import { conclude, concludeRecorded } from './conclusion.ts';
import { provisionalKeyOf } from '../context/identifiers.ts';
import { withMoney } from './money-state.ts';
import { assertOffered, assertOwnAccount } from './open-attempt.ts';
import { ownCart, versionConflict } from '../cart/own-cart.ts';
import { pricingCopyOf } from '../cart/quote.ts';
import { assertGoods, assertInStock } from '../cart/readiness.ts';
import { type PaymentOrigin, returnUrlOf } from './start-payment.ts';
import type { RequestContext } from '../context/request-context.ts';

/**
 * Begins a payment in a wallet's sheet, before the shopper has said where to deliver. It is for the goods, after discounts,
 * at today's prices; the sheet's choices add to that (`updateProvisionalOrder`). The cart neither names it nor changes: as
 * many sheets as the shopper opens may be closed again. If an earlier attempt has led to an order, its result is returned.
 * @throws ShopError `VersionConflict`, `MerchantAccountChanged`, `CheckoutIncomplete`, `GiftMessageAlone`, `OutOfStock`,
 * `InvalidInput` for another method, `TooManyOpenPayments`, any error of `ownCart`, and outages; `details.money` says what
 * it means for the shopper's money.
 */
export async function startProvisionalPayment(
  context: RequestContext,
  visitor: string | null,
  request: ProvisionalPayment,
  from: PaymentOrigin,
): Promise<PaymentResult> {
  const cart = await ownCart(context, request.cartId, visitor);
  const ordering = (await attemptsOf(context, cart)).find((attempt) =>
    ['paid', 'pending'].includes(standingOf(attempt).outcome),
  );
  if (ordering) return concludeRecorded(context, ordering);
  const payment = await openProvisional(context, cart, request).catch((error: unknown) => {
    throw withMoney(error, isShopError(error, 'CommerceUnavailable') ? 'unknown' : 'none');
  });
  try {
    const { country } = cart.view;
    const answer = await context.payments.pay({
      key: payment.key,
      isProvisional: true,
      amount: payment.amount,
      country,
      locale: localeOf(context.language, { code: country }),
      ...(from.shopperIp === null ? {} : { shopperIp: from.shopperIp }),
      capture: context.environment.capture,
      origin: from.origin,
      returnUrl: returnUrlOf(context, payment, from),
      data: request.data,
    });
    return await conclude(context, payment, { ...answer, method: payment.method });
  } catch (error) {
    // Nothing has been approved, so whatever became of this request, it takes no money.
    throw withMoney(error, 'none');
  }
}

/** A new payment that no cart names. */
async function openProvisional(
  context: RequestContext,
  cart: CartRecord,
  request: ProvisionalPayment,
): Promise<PaymentRecord> {
  const { commerce, store, network } = context;
  const { view, anonymousId: visitor } = cart;
  if (view.version !== request.cartVersion) throw versionConflict(cart);
  assertOwnAccount(context, request);
  const method = request.data.paymentMethod.type;
  if (!startsProvisionally(method))
    throw new ShopError('InvalidInput', 'This method is paid for with a total', { type: method });
  await assertOffered(context, cart, request);
  assertGoods(view);
  await assertInStock(commerce, view);
  const { subtotal } = await pricingCopyOf(commerce, view);
  const key = provisionalKeyOf(view.id);
  await noteAttempt(context, { key, method, cart: view }, { visitor, network });
  return commerce.createPayment({
    key,
    amount: subtotal,
    method,
    anonymousId: visitor ?? '',
    merchantAccount: store.merchantAccount,
    approved: null,
  });
}
