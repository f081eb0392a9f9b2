import type { Address } from '../../contract/address.ts';
import { addressFormat, type StateOption } from '../../stores/address-formats/index.ts';
import { isDelivered } from '../../stores/countries.ts';
import type { Store } from '../../stores/types.ts';
import { statesOfPostalCode } from '../../stores/address-formats/postal-states.ts';

/** The states of a country that a storefront delivers to, none for a country whose addresses have none. */
export const deliveredStates = (store: Store, country: string): readonly StateOption[] =>
  (addressFormat(country).state?.options ?? []).filter(({ code }) => isDelivered(store, country, code));

const codes = new Map<string, string>();

/** The country's example of a postal code, or one that is like it and lies in the state. */
export function postalCodeIn(country: string, state = ''): string {
  const example = addressFormat(country).postalCode?.example ?? '';
  const known = codes.get(country + state);
  if (known !== undefined || state === '') return known ?? example;
  const beginnings =
    country === 'ca'
      ? Array.from('ABCEGHJKLMNPRSTVXY').flatMap((letter) => [`${letter}0A`, `${letter}1A`])
      : Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
  const candidates = [example, ...beginnings.map((beginning) => beginning + example.slice(beginning.length))];
  const code =
    candidates.find((code) => statesOfPostalCode(country, code)?.includes(state) ?? true) ?? example;
  codes.set(country + state, code);
  return code;
}

/**
 * An address in a country, with a postal code of it.
 * @param state the code of a state or province; empty for none.
 */
export const addressIn = (country: string, state = ''): Address => ({
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Main 1',
  city: 'Town',
  postalCode: postalCodeIn(country, state),
  country,
  ...(state === '' ? {} : { state }),
});
