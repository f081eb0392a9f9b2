import type { BaseAddress } from '@commercetools/platform-sdk';
import type { Address } from '../../contract/address.ts';
import type { Place } from '../../contract/delivery-requests.ts';

/** A complete address, or a place that is known in part. */
export function platformAddress(address: Address | Place): BaseAddress {
  const { country, ...fields } = address;
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(filled), country: country.toUpperCase() };
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
