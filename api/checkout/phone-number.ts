import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

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
  if (!parsed?.isValid()) return null;
  return parsed.ext ? `${parsed.number} ext. ${parsed.ext}` : parsed.number;
}
