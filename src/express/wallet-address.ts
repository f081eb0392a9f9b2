import { type Address, addressSchema } from '../../contract/address.ts';
import type { Place } from '../../contract/delivery.ts';
import { isElsewhere } from '../../stores/address-formats/address-problem.ts';
import { addressFormat } from '../../stores/address-formats/index.ts';
import { usIslands } from '../../stores/address-formats/states.ts';
import { isPartOfPostalCode, isPostalCode } from '../../stores/address-formats/postal-code.ts';
import { cleanCode, cleanLine } from '../../stores/typed-text.ts';
import { hongKongPlace } from './hong-kong.ts';
import { stateByPostalCode, stateCodeOf } from './wallet-state.ts';
import type { PayPal } from '@adyen/adyen-web';

/**
 * Either an address that the shop API accepts, or what there is of it, for a form in which the shopper completes it. The
 * phone number stands beside the address, because only the shop API knows what a country's numbers look like: send the
 * address with it, and if that is refused with `InvalidPhone`, without.
 */
export type WalletAddress =
  { readonly address: Address; readonly phone: string | undefined } | { readonly partial: Partial<Address> };

/** A wallet's contact by the rules of the cart's country: ISO 3166-1 alpha-2, lower case. */
export function walletAddress(given: WalletContact, country: string): WalletAddress {
  const contact = inCountry(given, country);
  const [streetName, ...otherLines] = contact.lines.map((line) => cleanLine(line)).filter(Boolean);
  const { state, ...locality } = localityOf(contact, country);
  const additionalStreetInfo = otherLines.join(', ') || undefined;
  const found = {
    ...namesOf(contact, country),
    streetName,
    additionalStreetInfo,
    ...locality,
    // Which of the two is wrong, only the shopper knows.
    state: isElsewhere({ ...locality, state, country }) ? undefined : state,
    country: contact.country?.toLowerCase() === country ? country : undefined,
  };
  const { shape } = addressSchema;
  const right = Object.entries(found).filter(
    ([field, text]) => text !== undefined && shape[field as keyof typeof found].safeParse(text).success,
  );
  const partial: Partial<Address> = Object.fromEntries(right);
  // Half of what the carrier has to read is worse than asking.
  const isCut = additionalStreetInfo !== partial.additionalStreetInfo;
  const lacksState = addressFormat(country).state !== null && partial.state === undefined;
  const complete = addressSchema.safeParse(partial);
  return complete.success && !isCut && !lacksState
    ? { address: complete.data, phone: phoneOf(contact) }
    : { partial };
}

/**
 * What a contact says about where to deliver, before the shopper has authorized anything: wallets then leave out names and
 * streets, and shorten postal codes. Null for another country than the cart's, to which nothing is delivered.
 * @param country of the cart: ISO 3166-1 alpha-2, lower case
 */
export function placeOf(given: WalletContact, country: string): Place | null {
  const contact = inCountry(given, country);
  if (contact.country?.toLowerCase() !== country) return null;
  const { city, state } = localityOf(contact, country);
  const postalCode = cleanCode(contact.postalCode ?? '');
  const format = addressFormat(country).postalCode;
  return {
    country,
    ...(state && { state }),
    ...(addressSchema.shape.city.safeParse(city).success && { city }),
    ...(format && isPartOfPostalCode(country, format, postalCode) && { postalCode }),
  };
}

/** Wallets may call an island a country that writes American addresses, as a state of the United States. */
function inCountry(contact: WalletContact, country: string): WalletContact {
  const code = contact.country?.toUpperCase() ?? '';
  return country === 'us' && usIslands.includes(code) ? { ...contact, country: 'us', state: code } : contact;
}

function namesOf({ firstName = '', lastName = '', fullName = '' }: WalletContact, country: string) {
  const [first, last, whole] = [firstName, lastName, fullName].map((name) => cleanLine(name));
  if (first && last) return { firstName: first, lastName: last };
  return splitName((whole || first) ?? last ?? '', country);
}

