import { z } from 'zod';
import { fractionDigitsOf } from '../fraction-digits.ts';
import { invalid } from './api-error.ts';
import type { Refusal } from './payment.ts';
import { type Amount, amountSchema, type PaymentRequest } from './requests.ts';
import { detectBrand, passesLuhn } from './secured-fields/card-brands.ts';

/** A card as "encrypted" by the secured fields or a simulated wallet: readable. */
export interface TestCard {
  readonly number: string;
  /** Adyen's brand name. */
  readonly brand: string;
  readonly holderName: string;
  readonly isExpired: boolean;
}

const undecipherable = () => invalid('174', 'Unable to decrypt data');

function decrypt(blob = ''): string {
  const value = /^test_(\d+)$/.exec(blob)?.[1];
  if (value === undefined) throw undecipherable();
  return value;
}

/** @throws AdyenApiError 422 if it cannot be the number of a card */
function brandOf(number: string) {
  const brand = detectBrand(number);
  if (!passesLuhn(number) || !brand.lengths.includes(number.length))
    throw invalid('101', 'Invalid card number');
  return brand;
}

/**
 * Reads the card of a payment request.
 * @throws AdyenApiError 422 if a value was not created by the stand-in's fields (174) or cannot belong to a card
 */
export function readTestCard(paymentMethod: PaymentRequest['paymentMethod']): TestCard {
  const { holderName, encryptedSecurityCode } = paymentMethod;
  const number = decrypt(paymentMethod.encryptedCardNumber);
  const month = Number(decrypt(paymentMethod.encryptedExpiryMonth));
  const year = Number(decrypt(paymentMethod.encryptedExpiryYear));
  const brand = brandOf(number);
  if (month < 1 || month > 12 || year < 2000 || year > 2099) throw invalid('140', 'Invalid expiry date');
  const mayLackCode = brand.securityCodePolicy !== 'required' && !encryptedSecurityCode;
  if (!mayLackCode && decrypt(encryptedSecurityCode).length !== brand.securityCodeLength)
    throw invalid('103', 'CVC is not the right length');
  const isExpired = Date.UTC(year, month) <= Date.now();
  return { number, brand: brand.name, holderName, isExpired };
}

/** What the simulated Google Pay and Apple Pay put into their tokens, which real ones encrypt. */
const tokenSchema = z.object({
  /** The merchant for whom it was made, and until when it can be used, in milliseconds since 1970. */
  merchant: z.string(),
  expiresAt: z.number(),
  number: z.string(),
  holderName: z.string(),
  /** The total in the wallet's sheet when the shopper authorized it: `125`, `125.5`, `125.50`. */
  price: z.string().regex(/^\d+(?:\.\d+)?$/),
  currency: amountSchema.shape.currency,
});

/** Whether a method hands over a card that is kept in a wallet. */
export const isWallet = (method: string): boolean => method === 'googlepay' || method === 'applepay';

/**
 * Reads a wallet's token: a card without a security code, and what the shopper has seen.
 * @param merchants to whom the token may belong
 * @throws AdyenApiError 422 if the simulator did not make it, if it is for another merchant or has expired (174), or if
 *   there is none (702)
 */
export function readWalletToken(
  { type, googlePayToken, applePayToken }: PaymentRequest['paymentMethod'],
  merchants: readonly string[],
): { readonly card: TestCard; readonly sheetTotal: Amount } {
  const token = type === 'googlepay' ? googlePayToken : applePayToken;
  if (!token) throw invalid('702', `There is no token of ${type}`);
  const read = tokenSchema.safeParse(decoded(token));
  if (!read.success) throw undecipherable();
  const { merchant, expiresAt, number, holderName, price, currency } = read.data;
  if (!merchants.includes(merchant) || expiresAt <= Date.now()) throw undecipherable();
  return {
    card: { number, brand: brandOf(number).name, holderName, isExpired: false },
    sheetTotal: { value: Math.round(Number(price) * 10 ** fractionDigitsOf(currency)), currency },
  };
}

export function decoded(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    return undefined;
  }
}

/** Names a shopper can enter as card holder to be declined, with Adyen's raw reasons. */
const refusalsByHolder: Readonly<Record<string, Refusal>> = {
  DECLINED: { resultCode: 'Refused', reason: 'Refused' },
  NOT_ENOUGH_BALANCE: { resultCode: 'Refused', reason: 'Not enough balance' },
  ERROR: { resultCode: 'Error', reason: 'Acquirer Error' },
};

export const refusalOf = ({ isExpired, holderName }: TestCard): Refusal | undefined =>
  isExpired
    ? { resultCode: 'Refused', reason: 'Expired Card' }
    : refusalsByHolder[holderName.trim().toUpperCase()];

/**
 * What the issuer approves if that is not everything: half of the amount for the holder `PARTIAL`.
 * @param value in minor units
 */
export const partApproved = ({ holderName }: TestCard, value: number): number | undefined =>
  holderName.trim().toUpperCase() === 'PARTIAL' ? Math.ceil(value / 2) : undefined;
