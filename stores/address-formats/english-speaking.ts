import { nameAndStreet } from './name-and-street.ts';
import { auStates, caProvinces, usStates } from './states.ts';
import type { AddressField, AddressFormat } from './types.ts';

const upToCity = [
  'firstName',
  'lastName',
  'streetName',
  'additionalStreetInfo',
  'city',
] as const satisfies readonly AddressField[];
const withState = [...upToCity, 'state', 'postalCode', 'phone'] as const;
const withoutState = [...upToCity, 'postalCode', 'phone'] as const;

/** English-speaking countries: the street comes first, the postal code last. */
export const englishSpeaking: Readonly<Record<'us' | 'ca' | 'au' | 'gb' | 'ie', AddressFormat>> = {
  us: {
    fields: withState,
    postalCode: { label: 'zipCode', pattern: /^\d{5}(-\d{4})?$/, written: '$&', example: '10001' },
    street: 'address',
    city: 'city',
    state: { label: 'state', printed: 'code', options: usStates },
    lines: [...nameAndStreet, '{city}, {state} {postalCode}'],
  },
  ca: {
    fields: withState,
    postalCode: {
      label: 'postalCode',
      pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/i,
      written: '$1 $2',
      example: 'K1A 0B1',
    },
    street: 'address',
    city: 'city',
    state: { label: 'province', printed: 'code', options: caProvinces },
    lines: [...nameAndStreet, '{city} {state} {postalCode}'],
  },
  au: {
    fields: withState,
    postalCode: { label: 'postcode', pattern: /^\d{4}$/, written: '$&', example: '2000' },
    street: 'address',
    city: 'suburb',
    state: { label: 'stateOrTerritory', printed: 'code', options: auStates },
    lines: [...nameAndStreet, '{city} {state} {postalCode}'],
  },
  gb: {
    fields: withoutState,
    postalCode: {
      label: 'postcode',
      // The area, the district, and, in parts of London, its letter; then sector and unit.
      pattern: /^([A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?) ?(\d[ABD-HJLNP-UW-Z]{2})$/i,
      written: '$1 $2',
      example: 'SW1A 1AA',
    },
    street: 'address',
    city: 'townOrCity',
    state: null,
    lines: [...nameAndStreet, '{city}', '{postalCode}'],
  },
  ie: {
    fields: withoutState,
    postalCode: {
      label: 'eircode',
      // D6W in Dublin is the only routing key that does not end in two digits.
      pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?([\dAC-FHKNPRTV-Y]{4})$/i,
      written: '$1 $2',
      example: 'D02 X285',
    },
    street: 'address',
    city: 'townOrCity',
    // The Eircode identifies the county.
    state: null,
    lines: [...nameAndStreet, '{city}', '{postalCode}'],
  },
};
