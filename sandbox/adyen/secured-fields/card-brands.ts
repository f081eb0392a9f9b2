/** Whether a field must be filled, may be left empty, or is not shown. */
export type FieldPolicy = 'required' | 'optional' | 'hidden';

/** What a card number's first digits reveal about the card. */
export interface CardBrand {
  /** Adyen's brand name, e.g. `mc`. */
  readonly name: string;
  /** Matches every prefix of a number of this brand. */
  readonly pattern: RegExp;
  /** Possible lengths of a complete number, ascending. */
  readonly lengths: readonly number[];
  readonly securityCodeLength: number;
  readonly securityCodePolicy: FieldPolicy;
}

const card = (name: string, pattern: RegExp, lengths: readonly number[]): CardBrand => ({
  ...{ name, pattern, lengths, securityCodeLength: 3, securityCodePolicy: 'required' },
});

/** Every brand the stand-in recognizes, whether or not the shop accepts it; the first match wins. */
const cardBrands: readonly CardBrand[] = [
  // Only Bancontact's own form accepts it, and has no field for a security code.
  { ...card('bcmc', /^(6703|5127\d)/, [16, 17]), securityCodePolicy: 'hidden' },
  card('visa', /^4/, [16]),
  card('mc', /^(5[1-5]|2[2-7])/, [16]),
  { ...card('amex', /^3[47]/, [15]), securityCodeLength: 4 },
  card('discover', /^(6011|64[4-9]|65)/, [16]),
  { ...card('maestro', /^(50|5[6-8]|6)/, [16, 17, 18, 19]), securityCodePolicy: 'optional' },
];

/** A number that matches no brand, or one too short to tell. */
export const unknownBrand: CardBrand = card('', /^/, [16, 17, 18, 19]);

export const brandNamed = (name: string): CardBrand =>
  cardBrands.find((brand) => brand.name === name) ?? unknownBrand;

export const detectBrand = (digits: string): CardBrand =>
  cardBrands.find(({ pattern }) => pattern.test(digits)) ?? unknownBrand;

/** The check-digit rule of payment cards (ISO/IEC 7812-1, Luhn). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return digits !== '' && sum % 10 === 0;
}
