import { anywhere } from './anywhere.ts';
import { asia } from './asia.ts';
import { englishSpeaking } from './english-speaking.ts';
import { europe } from './europe.ts';
import type { AddressFormat } from './types.ts';

export type { AddressField, AddressFormat, StateOption } from './types.ts';

/**
 * What a postal address needs in each country. The checkout form is generated from this table and the shop API
 * validates with it, so the two always agree.
 */
const formats: Readonly<Record<string, AddressFormat>> = { ...englishSpeaking, ...europe, ...asia };

/**
 * The address format of a country, or null for a country that is not in the table yet.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export function addressFormat(country: string): AddressFormat | null {
  return Object.hasOwn(formats, country) ? (formats[country] ?? null) : null;
}

/**
 * The format of an address that a bill goes to: any country's.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export const billingFormat = (country: string): AddressFormat => addressFormat(country) ?? anywhere;
