import { Types } from '@adyen/api-library';
import { z } from 'zod';
import type { Address } from '../../contract/address.ts';
import { adyenLineItem } from './adyen-line-items.ts';
import { splitStreet } from './house-number.ts';
import type { PaymentRequest } from './payments.ts';

/** What a browser may specify for a payment in addition to the method; never amounts or references. */
const browserDataSchema = z.object({
  browserInfo: z.looseObject({}).optional(),
  riskData: z.looseObject({}).optional(),
});

/** The body of Adyen's /payments. The amount, the reference, and all addresses are the shop's own. */
export function adyenPaymentRequest(
  request: PaymentRequest,
  merchantAccount: string,
): Types.checkout.PaymentRequest {
  const { amount, data } = request;
  const browserData = browserDataSchema.catch({}).parse(data);
  // Adyen's models are classes and unions of every method; the drop-in created these parts for exactly this call.
  const fromDropIn = { ...browserData, paymentMethod: data.paymentMethod } as unknown as Pick<
    Types.checkout.PaymentRequest,
    'paymentMethod'
  >;
  return {
    ...fromDropIn,
    merchantAccount,
    amount: { value: amount.centAmount, currency: amount.currencyCode },
    reference: request.key,
    merchantOrderReference: request.orderNumber,
    returnUrl: request.returnUrl,
    origin: request.origin,
    channel: Types.checkout.PaymentRequest.ChannelEnum.Web,
    authenticationData: { threeDSRequestData: { nativeThreeDS } },
    ...(request.capture === 'shipment' ? { additionalData: { manualCapture: 'true' } } : {}),
    ...(request.shopperIp === undefined ? {} : { shopperIP: request.shopperIp }),
    countryCode: request.country.toUpperCase(),
    shopperLocale: request.locale,
    shopperEmail: request.email,
    shopperName: { firstName: request.billingAddress.firstName, lastName: request.billingAddress.lastName },
    billingAddress: adyenAddress(request.billingAddress),
    deliveryAddress: adyenAddress(request.shippingAddress),
    ...(request.shippingAddress.phone ? { telephoneNumber: request.shippingAddress.phone } : {}),
    lineItems: request.lineItems.map(adyenLineItem),
  };
}

/** Within the page rather than at the bank's, if the card's issuer can do so. */
const nativeThreeDS = Types.checkout.ThreeDSRequestData.NativeThreeDSEnum.Preferred;

/**
 * Stand for what an address does not have but Adyen requires: empty is refused. Adyen's own library sends them too, for
 * wallets and for countries without postal codes; the address check then looks for the number in the street.
 */
const noHouseNumber = 'ZZ';
const notAvailable = 'N/A';

/** The second line (apartment, c/o) has no field; it is not a house number. */
function adyenAddress(address: Address): Types.checkout.BillingAddress {
  const { street, houseNumber } = splitStreet(address.streetName, address.country);
  return {
    street: street || notAvailable,
    houseNumberOrName: houseNumber ?? noHouseNumber,
    postalCode: adyenPostalCode(address) || notAvailable,
    city: address.city || notAvailable,
    country: address.country.toUpperCase(),
    ...(address.state ? { stateOrProvince: address.state } : {}),
  };
}

/** "A maximum of five digits for an address in the US, or a maximum of ten characters": ZIP+4 loses its second part. */
const adyenPostalCode = ({ postalCode, country }: Address): string =>
  postalCode.trim().slice(0, country === 'us' ? 5 : 10);
