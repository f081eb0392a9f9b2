import { randomBytes } from 'node:crypto';
import { assertAddress } from './address-rules.ts';
import { invalid, unavailable } from './api-error.ts';
import type { AdyenFaults } from './faults.ts';
import { giftCardBalance } from './gift-card.ts';
import { assertInvoiceLines, isOpenInvoice } from './line-item-rules.ts';
import { actionTypeOf, firstResultOf } from './method-actions.ts';
import type { Payment, Refusal } from './payment.ts';
import { afterIssuer, isCard } from './payment.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import { assertDetails, assertIssuer } from './method-details.ts';
import { newPayPalId, newPayPalOrder } from './paypal/order.ts';
import { newPspReference } from './psp-reference.ts';
import type { PaymentRequest } from './requests.ts';
import type { YearMonth } from './secured-fields/expiry-date.ts';
import type { PaymentMethodOffer } from './seed.ts';
import { authenticationOf, partApproved, readTestCard, refusalOf } from './test-card.ts';
import { isWallet, readWalletPayment } from './wallet-token.ts';

/** What a new payment depends on besides its request. */
export interface NewPaymentSettings {
  readonly paymentMethods: readonly PaymentMethodOffer[];
  readonly faults: AdyenFaults;
  /** Whether an issuer can authenticate the shopper inside the shop's page; otherwise, this happens by redirect. */
  readonly nativeAuthentication: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The payment with which a request begins; already completed if neither the shopper nor the bank is needed.
 * @throws AdyenApiError if the request is invalid, or the card or the method cannot be used
 */
export function newPayment(request: PaymentRequest, settings: NewPaymentSettings): Payment {
  const { type } = request.paymentMethod;
  assertAddress('Billing', request.billingAddress);
  assertAddress('Delivery', request.deliveryAddress);
  if (isOpenInvoice(type)) assertInvoiceLines(request.lineItems, request.amount.value);
  if (isWallet(type)) return newWalletPayment(request, settings);
  return isCard(type) ? newCardPayment(request, settings) : newOtherPayment(request, settings);
}

/** The wallet has authenticated the shopper, so the bank decides at once. */
function newWalletPayment(request: PaymentRequest, settings: NewPaymentSettings): Payment {
  const merchantIds = settings.paymentMethods.flatMap(({ configuration }) => configuration?.merchantId ?? []);
  const { card, sheetTotal } = readWalletPayment(request, merchantIds, settings.now());
  assertOffered(request, settings, card.brand);
  const issuerApproves = partApproved(card, request.amount.value);
  const payment: Payment = {
    ...draftOf(request, settings),
    brand: card.brand,
    sheetTotal,
    ...(issuerApproves === undefined ? {} : { issuerApproves }),
  };
  return afterIssuer(payment, refusalOf(card, monthOf(settings.now())));
}

function newCardPayment(request: PaymentRequest, settings: NewPaymentSettings): Payment {
  const card = readTestCard(request.paymentMethod);
  assertOffered(request, settings, card.brand);
  const issuerRefusal = refusalOf(card, monthOf(settings.now()));
  const issuerApproves = partApproved(card, request.amount.value);
  const payment: Payment = {
    ...draftOf(request, settings),
    brand: card.brand,
    ...(issuerRefusal ? { issuerRefusal } : {}),
    ...(issuerApproves === undefined ? {} : { issuerApproves }),
  };
  const authentication = authenticationOf(card);
  if (authentication === 'none') return afterIssuer(payment, issuerRefusal);
  const isNative =
    authentication === 'native' && settings.nativeAuthentication && wantsNativeAuthentication(request);
  return isNative ? { ...payment, resultCode: 'IdentifyShopper' } : payment;
}

const emptyGiftCard: Refusal = { resultCode: 'Refused', reason: 'Not enough balance', reasonCode: '12' };

function newOtherPayment(request: PaymentRequest, settings: NewPaymentSettings): Payment {
  assertOffered(request, settings);
  const payment = draftOf(request, settings);
  if (payment.method === 'giftcard') {
    const balance = giftCardBalance(request.paymentMethod);
    const issuerApproves = Math.min(balance, payment.amount.value);
    return afterIssuer({ ...payment, issuerApproves }, balance === 0 ? emptyGiftCard : undefined);
  }
  assertDetails(request);
  if (payment.method === 'sepadirectdebit') return { ...payment, resultCode: 'Received' };
  if (payment.method === 'paypal') return withPayPalOrder(payment, request.paymentMethod.subtype);
  const action = actionTypeOf(payment);
  return action ? { ...payment, resultCode: firstResultOf(action) } : payment;
}

/** Adyen creates an order at PayPal unless the shopper is redirected there. */
function withPayPalOrder(payment: Payment, subtype: string | undefined): Payment {
  if (subtype !== 'sdk' && subtype !== 'express') return payment;
  const paypal = newPayPalOrder(payment.amount.value, subtype === 'express');
  return { ...payment, paypal, resultCode: 'Pending', bankToken: newPayPalId(17) };
}

/** What all methods have in common: a payment for which the shopper goes to a page of the bank. */
function draftOf(request: PaymentRequest, { faults }: NewPaymentSettings): Payment {
  const fault = faults.ofPayment(request);
  if (fault?.fault === 'unavailable') throw unavailable();
  return {
    pspReference: newPspReference(),
    merchantAccount: request.merchantAccount,
    reference: request.reference,
    amount: request.amount,
    capture: request.additionalData?.manualCapture === 'true' ? 'manual' : 'automatic',
    ...(fault ? { issuerApproves: fault.value } : {}),
    method: request.paymentMethod.type,
    returnUrl: request.returnUrl,
    resultCode: 'RedirectShopper',
    bankToken: randomBytes(24).toString('base64url'),
  };
}

/** @throws AdyenApiError 422 unless the method, and a card's brand, can be used for the country and the amount */
function assertOffered(
  request: PaymentRequest,
  { paymentMethods }: NewPaymentSettings,
  brand?: string,
): void {
  const { type } = request.paymentMethod;
  const method = paymentMethodsFor(request, paymentMethods).find((offered) => offered.type === type);
  if (method && (brand === undefined || (method.brands?.includes(brand) ?? true))) {
    assertIssuer(request, method.issuers);
    return;
  }
  const { currency } = request.amount;
  throw invalid(
    '905_1',
    `Could not find an acquirer account for txvariant (${brand ?? type}), currency (${currency})`,
  );
}

/** Native authentication is optional, and impossible without what the browser reported about itself. */
const wantsNativeAuthentication = ({ authenticationData, browserInfo, origin }: PaymentRequest): boolean =>
  authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred' &&
  browserInfo !== undefined &&
  origin !== undefined;

function monthOf(time: number): YearMonth {
  const date = new Date(time);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 };
}
