import type { Place } from '../../contract/delivery-requests.ts';
import type {
  ApplePayContact,
  GooglePayAddress,
  PayPalPlace,
  PayPalShipping,
  WalletAddress,
  WalletContact,
} from './wallet-address.ts';

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };
const present = (lines: readonly (string | undefined)[]): string[] => lines.filter((x): x is string => !!x);
export const contactOfGooglePay = (a: Loose<GooglePayAddress>): WalletContact => ({
  fullName: a.name,
  lines: present([a.address1, a.address2, a.address3]),
  city: a.locality,
  state: a.administrativeArea,
  postalCode: a.postalCode,
  country: a.countryCode,
  phone: a.phoneNumber,
});
export const contactOfApplePay = (a: Loose<ApplePayContact>): WalletContact => ({
  firstName: a.givenName,
  lastName: a.familyName,
  lines: a.addressLines ?? [],
  city: a.locality,
  state: a.administrativeArea,
  postalCode: a.postalCode,
  country: a.countryCode,
  phone: a.phoneNumber,
});
export const contactOfPayPal = ({
  name,
  address,
}: {
  name?: Loose<NonNullable<PayPalShipping['name']>> | undefined;
  address?: Loose<NonNullable<PayPalShipping['address']>> | undefined;
}): WalletContact => ({
  fullName: name?.full_name,
  lines: present([address?.address_line_1, address?.address_line_2]),
  city: address?.admin_area_2,
  state: address?.admin_area_1,
  postalCode: address?.postal_code,
  country: address?.country_code,
});
export const contactOfPayPalPlace = (a: Loose<PayPalPlace>): WalletContact => ({
  lines: [],
  city: a.city,
  state: a.state,
  postalCode: a.postalCode,
  country: a.countryCode,
});
export const placeOf = (c: WalletContact): Place => ({
  country: (c.country ?? '').toLowerCase(),
  ...(c.state ? { state: c.state } : {}),
  ...(c.city ? { city: c.city } : {}),
  ...(c.postalCode ? { postalCode: c.postalCode } : {}),
});
export const addressOf = (c: WalletContact): WalletAddress => {
  const [firstName = '', ...rest] = (c.fullName ?? `${c.firstName ?? ''} ${c.lastName ?? ''}`)
    .trim()
    .split(' ');
  const partial = {
    firstName,
    lastName: rest.join(' '),
    streetName: c.lines[0] ?? '',
    postalCode: c.postalCode ?? '',
    city: c.city ?? '',
    ...(c.state ? { state: c.state } : {}),
    country: (c.country ?? '').toLowerCase(),
  };
  return rest.length === 0 ? { partial, missing: ['lastName'] } : { address: partial, phone: c.phone };
};
