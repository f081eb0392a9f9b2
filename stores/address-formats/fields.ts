/** What is true of a field of addresses in every country; what countries decide is in their `AddressFormat`. */
export interface FieldFacts {
  /** Maximum length, in UTF-16 code units as a form counts them. */
  readonly max: number;
  /** Compared rather than read, so its letters and digits are cleaned more thoroughly (`cleanCode`). */
  readonly isCode?: true;
  /** Whether the shopper may leave it empty. Otherwise, it is required in countries whose addresses have it. */
  readonly isOptional?: true;
  /** What an address has in its place if it has none: an empty text, or no such field. Absent: every address has it. */
  readonly without?: 'empty' | 'no field';
  /** It is in addresses of every country, after this: countries do not list it. */
  readonly after?: 'fullName' | 'streetName' | 'all';
  /** Whether it is printed on a line of its own, if it is one of those that countries do not list. */
  readonly isPrinted?: true;
  /** The only kind of address that has it. */
  readonly only?: 'shipping';
  /** What commercetools calls it, if that is another name. */
  readonly platformName?: string;
  /** The WHATWG autocomplete token, so that browsers can fill in the form, if there is one for it. */
  readonly autocomplete?: string;
  /** How much of a row it takes up in the form, where addresses have a state and a postal code. */
  readonly width: 'half' | 'third' | 'wide';
}

/** Every field of an address except its country. Its label is in the checkout's texts, `fields.…`. */
const table = {
  firstName: { max: 80, autocomplete: 'given-name', width: 'half' },
  lastName: { max: 80, autocomplete: 'family-name', width: 'half' },
  company: {
    max: 60,
    isOptional: true,
    without: 'no field',
    after: 'fullName',
    isPrinted: true,
    autocomplete: 'organization',
    width: 'wide',
  },
  streetName: { max: 120, autocomplete: 'address-line1', width: 'wide' },
  additionalStreetInfo: {
    max: 120,
    isOptional: true,
    without: 'no field',
    after: 'streetName',
    isPrinted: true,
    autocomplete: 'address-line2',
    width: 'wide',
  },
  postalCode: { max: 20, isCode: true, without: 'empty', autocomplete: 'postal-code', width: 'third' },
  city: { max: 80, autocomplete: 'address-level2', width: 'third' },
  /** The code of one of the country's `StateOption`s, if it has any. */
  state: { max: 40, without: 'no field', autocomplete: 'address-level1', width: 'third' },
  phone: {
    max: 30,
    isCode: true,
    isOptional: true,
    without: 'no field',
    after: 'all',
    autocomplete: 'tel',
    width: 'wide',
  },
  deliveryNote: {
    max: 120,
    isOptional: true,
    without: 'no field',
    after: 'all',
    isPrinted: true,
    only: 'shipping',
    platformName: 'additionalAddressInfo',
    width: 'wide',
  },
} as const satisfies Readonly<Record<string, FieldFacts>>;

type Table = typeof table;
export type AddressField = keyof Table;
export const addressFields: Readonly<Record<AddressField, FieldFacts>> = table;
export const addressFieldNames = Object.keys(table) as readonly AddressField[];

type FieldsThat<Fact> = { [Field in AddressField]: Table[Field] extends Fact ? Field : never }[AddressField];
/** A field that an address need not have. */
export type AbsentField = FieldsThat<{ without: 'no field' }>;
export type ShippingField = FieldsThat<{ only: 'shipping' }>;
export type RequiredField = Exclude<AddressField, FieldsThat<{ isOptional: true }>>;
export const isRequired = (field: AddressField): field is RequiredField => !addressFields[field].isOptional;

/** The fields that shipping or billing addresses have. */
export const fieldsIn = (kind: 'shipping' | 'billing', fields = addressFieldNames): readonly AddressField[] =>
  fields.filter((field) => (addressFields[field].only ?? kind) === kind);

export const platformNameOf = (field: AddressField): string => addressFields[field].platformName ?? field;

/** An address as the shop stores it. */
export type PostalAddress = Readonly<Record<Exclude<AddressField, AbsentField>, string>> & {
  readonly [Field in AbsentField]?: string | undefined;
} & {
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
};

/** A value for each field. */
export const eachField = <Value>(valueOf: (field: AddressField) => Value) =>
  Object.fromEntries(addressFieldNames.map((field) => [field, valueOf(field)])) as Record<
    AddressField,
    Value
  >;

/** An address from texts, without fields that it need not have and that are empty. */
export function addressFrom(
  country: string,
  textOf: (field: AddressField) => string | undefined,
): PostalAddress {
  const texts = eachField((field) => textOf(field) ?? '');
  const present = addressFieldNames.filter(
    (field) => texts[field] !== '' || addressFields[field].without !== 'no field',
  );
  return { ...(Object.fromEntries(present.map((field) => [field, texts[field]])) as typeof texts), country };
}
