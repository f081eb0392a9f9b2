import type { AddressFormat, PostalCodeFormat } from './types.ts';

/** East Asian keyboards produce full-width digits and long dashes; copied codes contain unusual spaces. */
const plain = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[‐-―−ー]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();

/** Whether the input is a postal code of a country, in any of its usual spellings. */
export function isPostalCode({ pattern }: PostalCodeFormat, typed: string): boolean {
  return pattern.test(plain(typed));
}

/** Countries in which all but the last three characters of a postal code, which stand apart, already tell the region. */
const tellingEarly: readonly string[] = ['ca', 'gb'];

/** Whether the input is a postal code of a country, or, in Canada and Britain, one without its last three characters. */
export function isPartOfPostalCode(country: string, format: PostalCodeFormat, typed: string): boolean {
  if (isPostalCode(format, typed)) return true;
  return tellingEarly.includes(country) && isPostalCode(format, `${typed} ${format.example.slice(-3)}`);
}

/** Whether digits suffice to write a country's postal codes: spaces and dashes between them are added. */
export const isOfDigits = ({ example }: PostalCodeFormat): boolean => /^[\d -]+$/.test(example);

/**
 * A postal code in the official spelling: `k1a0b1` becomes `K1A 0B1`. Empty where addresses have none; an invalid code,
 * or a code of a country without a format, is only trimmed.
 */
export function normalizePostalCode(format: AddressFormat | null, typed: string): string {
  if (!format) return typed.trim();
  const { postalCode } = format;
  if (!postalCode) return '';
  return isPostalCode(postalCode, typed)
    ? plain(typed).replace(postalCode.pattern, postalCode.written)
    : typed.trim();
}
