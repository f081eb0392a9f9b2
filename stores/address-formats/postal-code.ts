import { cleanCode, cleanNumber } from '../typed-text.ts';
import type { AddressFormat, PostalCodeFormat } from './types.ts';

const plain = (typed: string) => cleanNumber(typed).toUpperCase();

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
 * or one that may have any form, is only cleaned.
 */
export function normalizePostalCode({ fields, postalCode }: AddressFormat, typed: string): string {
  if (!fields.includes('postalCode')) return '';
  return postalCode && isPostalCode(postalCode, typed)
    ? plain(typed).replace(postalCode.pattern, postalCode.written)
    : cleanCode(typed);
}
