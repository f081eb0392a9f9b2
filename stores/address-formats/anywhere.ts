import type { AddressFormat } from './types.ts';

/** The fields and the lines that addresses start with almost everywhere. */
export const upToStreet = ['firstName', 'lastName', 'streetName'] as const;
export const nameAndStreet = ['{fullName}', '{streetName}'] as const;

/**
 * The format of a country that says nothing else: in the order that is usual in the Universal Postal Union, with a postal code
 * in any form if there is one.
 */
export const anywhere: AddressFormat = {
  fields: [...upToStreet, 'postalCode', 'city'],
  postalCode: null,
  street: 'address',
  city: 'city',
  state: null,
  lines: [...nameAndStreet, '{postalCode} {city}'],
};
