import type { WalletCard } from '../cards.ts';
import { expiry } from '../cards.ts';

/** How long a token is valid, in milliseconds. */
const lifetime = 60 * 60 * 1000;

interface GooglePayTokenContent {
  readonly card: Pick<WalletCard, 'number' | 'holderName'>;
  /** Adyen's name for the merchant: the merchant account. */
  readonly gatewayMerchantId: string;
  /** The total that the sheet has shown, as the shop gave it: a decimal string. */
  readonly price: string;
  /** ISO 4217 */
  readonly currency: string;
}

/**
 * The token for the gateway (https://developers.google.com/pay/api/web/guides/resources/payment-data-cryptography): Google's
 * envelope, in which the message is readable instead of encrypted. In addition, it holds the total that the sheet has shown.
 */
export function googlePayToken({ card, gatewayMerchantId, price, currency }: GooglePayTokenContent): string {
  const content = {
    gatewayMerchantId,
    messageId: crypto.randomUUID(),
    messageExpiration: String(Date.now() + lifetime),
    paymentMethod: 'CARD',
    paymentMethodDetails: {
      authMethod: 'PAN_ONLY',
      pan: card.number,
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      cardholderName: card.holderName,
    },
    total: { price, currency },
  };
  const encryptedMessage = btoa(JSON.stringify(content));
  return JSON.stringify({
    protocolVersion: 'ECv2',
    signature: 'sandbox',
    signedMessage: JSON.stringify({ encryptedMessage, ephemeralPublicKey: 'sandbox', tag: 'sandbox' }),
  });
}
