import type { PayPal } from '@adyen/adyen-web';

/**
 * An address as a wallet gives it, in our terms but not by our rules: the wallet's own payload, because adyen-web joins or
 * drops some of its parts (lines 2 and 3, phone numbers, districts).
 */
export interface WalletContact {
  /** Both parts if the wallet tells them apart. */
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** The whole name if it does not. */
  readonly fullName?: string | undefined;
  readonly lines: readonly string[];
  readonly city?: string | undefined;
  /** A part of the city. */
  readonly district?: string | undefined;
  /** A code or a name. */
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
