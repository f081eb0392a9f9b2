import type { Address } from '../../contract/address.ts';
import type { Place } from '../../contract/delivery-requests.ts';

/** A wallet whose sheet asks for the address. */
export type ExpressWallet = 'googlepay' | 'applepay' | 'paypal';

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
  readonly name?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly address3?: string;
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
}

/** Apple's `ApplePayPaymentContact` (https://developer.apple.com/documentation/apple_pay_on_the_web/applepaypaymentcontact). */
export interface ApplePayContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly addressLines?: readonly string[];
  readonly subLocality?: string;
  readonly locality?: string;
  readonly administrativeArea?: string;
  readonly postalCode?: string;
  readonly countryCode?: string;
  readonly phoneNumber?: string;
}

/** `purchase_units[0].shipping` of PayPal's order (https://developer.paypal.com/docs/api/orders/v2/). */
export interface PayPalShipping {
  readonly name?: { readonly full_name?: string };
  readonly address?: {
    readonly address_line_1?: string;
    readonly address_line_2?: string;
    readonly admin_area_2?: string;
    readonly admin_area_1?: string;
    readonly postal_code?: string;
    readonly country_code?: string;
  };
}

/** `data.shippingAddress` of PayPal's `onShippingAddressChange`. */
export interface PayPalPlace {
  readonly city?: string;
  readonly state?: string;
  readonly countryCode?: string;
  readonly postalCode?: string;
}

/** A field of an address that the wallet did not give, or gave in a form that the country's addresses do not have. */
export type MissingField = Exclude<keyof Address, 'additionalStreetInfo' | 'phone'>;

/**
 * Either an address that the shop API accepts, or what there is of it, for a form in which the shopper completes it. The
 * phone number stands beside the address, because only the shop API knows what a country's numbers look like: send the
 * address with it, and if that is refused with `InvalidPhone`, without.
 */
export type WalletAddress =
  | { readonly address: Address; readonly phone: string | undefined }
  | { readonly partial: Partial<Address>; readonly missing: readonly MissingField[] };
