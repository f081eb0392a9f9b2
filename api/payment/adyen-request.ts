import { Types } from '@adyen/api-library';
import { z } from 'zod';
import type { Address } from '../../contract/address.ts';
import type { LineItem } from '../../contract/cart.ts';
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

function adyenAddress(address: Address): Types.checkout.BillingAddress {
  return {
    street: address.streetName,
    houseNumberOrName: address.additionalStreetInfo ?? '',
    postalCode: address.postalCode,
    city: address.city,
    country: address.country.toUpperCase(),
    ...(address.state ? { stateOrProvince: address.state } : {}),
  };
}

function adyenLineItem(item: LineItem): Types.checkout.LineItem {
  return {
    id: item.sku,
    description: item.name,
    quantity: item.quantity,
    amountIncludingTax: Math.round(item.totalPrice.centAmount / item.quantity),
  };
}
