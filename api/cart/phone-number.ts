import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164: fifteen digits after the plus sign. The library's German numbers can be longer. */
const maxLength = 16;

/**
 * A phone number in E.164: `+46701234567`. An extension, which E.164 does not have, follows: `+12125550147 ext. 12`. A
 * normalized number stays as it is. Null for a text that is no phone number of the country and none of another country
 * with `+` and its code either.
 * @param typed any spelling
 * @param country where the number is from, unless it says so itself: ISO 3166-1 alpha-2, lower case
 */
export function normalizePhone(typed: string, country: string): string | null {
  const code = country.toUpperCase();
  const defaultCountry = isSupportedCountry(code) ? { defaultCountry: code satisfies CountryCode } : {};
  // Without `extract: false`, the number would be looked for in the text.
  const parsed = parsePhoneNumberFromString(typed, { ...defaultCountry, extract: false });
  // What is saved has no country beside it, so it has to be a number by itself. Where countries share a calling code, a
  // few are not: +1 500 000 0000 in Turks and Caicos.
  const saved = parsed && parsePhoneNumberFromString(parsed.number);
  if (!saved?.isValid() || saved.number !== parsed?.number || saved.number.length > maxLength) return null;
  return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
}
