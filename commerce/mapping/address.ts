import type { BaseAddress } from '@commercetools/platform-sdk';
import type { Address } from '../../contract/address.ts';
import type { Place } from '../../contract/delivery-requests.ts';
import { addressFrom } from '../../stores/address-formats/fields.ts';

/** A complete address, or a place that is known in part. */
export function platformAddress(address: Address | Place): BaseAddress {
  const { country, ...fields } = address;
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(filled), country: country.toUpperCase() };
}

/** Converts a commercetools address to the fields of the contract; null if there is none. */
export const addressOfPlatform = (address: BaseAddress | undefined): Address | null =>
  address ? addressFrom(address.country.toLowerCase(), (field) => address[field]) : null;
