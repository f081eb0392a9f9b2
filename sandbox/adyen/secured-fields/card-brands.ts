/** Whether a field must be filled, may be left empty, or is not shown. */
export type FieldPolicy = 'required' | 'optional' | 'hidden';

/** What a card number's first digits reveal about the card. */
export interface CardBrand {
  /** Adyen's brand name, e.g. `mc`. */
  readonly name: string;
  /** Matches every prefix of a number of this brand. */
  readonly pattern: RegExp;
  /** Possible lengths of a complete number, ascending. */
  readonly lengths: readonly [number, ...number[]];
  /** The positions of spaces in the displayed number: digits per group, the last one repeating. */
  readonly groups: readonly [number, ...number[]];
  readonly securityCodeLength: 3 | 4;
  readonly securityCodePolicy: FieldPolicy;
}

const fourByFour = [4] as const;
const card = (
  name: string,
  pattern: RegExp,
  lengths: CardBrand['lengths'],
  rest?: Partial<CardBrand>,
): CardBrand => ({
  name,
  pattern,
  lengths,
  groups: fourByFour,
  securityCodeLength: 3,
  securityCodePolicy: 'required',
  ...rest,
});

/** Every brand the stand-in recognizes, whether or not the shop accepts it; the first match wins. */
export const cardBrands: readonly CardBrand[] = [
  // Only Bancontact's own form accepts it, and has no field for a security code.
  card('bcmc', /^(6703|5127\d)/, [16, 17], { securityCodePolicy: 'hidden' }),
  card('visa', /^4/, [16]),
  card('mc', /^(5[1-5]|2[2-7])/, [16]),
  card('amex', /^3[47]/, [15], { groups: [4, 6, 5], securityCodeLength: 4 }),
  card('diners', /^3(6|0[0-5])/, [14]),
  card('jcb', /^35(2[89]|[3-8])/, [16]),
  card('discover', /^(6011|64[4-9]|65)/, [16]),
  card('maestro', /^(50|5[6-8]|6)/, [16, 17, 18, 19], { securityCodePolicy: 'optional' }),
];

/** A number that matches no brand, or one too short to tell. */
export const unknownBrand: CardBrand = card('noBrand', /^/, [16, 17, 18, 19], { securityCodeLength: 4 });

/** The brand with `name`, or `unknownBrand`. */
export const brandNamed = (name: string): CardBrand =>
  cardBrands.find((brand) => brand.name === name) ?? unknownBrand;

/**
 * The brand of a number or of its first digits.
 * @param digits digits only
 * @param accepted brand names to choose from; if omitted, all
 */
export const detectBrand = (digits: string, accepted?: readonly string[]): CardBrand =>
  cardBrands.find(
    (brand) => (accepted === undefined || accepted.includes(brand.name)) && brand.pattern.test(digits),
  ) ?? unknownBrand;
