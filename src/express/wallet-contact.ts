/*
 * What Google, Apple, and PayPal call the parts of an address. The shop reads the wallets' own payloads, because adyen-web's
 * `billingAddress` and `deliveryAddress` lose some of them: districts, phone numbers, where a line ends, and, with `ZZ` as
 * the house number, nothing that was there.
 */

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

/** Google's `IntermediateAddress` or `Address` (https://developers.google.com/pay/api/web/reference/response-objects). */
export interface GooglePayAddress {
  readonly name?: string | undefined;
  readonly address1?: string | undefined;
  readonly address2?: string | undefined;
  readonly address3?: string | undefined;
  readonly locality?: string | undefined;
  readonly administrativeArea?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** Apple's `ApplePayPaymentContact` (https://developer.apple.com/documentation/apple_pay_on_the_web/applepaypaymentcontact). */
export interface ApplePayContact {
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly addressLines?: readonly string[] | undefined;
  readonly subLocality?: string | undefined;
  readonly locality?: string | undefined;
  readonly administrativeArea?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** `purchase_units[0].shipping` of PayPal's order (https://developer.paypal.com/docs/api/orders/v2/). */
export interface PayPalShipping {
  readonly name?: { readonly full_name?: string | undefined } | undefined;
  readonly address?:
    | {
        readonly address_line_1?: string | undefined;
        readonly address_line_2?: string | undefined;
        readonly admin_area_2?: string | undefined;
        readonly admin_area_1?: string | undefined;
        readonly postal_code?: string | undefined;
        readonly country_code?: string | undefined;
      }
    | undefined;
}

/** `data.shippingAddress` of PayPal's `onShippingAddressChange`. */
export interface PayPalPlace {
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly countryCode?: string | undefined;
  readonly postalCode?: string | undefined;
}

export const contactOfGooglePay = (address: GooglePayAddress): WalletContact => ({
  fullName: address.name,
  lines: linesOf([address.address1, address.address2, address.address3]),
  city: address.locality,
  state: address.administrativeArea,
  postalCode: address.postalCode,
  country: address.countryCode,
  phone: address.phoneNumber,
});

export const contactOfApplePay = (contact: ApplePayContact): WalletContact => ({
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

/** @param phone the payer's, which is not a part of the shipping address */
export const contactOfPayPal = ({ name, address }: PayPalShipping, phone?: string): WalletContact => ({
  fullName: name?.full_name,
  lines: linesOf([address?.address_line_1, address?.address_line_2]),
  city: address?.admin_area_2,
  state: address?.admin_area_1,
  postalCode: address?.postal_code,
  country: address?.country_code,
  phone,
});

export const contactOfPayPalPlace = (place: PayPalPlace): WalletContact => ({
  lines: [],
  city: place.city,
  state: place.state,
  postalCode: place.postalCode,
  country: place.countryCode,
});

/** Apple's lines may themselves consist of several. */
const linesOf = (lines: readonly (string | undefined)[]): string[] =>
  lines.flatMap((line) => line?.split('\n') ?? []);
