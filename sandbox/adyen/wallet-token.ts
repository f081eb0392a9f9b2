import { z } from 'zod';
import { fractionDigitsOf } from '../fraction-digits.ts';
import { invalid } from './api-error.ts';
import type { Amount, PaymentRequest } from './requests.ts';
import type { TestCard } from './test-card.ts';
import { readTestCard } from './test-card.ts';

/** What a wallet has handed over: the card, and what the shopper has seen. */
interface WalletPayment {
  readonly card: TestCard;
  /** The total in the wallet's sheet when the shopper authorized it. */
  readonly sheetTotal: Amount;
}

/** A price as wallets write it: `125`, `125.5`, `125.50`. */
const price = z.string().regex(/^\d+(?:\.\d+)?$/);

/** As Google's decrypted message (https://developers.google.com/pay/api/web/guides/resources/payment-data-cryptography). */
const googleToken = z.object({
  protocolVersion: z.literal('ECv2'),
  signature: z.string(),
  signedMessage: z.string(),
});
const googleMessage = z.object({ encryptedMessage: z.base64() });
const googleContent = z.object({
  gatewayMerchantId: z.string(),
  messageExpiration: z.string(),
  paymentMethodDetails: z.object({
    pan: z.string(),
    expirationMonth: z.int(),
    expirationYear: z.int(),
    cardholderName: z.string(),
  }),
  total: z.object({ price, currency: z.string() }),
});

/** As Apple's decrypted payment data (https://developer.apple.com/documentation/passkit/payment-token-format-reference). */
const appleToken = z.object({ version: z.literal('EC_v1'), data: z.base64(), signature: z.string() });
const appleContent = z.object({
  merchantIdentifier: z.string(),
  applicationPrimaryAccountNumber: z.string(),
  /** YYMMDD */
  applicationExpirationDate: z.string().regex(/^\d{6}$/),
  cardholderName: z.string(),
  /** ISO 4217 alphabetic, unlike Apple's, which is numeric. */
  currencyCode: z.string(),
  transactionAmount: price,
});

const undecipherable = () => invalid('174', 'Unable to decrypt data');

/** The JSON within a text, if it has the shape of `schema`. @throws AdyenApiError 422 otherwise (174) */
function parse<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw undecipherable();
  }
}

const decoded = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

/** @throws AdyenApiError 422 if the currency does not exist */
function minorUnits(decimal: string, currency: string): Amount {
  try {
    return { value: Math.round(Number(decimal) * 10 ** fractionDigitsOf(currency)), currency };
  } catch {
    throw undecipherable();
  }
}

interface CardData {
  readonly pan: string;
  readonly month: number;
  readonly year: number;
  readonly holderName: string;
}

/** A wallet's card has no security code; apart from that, the rules for cards apply to it. */
const cardOf = ({ pan, month, year, holderName }: CardData): TestCard =>
  readTestCard(
    {
      type: 'scheme',
      encryptedCardNumber: `test_${pan}`,
      encryptedExpiryMonth: `test_${month}`,
      encryptedExpiryYear: `test_${year}`,
      holderName,
    },
    'without code',
  );

function readGooglePay(request: PaymentRequest, now: number): WalletPayment {
  const { googlePayToken } = request.paymentMethod;
  if (!googlePayToken) throw invalid('702', "Required field 'paymentMethod.googlePayToken' is not provided.");
  const { signedMessage } = parse(googleToken, googlePayToken);
  const { encryptedMessage } = parse(googleMessage, signedMessage);
  const content = parse(googleContent, decoded(encryptedMessage));
  // The token is encrypted for one merchant's account at the gateway, and for a limited time.
  if (content.gatewayMerchantId !== request.merchantAccount) throw undecipherable();
  if (!(Number(content.messageExpiration) > now)) throw undecipherable();
  const { pan, expirationMonth: month, expirationYear: year, cardholderName } = content.paymentMethodDetails;
  return {
    card: cardOf({ pan, month, year, holderName: cardholderName }),
    sheetTotal: minorUnits(content.total.price, content.total.currency),
  };
}

function readApplePay({ paymentMethod }: PaymentRequest, merchantIds: readonly string[]): WalletPayment {
  const { applePayToken } = paymentMethod;
  if (!applePayToken) throw invalid('702', "Required field 'paymentMethod.applePayToken' is not provided.");
  const { data } = parse(appleToken, decoded(applePayToken));
  const content = parse(appleContent, decoded(data));
  if (!merchantIds.includes(content.merchantIdentifier)) throw undecipherable();
  const date = content.applicationExpirationDate;
  return {
    card: cardOf({
      pan: content.applicationPrimaryAccountNumber,
      month: Number(date.slice(2, 4)),
      year: 2000 + Number(date.slice(0, 2)),
      holderName: content.cardholderName,
    }),
    sheetTotal: minorUnits(content.transactionAmount, content.currencyCode),
  };
}

/** Whether a method hands over a card that is kept in a wallet. */
export const isWallet = (method: string): boolean => method === 'googlepay' || method === 'applepay';

/**
 * Reads a wallet's token.
 * @param merchantIds with which the merchant is known to Apple
 * @param now milliseconds since 1970
 * @throws AdyenApiError 422 if the simulator did not make it, if it is for another merchant or has expired (174), or if
 *   there is none (702)
 */
export const readWalletPayment = (
  request: PaymentRequest,
  merchantIds: readonly string[],
  now: number,
): WalletPayment =>
  request.paymentMethod.type === 'googlepay'
    ? readGooglePay(request, now)
    : readApplePay(request, merchantIds);
