import type { WalletCard } from '../cards.ts';
import { expiry } from '../cards.ts';

interface ApplePayTokenContent {
  readonly card: Pick<WalletCard, 'number' | 'holderName'>;
  /** From the merchant session. */
  readonly merchantIdentifier: string;
  /** The total that the sheet has shown, as the shop gave it: a decimal string. */
  readonly price: string;
  /** ISO 4217 */
  readonly currency: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * The payment data of a token (https://developer.apple.com/documentation/passkit/payment-token-format-reference): Apple's
 * envelope, in which the data is readable instead of encrypted. Adyen takes it as base64 of its JSON.
 */
export function applePayData({ card, merchantIdentifier, price, currency }: ApplePayTokenContent) {
  const data = {
    merchantIdentifier,
    applicationPrimaryAccountNumber: card.number,
    applicationExpirationDate: `${twoDigits(expiry.year % 100)}${twoDigits(expiry.month)}31`,
    cardholderName: card.holderName,
    currencyCode: currency,
    transactionAmount: price,
    deviceManufacturerIdentifier: 'sandbox',
    paymentDataType: '3DSecure',
  };
  return {
    version: 'EC_v1',
    data: btoa(JSON.stringify(data)),
    signature: btoa('sandbox'),
    header: { transactionId: crypto.randomUUID(), publicKeyHash: 'sandbox', ephemeralPublicKey: 'sandbox' },
  };
}
