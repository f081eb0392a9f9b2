import { invalid } from './api-error.ts';
import type { PaymentRequest } from './requests.ts';

const encryptedNumber = /^test_\d{11,28}(?<balance>\d{4})$/;

/**
 * What is left on the gift card of a payment request, in minor units: a hundred times the last four digits of its
 * number, so that a card whose number ends with 0050 holds 50.00 dollars.
 * @throws AdyenApiError 422 if the card's number or PIN was not created by the stand-in's fields (174)
 */
export function giftCardBalance({
  encryptedCardNumber,
  encryptedSecurityCode,
}: PaymentRequest['paymentMethod']): number {
  const balance = encryptedNumber.exec(encryptedCardNumber ?? '')?.groups?.['balance'];
  if (balance === undefined || !/^test_\d{3,10}$/.test(encryptedSecurityCode ?? '')) {
    throw invalid('174', 'Unable to decrypt data');
  }
  return Number(balance) * 100;
}
