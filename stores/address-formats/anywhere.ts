import type { AddressFormat } from './types.ts';

/** The lines that addresses start with almost everywhere. */
export const nameAndStreet = ['{fullName}', '{streetName}', '{additionalStreetInfo}'] as const;

/**
 * A country without a format of its own: what addresses have everywhere, in the order that is usual in the Universal Postal
 * Union, with a postal code in any form if there is one.
 */
export const anywhere: AddressFormat = {
  fields: ['firstName', 'lastName', 'streetName', 'additionalStreetInfo', 'postalCode', 'city', 'phone'],
  postalCode: null,
  street: 'address',
  city: 'city',
  state: null,
  lines: [...nameAndStreet, '{postalCode} {city}'],
};
