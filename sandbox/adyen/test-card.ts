import { invalid } from './api-error.ts';
import type { PaymentRequest } from './requests.ts';
import { detectBrand } from './secured-fields/card-brands.ts';
import { passesLuhn } from './secured-fields/card-number.ts';
import type { YearMonth } from './secured-fields/expiry-date.ts';
import type { Refusal } from './payment.ts';

/** A card as "encrypted" by the secured fields: readable. */
export interface TestCard {
  readonly number: string;
  /** Adyen's brand name. */
  readonly brand: string;
  readonly expiry: YearMonth;
  readonly holderName: string;
}

/** How the issuer verifies that the payer is the card holder. */
type Authentication = 'none' | 'redirect' | 'native';

const encrypted = /^test_(\d+)$/;

function decrypt(blob: string | undefined): string {
  const value = encrypted.exec(blob ?? '')?.[1];
  if (value === undefined) throw invalid('174', 'Unable to decrypt data');
  return value;
}

/**
 * Reads the card of a payment request; the card of a wallet comes without a security code.
 * @throws AdyenApiError 422 if a value was not created by the stand-in's fields (174) or cannot belong to a card
 */
export function readTestCard(
  paymentMethod: PaymentRequest['paymentMethod'],
  securityCode: 'as usual' | 'without code' = 'as usual',
): TestCard {
  const number = decrypt(paymentMethod.encryptedCardNumber);
  const month = Number(decrypt(paymentMethod.encryptedExpiryMonth));
  const year = Number(decrypt(paymentMethod.encryptedExpiryYear));
  const brand = detectBrand(number);
  const mayLackCode = securityCode === 'without code' || brand.securityCodePolicy !== 'required';
  const hasNoCode = mayLackCode && !paymentMethod.encryptedSecurityCode;
  const code = hasNoCode ? undefined : decrypt(paymentMethod.encryptedSecurityCode);
  if (!passesLuhn(number) || !brand.lengths.includes(number.length))
    throw invalid('101', 'Invalid card number');
  if (month < 1 || month > 12) throw invalid('140', 'Expiry month should be between 1 and 12 inclusive');
  if (year < 2000 || year > 2099)
    throw invalid('141', 'Expiry year should be a 4 digit number greater than 2000');
  if (code !== undefined && code.length !== brand.securityCodeLength) {
    throw invalid('103', 'CVC is not the right length');
  }
  return { number, brand: brand.name, expiry: { year, month }, holderName: paymentMethod.holderName ?? '' };
}

/** Card numbers whose issuer requires authentication. */
const authenticatedNumbers: Readonly<Record<string, Authentication>> = {
  '4212345678910006': 'redirect',
  '5454545454545454': 'native',
};

/** What the number's issuer requires before it responds. Bancontact authenticates every payment, in the bank's app. */
export const authenticationOf = ({ brand, number }: TestCard): Authentication =>
  brand === 'bcmc' ? 'redirect' : (authenticatedNumbers[number] ?? 'none');

/** Names a shopper can enter as card holder to be declined, with Adyen's raw reasons. */
const refusalsByHolder: Readonly<Record<string, Refusal>> = {
  DECLINED: { resultCode: 'Refused', reason: 'Refused', reasonCode: '2' },
  NOT_ENOUGH_BALANCE: { resultCode: 'Refused', reason: 'Not enough balance', reasonCode: '12' },
  ERROR: { resultCode: 'Error', reason: 'Acquirer Error', reasonCode: '4' },
};

/**
 * Why the issuer declines, or undefined if it approves. @param today determines the month in which an older card has
 * expired
 */
export function refusalOf(card: TestCard, today: YearMonth): Refusal | undefined {
  const monthsLeft = (card.expiry.year - today.year) * 12 + card.expiry.month - today.month;
  if (monthsLeft < 0) return { resultCode: 'Refused', reason: 'Expired Card', reasonCode: '6' };
  return refusalsByHolder[card.holderName.trim().toUpperCase()];
}

/**
 * What the issuer approves if that is not everything: half of the amount for the holder `PARTIAL`.
 * @param value in minor units
 */
export const partApproved = ({ holderName }: TestCard, value: number): number | undefined =>
  holderName.trim().toUpperCase() === 'PARTIAL' ? Math.ceil(value / 2) : undefined;
