import type { BaseAddress } from '@commercetools/platform-sdk';
import type { Address } from '../../contract/address.ts';

export function platformAddress(address: Address): BaseAddress {
  const { additionalStreetInfo, postalCode, state, phone, country, ...required } = address;
  return {
    ...required,
    country: country.toUpperCase(),
    ...(additionalStreetInfo ? { additionalStreetInfo } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(state ? { state } : {}),
    ...(phone ? { phone } : {}),
  };
}

/** Converts a commercetools address to the fields of the contract; null if there is none. */
export function addressOf(address: BaseAddress | undefined): Address | null {
  if (!address) return null;
  const { additionalStreetInfo, state, phone } = address;
  return {
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    streetName: address.streetName ?? '',
    postalCode: address.postalCode ?? '',
    city: address.city ?? '',
    country: address.country.toLowerCase(),
    ...(additionalStreetInfo ? { additionalStreetInfo } : {}),
    ...(state ? { state } : {}),
    ...(phone ? { phone } : {}),
  };
}
