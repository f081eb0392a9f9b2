import { z } from 'zod';
import { invalid } from './api-error.ts';

/** An address as received; which parts are missing is for `assertAddress` to say. */
export const addressSchema = z.looseObject({
  city: z.string().optional(),
  country: z.string().optional(),
  houseNumberOrName: z.string().optional(),
  postalCode: z.string().optional(),
  stateOrProvince: z.string().optional(),
  street: z.string().optional(),
});
type Address = z.infer<typeof addressSchema>;

type Part = 'City' | 'Street' | 'HouseNumberOrName' | 'Country' | 'StateOrProvince' | 'PostalCode';
type Kind = 'Billing' | 'Delivery';

/** Adyen's error codes. For a postal code, it only says that the address is invalid. */
const errorCodes: Readonly<Record<Kind, Readonly<Record<Part, string>>>> = {
  Billing: {
    City: '131',
    Street: '132',
    HouseNumberOrName: '133',
    Country: '134',
    StateOrProvince: '135',
    PostalCode: '117',
  },
  Delivery: {
    City: '147',
    Street: '148',
    HouseNumberOrName: '149',
    Country: '150',
    StateOrProvince: '151',
    PostalCode: '118',
  },
};

const isGiven = (text: string | undefined) => text !== undefined && text.trim() !== '';
const isTwoLetters = (text: string | undefined) => /^[A-Z]{2}$/.test(text ?? '');

/** Countries whose addresses need a state or province, as a code of two letters. */
const countriesWithStates = ['US', 'CA'];

/** "A maximum of five digits for an address in the US, or a maximum of ten characters for all other countries." */
const isPostalCode = ({ country, postalCode = '' }: Address) =>
  isGiven(postalCode) && (country === 'US' ? /^(\d{1,5}|\D+)$/.test(postalCode) : postalCode.length <= 10);

function wrongPart(address: Address): Part | undefined {
  if (!isTwoLetters(address.country)) return 'Country';
  if (!isGiven(address.city)) return 'City';
  if (!isGiven(address.street)) return 'Street';
  if (!isGiven(address.houseNumberOrName)) return 'HouseNumberOrName';
  const needsState = countriesWithStates.includes(address.country ?? '');
  if (needsState && !isTwoLetters(address.stateOrProvince)) return 'StateOrProvince';
  return isPostalCode(address) ? undefined : 'PostalCode';
}

/**
 * Every part of an address that is sent is required, also where a country has no such thing: shops send a placeholder,
 * such as `NA`.
 * @throws AdyenApiError 422 with the code of the first part that is missing or malformed
 */
export function assertAddress(kind: Kind, address: Address | undefined): void {
  const part = address && wrongPart(address);
  if (part === undefined) return;
  const message =
    part === 'PostalCode' ? `Invalid ${kind.toLowerCase()} address` : `${kind} address problem (${part})`;
  throw invalid(errorCodes[kind][part], message);
}
