import { type AddressField, addressFormat } from './index.ts';
import { isPostalCode, normalizePostalCode } from './postal-code.ts';
import { statesOfPostalCode } from './postal-states.ts';

/** What is wrong with an address, as error codes of the shop API. */
export type AddressProblem =
  'InvalidPostalCode' | 'MissingState' | 'StateMismatch' | 'CannotShipTo' | 'InvalidInput';

interface Locality {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
  readonly postalCode?: string | undefined;
  readonly state?: string | undefined;
}

type Fields = { readonly [Field in AddressField]?: string | undefined };

/**
 * The first rule of its country that an address violates, or null for a valid address. We cannot ship to a
 * state that is not in the list. The state decides the tax, so it has to be that of the postal code.
 */
export function addressProblem(address: Locality & Fields): AddressProblem | null {
  const { country, postalCode = '', state } = address;
  const format = addressFormat(country);
  const refused = format.fields.find(
    (field) => address[field] && format.accepts?.(field, address[field]) === false,
  );
  if (refused) return refused === 'postalCode' ? 'InvalidPostalCode' : 'InvalidInput';
  if (format.state) {
    if (!state) return 'MissingState';
    if (!format.state.options.some(({ code }) => code === state)) return 'CannotShipTo';
  }
  if (!format.postalCode) return null;
  if (!isPostalCode(format.postalCode, postalCode)) return 'InvalidPostalCode';
  return isElsewhere({ country, postalCode, state }) ? 'StateMismatch' : null;
}

/** Whether a postal code, or what wallets leave of it, lies in other states than the one beside it. */
export function isElsewhere({ country, postalCode = '', state }: Locality): boolean {
  if (!state || postalCode === '') return false;
  const states = statesOfPostalCode(country, normalizePostalCode(addressFormat(country), postalCode));
  return states !== null && !states.includes(state);
}
