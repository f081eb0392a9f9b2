import { nameAndStreet, upToStreet } from './anywhere.ts';
import { auStates, caProvinces, usStates } from './states.ts';
import type { AddressFormat } from './types.ts';

const withState = { fields: [...upToStreet, 'city', 'state', 'postalCode'] } as const;
const withoutState = {
  fields: [...upToStreet, 'city', 'postalCode'],
  city: 'townOrCity',
  lines: [...nameAndStreet, '{city}', '{postalCode}'],
} as const satisfies Partial<AddressFormat>;

/** English-speaking countries: the street comes first, the postal code last. It identifies the county in Ireland. */
export const englishSpeaking: Readonly<Record<string, Partial<AddressFormat>>> = {
  us: {
    ...withState,
    postalCode: { label: 'zipCode', pattern: /^\d{5}(-\d{4})?$/, written: '$&', example: '10001' },
    state: { label: 'state', printed: 'code', options: usStates },
    lines: [...nameAndStreet, '{city}, {state} {postalCode}'],
  },
  ca: {
    ...withState,
    postalCode: {
      label: 'postalCode',
      pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/i,
      written: '$1 $2',
      example: 'K1A 0B1',
    },
    state: { label: 'province', printed: 'code', options: caProvinces },
    lines: [...nameAndStreet, '{city} {state} {postalCode}'],
  },
  au: {
    ...withState,
    postalCode: { label: 'postcode', pattern: /^\d{4}$/, written: '$&', example: '2000' },
    city: 'suburb',
    state: { label: 'stateOrTerritory', printed: 'code', options: auStates },
    lines: [...nameAndStreet, '{city} {state} {postalCode}'],
  },
  gb: {
    ...withoutState,
    postalCode: {
      label: 'postcode',
      // The area, the district, and, in parts of London, its letter; then sector and unit.
      pattern: /^([A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]?) ?(\d[ABD-HJLNP-UW-Z]{2})$/i,
      written: '$1 $2',
      example: 'SW1A 1AA',
    },
  },
  ie: {
    ...withoutState,
    postalCode: {
      label: 'eircode',
      // D6W in Dublin is the only routing key that does not end in two digits.
      pattern: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[ -]?([\dAC-FHKNPRTV-Y]{4})$/i,
      written: '$1 $2',
      example: 'D02 X285',
    },
  },
};
