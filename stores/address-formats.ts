/**
 * What a postal address needs per country. The checkout form draws itself from this table and the shop API
 * checks with it, so both always agree.
 */

/** Fields of an address whose presence or order depends on the country. */
export type AddressField =
  | 'firstName'
  | 'lastName'
  | 'streetName'
  | 'additionalStreetInfo'
  | 'postalCode'
  | 'city'
  | 'state'
  | 'phone';

export interface AddressFormat {
  /** The fields in the order people of the country write them. */
  readonly fields: readonly AddressField[];
  /** Matches a valid postal code after trimming. */
  readonly postalCode: RegExp;
  /** A valid postal code to show as a hint. */
  readonly postalCodeExample: string;
  /** Deliverable states as `[code, name]`; null where addresses have none. */
  readonly states: readonly (readonly [code: string, name: string])[] | null;
}

/** The fifty states and the District of Columbia, by USPS code. */
const usStates = [
  ['AL', 'Alabama'],
  ['AK', 'Alaska'],
  ['AZ', 'Arizona'],
  ['AR', 'Arkansas'],
  ['CA', 'California'],
  ['CO', 'Colorado'],
  ['CT', 'Connecticut'],
  ['DE', 'Delaware'],
  ['DC', 'District of Columbia'],
  ['FL', 'Florida'],
  ['GA', 'Georgia'],
  ['HI', 'Hawaii'],
  ['ID', 'Idaho'],
  ['IL', 'Illinois'],
  ['IN', 'Indiana'],
  ['IA', 'Iowa'],
  ['KS', 'Kansas'],
  ['KY', 'Kentucky'],
  ['LA', 'Louisiana'],
  ['ME', 'Maine'],
  ['MD', 'Maryland'],
  ['MA', 'Massachusetts'],
  ['MI', 'Michigan'],
  ['MN', 'Minnesota'],
  ['MS', 'Mississippi'],
  ['MO', 'Missouri'],
  ['MT', 'Montana'],
  ['NE', 'Nebraska'],
  ['NV', 'Nevada'],
  ['NH', 'New Hampshire'],
  ['NJ', 'New Jersey'],
  ['NM', 'New Mexico'],
  ['NY', 'New York'],
  ['NC', 'North Carolina'],
  ['ND', 'North Dakota'],
  ['OH', 'Ohio'],
  ['OK', 'Oklahoma'],
  ['OR', 'Oregon'],
  ['PA', 'Pennsylvania'],
  ['RI', 'Rhode Island'],
  ['SC', 'South Carolina'],
  ['SD', 'South Dakota'],
  ['TN', 'Tennessee'],
  ['TX', 'Texas'],
  ['UT', 'Utah'],
  ['VT', 'Vermont'],
  ['VA', 'Virginia'],
  ['WA', 'Washington'],
  ['WV', 'West Virginia'],
  ['WI', 'Wisconsin'],
  ['WY', 'Wyoming'],
] as const;

const europeanOrder = [
  'firstName',
  'lastName',
  'streetName',
  'additionalStreetInfo',
  'postalCode',
  'city',
  'phone',
] as const satisfies readonly AddressField[];

const formats: Readonly<Record<string, AddressFormat>> = {
  us: {
    fields: [
      'firstName',
      'lastName',
      'streetName',
      'additionalStreetInfo',
      'city',
      'state',
      'postalCode',
      'phone',
    ],
    postalCode: /^\d{5}(-\d{4})?$/,
    postalCodeExample: '10001',
    states: usStates,
  },
  se: { fields: europeanOrder, postalCode: /^\d{3} ?\d{2}$/, postalCodeExample: '111 22', states: null },
  de: { fields: europeanOrder, postalCode: /^\d{5}$/, postalCodeExample: '10115', states: null },
};

/**
 * How addresses of a country are written, or null for a country the table does not know yet.
 * @param country ISO 3166-1 alpha-2, lower case.
 */
export function addressFormat(country: string): AddressFormat | null {
  return Object.hasOwn(formats, country) ? (formats[country] ?? null) : null;
}

/** What is wrong with an address, in the words of the shop API's error codes. */
export type AddressProblem = 'InvalidPostalCode' | 'MissingState' | 'CannotShipTo';

/**
 * The first rule of its country an address breaks, or null for a good one.
 * A country without a format and a state that is not in the list cannot be shipped to.
 */
export function addressProblem(address: {
  readonly country: string;
  readonly postalCode: string;
  readonly state?: string | undefined;
}): AddressProblem | null {
  const format = addressFormat(address.country);
  if (!format) return 'CannotShipTo';
  if (format.states) {
    if (!address.state) return 'MissingState';
    if (!format.states.some(([code]) => code === address.state)) return 'CannotShipTo';
  }
  return format.postalCode.test(address.postalCode.trim()) ? null : 'InvalidPostalCode';
}
