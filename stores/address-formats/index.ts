import { asia } from './asia.ts';
import { englishSpeaking } from './english-speaking.ts';
import { europe } from './europe.ts';
import { isPostalCode } from './postal-code.ts';
import type { AddressFormat } from './types.ts';

export type { AddressField, AddressFormat, StateOption } from './types.ts';

/**
 * What a postal address needs per country. The checkout form draws itself from this table and the shop API
 * checks with it, so both always agree.
 */
const formats: Readonly<Record<string, AddressFormat>> = { ...englishSpeaking, ...europe, ...asia };

/**
 * How addresses of a country are written, or null for a country the table does not know yet.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export function addressFormat(country: string): AddressFormat | null {
  return Object.hasOwn(formats, country) ? (formats[country] ?? null) : null;
}

/** What is wrong with an address, in the words of the shop API's error codes. */
export type AddressProblem = 'InvalidPostalCode' | 'MissingState' | 'CannotShipTo';

/**
 * The first rule of its country an address breaks, or null for a good one.
 * A country without a format and a state that is not in the list cannot be shipped to.
 */
export function addressProblem(address: {
  readonly country: string;
  readonly postalCode?: string | undefined;
  readonly state?: string | undefined;
}): AddressProblem | null {
  const format = addressFormat(address.country);
  if (!format) return 'CannotShipTo';
  if (format.state) {
    if (!address.state) return 'MissingState';
    if (!format.state.options.some(({ code }) => code === address.state)) return 'CannotShipTo';
  }
  if (!format.postalCode) return null;
  return isPostalCode(format.postalCode, address.postalCode ?? '') ? null : 'InvalidPostalCode';
}
