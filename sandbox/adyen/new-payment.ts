import { AdyenApiError, invalid } from './api-error.ts';
import { firstResultOf } from './method-actions.ts';
import type { AdyenParts } from './parts.ts';
import { afterIssuer, isCard, newReference, type Payment } from './payment.ts';
import { paymentMethodsFor } from './payment-methods.ts';
import { newPayPalOrder } from './paypal.ts';
import { assertDetails, assertInvoiceLines, isOpenInvoice, type PaymentRequest } from './requests.ts';
import { isWallet, partApproved, readTestCard, readWalletToken, refusalOf } from './test-card.ts';
import type { TestCard } from './test-card.ts';

/**
 * The payment with which a request begins; already completed if neither the shopper nor the bank is needed.
 * @throws AdyenApiError if the request is invalid, or the card or the method cannot be used
 */
export function newPayment(request: PaymentRequest, parts: AdyenParts): Payment {
  const { type } = request.paymentMethod;
  if (isOpenInvoice(type)) assertInvoiceLines(request.lineItems, request.amount.value);
  if (isWallet(type)) return newWalletPayment(request, parts);
  return isCard(type) ? newCardPayment(request, parts) : newOtherPayment(request, parts);
}

/** The wallet has authenticated the shopper, so the bank decides at once. */
function newWalletPayment(request: PaymentRequest, parts: AdyenParts): Payment {
  const merchants =
    request.paymentMethod.type === 'googlepay'
      ? [request.merchantAccount]
      : parts.seed.paymentMethods.flatMap(({ configuration }) => configuration?.merchantId ?? []);
  const { card, sheetTotal } = readWalletToken(request.paymentMethod, merchants);
  return afterIssuer({ ...draftOf(request, parts, card), sheetTotal }, refusalOf(card));
}

/** Card numbers whose issuer requires authentication. */
const authentications: Readonly<Record<string, 'redirect' | 'native'>> = {
  '4212345678910006': 'redirect',
  '5454545454545454': 'native',
};

function newCardPayment(request: PaymentRequest, parts: AdyenParts): Payment {
  const card = readTestCard(request.paymentMethod);
  const issuerRefusal = refusalOf(card);
  const payment = { ...draftOf(request, parts, card), ...(issuerRefusal && { issuerRefusal }) };
  // Bancontact authenticates every payment, in the bank's app.
  const authentication = card.brand === 'bcmc' ? 'redirect' : authentications[card.number];
  if (authentication === undefined) return afterIssuer(payment, issuerRefusal);
  const isNative = authentication === 'native' && mayBeNative(parts) && wantsNativeAuthentication(request);
  return isNative ? { ...payment, resultCode: 'IdentifyShopper' } : payment;
}

/** The browser library supports native 3-D Secure 2 only with https, with one exception, for exactly this address. */
const mayBeNative = ({ publicUrl }: AdyenParts): boolean =>
  publicUrl.startsWith('https://') || publicUrl === 'http://localhost:8080';

/** Native authentication is optional, and impossible without what the browser reported about itself. */
const wantsNativeAuthentication = ({ authenticationData, browserInfo, origin }: PaymentRequest): boolean =>
  authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred' &&
  browserInfo !== undefined &&
  origin !== undefined;

/** Adyen creates an order at PayPal unless the shopper is redirected there. */
function newOtherPayment(request: PaymentRequest, parts: AdyenParts): Payment {
  const payment = draftOf(request, parts);
  assertDetails(request);
  return request.paymentMethod.subtype === 'express' && payment.method === 'paypal'
    ? { ...payment, paypal: newPayPalOrder(payment.amount.value), resultCode: 'Pending' }
    : { ...payment, resultCode: firstResultOf(payment.method) };
}

/**
 * What all methods have in common: a payment for which the shopper goes to a page of the bank.
 * @throws AdyenApiError 422 unless the method, and the card's brand, can be used for the country and the amount
 */
function draftOf(request: PaymentRequest, { faults, seed }: AdyenParts, card?: TestCard): Payment {
  const { merchantAccount, reference, amount, returnUrl } = request;
  const { type, issuer } = request.paymentMethod;
  const offer = paymentMethodsFor(request, seed.paymentMethods).find((offered) => offered.type === type);
  if (!offer || (card && offer.brands?.includes(card.brand) === false))
    throw invalid('905_1', `Could not find an acquirer account for ${card?.brand ?? type}`);
  if (offer.issuers && !offer.issuers.some(({ id }) => id === issuer))
    throw invalid('702', 'Issuer is missing or not one of those that were offered');
  const fault = faults.take('payment', reference);
  if (fault?.fault === 'unavailable') throw new AdyenApiError(500, '903', 'Internal error');
  const issuerApproves = fault?.value ?? (card && partApproved(card, amount.value));
  return {
    pspReference: newReference(),
    ...{ merchantAccount, reference, amount, returnUrl },
    manualCapture: request.additionalData?.manualCapture === 'true',
    ...(issuerApproves !== undefined && { issuerApproves }),
    method: type,
    ...(card && { brand: card.brand }),
    resultCode: 'RedirectShopper',
    bankToken: newReference(32),
    modifications: [],
  };
}
