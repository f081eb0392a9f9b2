import type { AddressField } from './fields.ts';

export interface PostalCodeFormat {
  /** Key of `fields.postalCodes` in the checkout's texts. */
  readonly label: 'postalCode' | 'postcode' | 'zipCode' | 'eircode';
  /** Matches a valid code in all its usual spellings, after trimming. */
  readonly pattern: RegExp;
  /** The official spelling: what replaces a match of `pattern`, e.g. `$1-$2`. */
  readonly written: string;
  /** A valid code in the official spelling, shown as a hint. */
  readonly example: string;
}

export interface StateOption {
  readonly code: string;
  /** Its name by language; falls back to English. */
  readonly names: { readonly en: string; readonly [language: string]: string };
}

export interface StateFormat {
  /** Key of `fields.states` in the checkout's texts. */
  readonly label: 'state' | 'stateOrTerritory' | 'province' | 'prefecture' | 'region' | 'cityOrCounty';
  /** What is printed on packages. */
  readonly printed: 'code' | 'name';
  /** All of them that we can deliver to, in the order in which people look for them. */
  readonly options: readonly StateOption[];
}

export interface AddressFormat {
  /** The fields in the order in which people in the country fill them in. Those that addresses have anywhere are added. */
  readonly fields: readonly AddressField[];
  /** Null where addresses have none, or, if it is one of the fields, any. */
  readonly postalCode: PostalCodeFormat | null;
  /** Key of `fields.streets` in the checkout's texts. */
  readonly street: 'street' | 'address';
  /** Key of `fields.cities` in the checkout's texts. */
  readonly city: 'city' | 'townOrCity' | 'suburb' | 'district' | 'cityOrWard';
  /** Null where addresses have none. */
  readonly state: StateFormat | null;
  /** Whether a field that is filled in may be so; everything else of a format has been checked. */
  readonly accepts?: (field: AddressField, typed: string) => boolean;
  /** What is printed on a package: lines of `{field}`s, and `{fullName}`; to these, too, those of anywhere are added. */
  readonly lines: readonly string[];
  /** The same for an address in Chinese, Japanese, or Korean script, if the country uses one. */
  readonly native?: { readonly language: string; readonly lines: readonly string[] };
}
