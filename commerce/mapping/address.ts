import type { BaseAddress } from '@commercetools/platform-sdk';
import type { Address } from '../../contract/address.ts';
import type { Place } from '../../contract/delivery.ts';
import { addressFieldNames, addressFrom, platformNameOf } from '../../stores/address-formats/fields.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** A complete address, or a place that is known in part. */
export function platformAddress(address: Address | Place): BaseAddress {
  const texts: Texts = address;
  const filled = addressFieldNames.filter((field) => texts[field]);
  const named = filled.map((field) => [platformNameOf(field), texts[field]] as const);
  return { ...Object.fromEntries(named), country: address.country.toUpperCase() };
}

/** Converts a commercetools address to the fields of the contract; null if there is none. */
export function addressOfPlatform(address: BaseAddress | undefined): Address | null {
  if (!address) return null;
  const texts: Texts = { ...address };
  return addressFrom(address.country.toLowerCase(), (field) => texts[platformNameOf(field)]);
}