/** Town, state, and postal code; what is not right in the country is left out. */
function localityOf(contact: WalletContact, country: string) {
  const textOf = (field: 'city' | 'district' | 'state' | 'postalCode') => cleanLine(contact[field] ?? '');
  const [town, district, state] = [textOf('city'), textOf('district'), textOf('state')];
  const typedCode = textOf('postalCode');
  if (country === 'hk')
    return { postalCode: '', ...hongKongPlace({ city: town, district, state, postalCode: typedCode }) };
  const format = addressFormat(country);
  const isCode = format.postalCode ? isPostalCode(format.postalCode, typedCode) : true;
  // Where a city's districts are written as cities, wallets may give a city that is a state of its own as the city.
  const isOfDistricts = format.city === 'district' || format.city === 'cityOrWard';
  const isStated = stateCodeOf(country, state) !== undefined;
  const townAsState = isOfDistricts && !isStated ? stateCodeOf(country, town) : undefined;
  const isOwnState = townAsState !== undefined && district !== '';
  return {
    city: (isOwnState ? district : town || district) || undefined,
    postalCode: isCode ? (format.fields.includes('postalCode') ? typedCode : '') : undefined,
    state:
      stateCodeOf(country, state) ??
      (isCode && typedCode !== '' ? stateByPostalCode(country, typedCode) : undefined) ??
      townAsState,
  };
}

const phoneOf = ({ phone = '' }: WalletContact): string | undefined => {
  const { success, data } = addressSchema.shape.phone.safeParse(phone);
  return success && data ? data : undefined;
};

/** The wallet's own payload in our terms, because adyen-web joins or drops lines 2 and 3, phone numbers, and districts. */
export interface WalletContact {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly fullName?: string | undefined;
  readonly lines: readonly string[];
  readonly city?: string | undefined;
  readonly district?: string | undefined;
  readonly state?: string | undefined;
  readonly postalCode?: string | undefined;
  /** ISO 3166-1 alpha-2, in upper or lower case. */
  readonly country?: string | undefined;
  readonly phone?: string | undefined;
}

type PayPalConfiguration = Required<NonNullable<ConstructorParameters<typeof PayPal>[1]>>;
type PayPalOrder = Parameters<PayPalConfiguration['onAuthorized']>[0]['authorizedEvent'];
type PayPalShipping = NonNullable<NonNullable<PayPalOrder['purchase_units']>[number]['shipping']>;
type PayPalPlace = Parameters<PayPalConfiguration['onShippingAddressChange']>[0]['shippingAddress'];

export const contactOfGooglePay = (address: Partial<google.payments.api.Address>): WalletContact => ({
  fullName: address.name,
  lines: linesOf([address.address1, address.address2, address.address3]),
  city: address.locality,
  state: address.administrativeArea,
  postalCode: address.postalCode,
  country: address.countryCode,
  phone: address.phoneNumber,
});

export const contactOfApplePay = (contact: ApplePayJS.ApplePayPaymentContact): WalletContact => ({
  firstName: contact.givenName,
  lastName: contact.familyName,
  lines: linesOf(contact.addressLines ?? []),
  city: contact.locality,
  district: contact.subLocality,
  state: contact.administrativeArea,
  postalCode: contact.postalCode,
  country: contact.countryCode,
  phone: contact.phoneNumber,
});

export const contactOfPayPal = ({ name, address }: PayPalShipping): WalletContact => ({
  fullName: name?.full_name,
  lines: linesOf([address?.address_line_1, address?.address_line_2]),
  city: address?.admin_area_2,
  state: address?.admin_area_1,
  postalCode: address?.postal_code,
  country: address?.country_code,
});

export const contactOfPayPalPlace = (place: Partial<PayPalPlace>): WalletContact => ({
  lines: [],
  city: place.city,
  state: place.state,
  postalCode: place.postalCode,
  country: place.countryCode,
});

/** Apple's lines may themselves consist of several. */
const linesOf = (lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => line?.split('\n') ?? []);

const eastAsian = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u;

/** A Korean or Chinese name without a space: almost every family name is one character, and both parts are printed together. */
const unspaced: Readonly<Record<string, RegExp>> = {
  kr: /^\p{sc=Hang}{2,4}$/u,
  tw: /^\p{sc=Han}{2,4}$/u,
  hk: /^\p{sc=Han}{2,4}$/u,
  cn: /^\p{sc=Han}{2,4}$/u,
};

/**
 * Splits a name that a wallet gives as one text, so that printing both parts in the order of the country writes the same
 * name again. A name that consists of one part has no last name: only the shopper knows what to write on a parcel.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function splitName(name: string, country: string): Partial<Pick<Address, 'firstName' | 'lastName'>> {
  const [first = '', ...rest] = name.trim().split(/[\s・]+/u);
  if (first === '') return {};
  if (rest.length > 0) {
    const isFamilyFirst = country === 'hu' || eastAsian.test(name);
    if (isFamilyFirst) return { lastName: first, firstName: rest.join(' ') };
    return { firstName: [first, ...rest.slice(0, -1)].join(' '), lastName: rest.at(-1) ?? '' };
  }
  if (!unspaced[country]?.test(first)) return { firstName: first };
  return { lastName: first.slice(0, 1), firstName: first.slice(1) };
}
