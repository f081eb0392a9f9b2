import { localeOf } from '../../stores/languages.ts';
import { pathOf } from '../../stores/urls.ts';
import type { PaymentRecord } from '../../commerce/payment-record.ts';
import type { PaymentResult, CreatePayment, ProvisionalPayment } from '../../contract/payment.ts';
import type { PaymentAnswer, PaymentRequest } from '../adyen/payments.ts';
import { abandoned } from '../adyen/result-codes.ts';
import { isShopError, ShopError } from '../../contract/shop-error.ts';
import { attemptsOf, isRecent, orderingOf } from '../cart/attempts.ts';
import { ownCart } from '../cart/own-cart.ts';
import { conclude } from './conclusion.ts';
import { tokenQuery } from '../context/identifiers.ts';
import { withMoney } from './money-state.ts';
import { openAttempt, openProvisional } from './open-attempt.ts';
import type { RequestContext } from '../context/request-context.ts';
import type { CartRecord, InvoiceLine } from '../../commerce/commerce.ts';

/** Where a payment is started: the shop's origin as the browser sees it, and the shopper's address, if known. */
interface PaymentOrigin {
  readonly origin: string;
  readonly shopperIp: string | null;
}

/**
 * Pays for a visitor's cart. The amount is the cart's own; the total the shopper saw is only compared with it.
 * @throws ShopError `VersionConflict`, `TotalChanged`, `MerchantAccountChanged`, `CheckoutIncomplete`, `GiftMessageAlone`, `OutOfStock`,
 * `PaymentUnderWay`, `TooManyUnpaidOrders`, `TooManyOpenPayments`, `CardPaymentsPaused`, and outages; `details.money` says
 * what it means for the shopper's money.
 */
export async function startPayment(
  context: RequestContext,
  visitor: string | null,
  request: CreatePayment,
  from: PaymentOrigin,
): Promise<PaymentResult> {
  const attempt = await openAttempt(context, visitor, request).catch((error: unknown) => {
    throw withMoney(error, isShopError(error, 'CartNotFound') ? 'none' : 'unknown');
  });
  if ('result' in attempt) return attempt.result;
  const { payment, cart, orderNumber } = attempt;
  const { email, shippingAddress, billingAddress } = cart.view;
  try {
    // `openAttempt` has checked both; this only satisfies the type checker.
    if (email === null || shippingAddress === null) throw new ShopError('CheckoutIncomplete', 'No address');
    const answer = await payOrAbandon(context, payment, {
      ...requestOf(context, payment, cart, request.data, from),
      orderNumber,
      email,
      shippingAddress,
      billingAddress: billingAddress ?? shippingAddress,
      lineItems: balancedLines(context, cart),
    });
    return await conclude(context, payment, answer);
  } catch (error) {
    throw withMoney(error, 'unknown');
  }
}

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
  const ordering = orderingOf(await attemptsOf(context, cart));
  if (ordering) return conclude(context, ordering);
  const payment = await openProvisional(context, cart, request).catch((error: unknown) => {
    throw withMoney(error, isShopError(error, 'CommerceUnavailable') ? 'unknown' : 'none');
  });
  try {
    const paymentRequest = requestOf(context, payment, cart, request.data, from);
    const answer = await context.payments.pay({ ...paymentRequest, isProvisional: true });
    return await conclude(context, payment, { ...answer, method: payment.method });
  } catch (error) {
    // Nothing has been approved, so whatever became of this request, it takes no money.
    throw withMoney(error, 'none');
  }
}

function requestOf(
  { store, language, environment }: RequestContext,
  { id, key, amount }: PaymentRecord,
  { view: { country } }: CartRecord,
  data: CreatePayment['data'],
  { origin, shopperIp }: PaymentOrigin,
): PaymentRequest {
  const query = tokenQuery('payment', id, environment.sessionSecrets);
  return {
    key,
    amount,
    country,
    locale: localeOf(language, { code: country }),
    ...(shopperIp === null ? {} : { shopperIp }),
    capture: environment.capture,
    origin,
    // The checkout, with a proof that this browser may end this payment.
    returnUrl: `${origin}${pathOf(store, language, 'checkout')}?${query}`,
    data,
  };
}

/**
 * The response to an attempt. If the payment service knows the attempt with other data and never responded to it, the
 * attempt is abandoned so that the shopper can pay again; if it took money after all, its webhook completes it.
 */
async function payOrAbandon(
  { payments }: RequestContext,
  payment: PaymentRecord,
  request: PaymentRequest,
): Promise<PaymentAnswer> {
  try {
    return { ...(await payments.pay(request)), method: request.data.paymentMethod.type };
  } catch (error) {
    if (!isShopError(error, 'PaymentUnderWay') || isRecent(payment)) throw error;
    return {
      resultCode: abandoned,
      pspReference: null,
      amount: null,
      action: null,
      reason: error.message,
      reference: payment.key,
    };
  }
}

/**
 * The lines of the invoice, which add up to the cart's total. Pay-later services refuse a payment whose lines do not, so
 * a difference, always our own mistake, is logged and becomes a line of its own.
 */
export function balancedLines(
  { log }: Pick<RequestContext, 'log'>,
  { view, invoiceLines }: Pick<CartRecord, 'view' | 'invoiceLines'>,
): readonly InvoiceLine[] {
  const sum = invoiceLines.reduce((total, { gross }) => total + gross, 0);
  const gross = view.total.centAmount - sum;
  if (gross === 0) return invoiceLines;
  log.error('The lines of a cart do not add up to its total', { cart: view.id, total: view.total, sum });
  const correction = { kind: 'correction', id: 'correction', name: 'Correction' } as const;
  return [...invoiceLines, { ...correction, quantity: 1, gross, net: gross, taxRate: 0 }];
}
