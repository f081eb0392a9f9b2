import { invalid } from './api-error.ts';
import type { PaymentRequest } from './requests.ts';
import type { PaymentMethodOffer } from './seed.ts';

/** By redirect unless one of the others is asked for, which PayPal's own script needs. */
const paypalSubtypes: readonly string[] = ['redirect', 'sdk', 'express'];

/** What each method needs to know about the shopper besides its type. */
const checks: Readonly<Record<string, (request: PaymentRequest) => void>> = {
  blik({ paymentMethod: { blikCode } }) {
    if (!/^\d{6}$/.test(blikCode ?? '')) throw invalid('702', 'BLIK code is missing or not six digits');
  },
  /** The shopper's bank decides days later (https://docs.adyen.com/payment-methods/sepa-direct-debit/api-only). */
  sepadirectdebit({ paymentMethod: { iban, ownerName } }) {
    // The browser library groups the number.
    const number = iban?.replaceAll(' ', '') ?? '';
    if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number)) throw invalid('161', 'Invalid iban');
    if (!ownerName?.trim()) throw invalid('163', 'Invalid account owner');
  },
  econtext_seven_eleven: assertCustomer,
  econtext_stores: assertCustomer,
  paypal({ paymentMethod: { subtype } }) {
    if (subtype !== undefined && !paypalSubtypes.includes(subtype))
      throw invalid('702', `Unknown subtype of PayPal: ${subtype}`);
  },
};

/** A store's counter asks for all of it (https://docs.adyen.com/payment-methods/econtext-konbini/api-only). */
function assertCustomer({ shopperName, shopperEmail, telephoneNumber }: PaymentRequest): void {
  if (!shopperName?.firstName.trim() || !shopperName.lastName.trim())
    throw invalid('702', 'Shopper name is missing');
  if (!shopperEmail?.includes('@')) throw invalid('702', 'Shopper email is missing');
  if (!/^\+?\d{10,13}$/.test(telephoneNumber?.replace(/[ -]/g, '') ?? ''))
    throw invalid('702', 'Telephone number is missing or invalid');
}

/** @throws AdyenApiError 422 if the method's own details are missing or cannot be right */
export function assertDetails(request: PaymentRequest): void {
  const { type } = request.paymentMethod;
  if (Object.hasOwn(checks, type)) checks[type]?.(request);
}

/** @throws AdyenApiError 422 unless the shopper has chosen one of the method's banks, if it has any */
export function assertIssuer(
  { paymentMethod }: PaymentRequest,
  issuers: PaymentMethodOffer['issuers'],
): void {
  if (!issuers || issuers.some(({ id }) => id === paymentMethod.issuer)) return;
  throw invalid('702', 'Issuer is missing or not one of those that were offered');
}
