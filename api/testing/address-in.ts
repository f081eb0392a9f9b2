import type { Address } from '../../contract/address.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';

/**
 * An address in a country, with its format's example of a postal code.
 * @param state the code of a state or province; empty for none.
 */
export const addressIn = (country: string, state = ''): Address => ({
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Main 1',
  city: 'Town',
  postalCode: addressFormat(country)?.postalCode?.example ?? '',
  country,
  ...(state === '' ? {} : { state }),
});
