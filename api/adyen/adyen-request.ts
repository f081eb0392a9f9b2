import { ownPartOf } from './offered-methods.ts';
import { Types } from '@adyen/api-library';
import type { Address } from '../../contract/address.ts';
import { splitStreet } from './split-street.ts';
import type { PaymentRequest, ProvisionalOrder } from './payments.ts';
import type { InvoiceLine } from '../../commerce/commerce.ts';
import type { Money } from '../../contract/money.ts';

/** The body of Adyen's /payments. The amount, the reference, and all addresses are the shop's own. */
export function adyenPaymentRequest(
  request: PaymentRequest,
  merchantAccount: string,
): Types.checkout.PaymentRequest {
  const { amount } = request;
  const { paymentMethod, browserInfo, riskData } = request.data;
  // Adyen's models are classes and unions of every method; the drop-in created these parts for exactly this call.
  const fromDropIn = {
    paymentMethod: { ...ownPartOf(paymentMethod), ...fixedPartOf(paymentMethod, request) },
    ...(browserInfo && { browserInfo }),
    ...(riskData && { riskData }),
  } as unknown as Pick<Types.checkout.PaymentRequest, 'paymentMethod'>;
  const shopper = shopperOf(request);
  return {
    ...fromDropIn,
    ...shopper,
    merchantAccount,
    amount: { value: amount.centAmount, currency: amount.currencyCode },
    reference: request.key,
    ...(request.orderNumber === undefined ? {} : { merchantOrderReference: request.orderNumber }),
    returnUrl: request.returnUrl,
    origin: request.origin,
    channel: Types.checkout.PaymentRequest.ChannelEnum.Web,
    authenticationData: { threeDSRequestData: { nativeThreeDS } },
    ...(request.capture === 'shipment' ? { additionalData: { manualCapture: 'true' } } : {}),
    ...(request.shopperIp === undefined ? {} : { shopperIP: request.shopperIp }),
    countryCode: request.country.toUpperCase(),
    shopperLocale: request.locale,
    ...(request.billingAddress && { billingAddress: adyenAddress(request.billingAddress) }),
    ...(request.shippingAddress && { deliveryAddress: adyenAddress(request.shippingAddress) }),
    ...(request.lineItems && { lineItems: request.lineItems.map(adyenLineItem) }),
  };
}

const { Express, Redirect } = Types.checkout.PayPalDetails.SubtypeEnum;

/**
 * PayPal's page (https://docs.adyen.com/payment-methods/paypal/api-only), unless its sheet is to ask for the address: apart
 * from that, only the shop's own scripts run where a shopper pays.
 */
const fixedPartOf = (
  { type }: { readonly type: string },
  { isProvisional }: Pick<PaymentRequest, 'isProvisional'>,
): object => (type === 'paypal' ? { subtype: isProvisional ? Express : Redirect } : {});

/**
 * Who pays, and how to reach them: as the cart says, except that a convenience store's form asks for what its counter
 * needs, and the shopper may give another name or number there. Nothing of who gets the parcel: a call about the payment
 * would tell them of a gift.
 */
function shopperOf({
  email,
  billingAddress,
  data,
}: PaymentRequest): Pick<Types.checkout.PaymentRequest, 'shopperEmail' | 'shopperName' | 'telephoneNumber'> {
  const given = data.paymentMethod.type.startsWith('econtext_') ? data : undefined;
  const telephoneNumber = given?.telephoneNumber ?? billingAddress?.phone;
  const shopperEmail = given?.shopperEmail ?? email;
  const shopperName = given?.shopperName ?? nameOf(billingAddress);
  return {
    ...(shopperEmail === undefined ? {} : { shopperEmail }),
    ...(shopperName && { shopperName }),
    ...(telephoneNumber ? { telephoneNumber: withoutExtension(telephoneNumber) } : {}),
  };
}

const nameOf = (address: Address | undefined) =>
  address && { firstName: address.firstName, lastName: address.lastName };

/** In E.164, which has no extensions; a number saved before numbers were normalized is sent as it was typed. */
function withoutExtension(phone: string): string {
  return phone.replace(/ ext\..*$/, '');
}

/** Within the page rather than at the bank's, if the card's issuer can do so. */
const nativeThreeDS = Types.checkout.ThreeDSRequestData.NativeThreeDSEnum.Preferred;

/**
 * These stand for parts that Adyen requires and an address does not have, because Adyen refuses empty ones. Its own library
 * sends the same for wallets and for countries without postal codes; the address check then looks for the number in the
 * street.
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

/** A share, e.g. 0.08875, in Adyen's hundredths of a percent. */
const basisPoints = (share: number): number => Math.round(share * 10_000);

/**
 * A line in Adyen's form. Its amounts are for one unit (https://docs.adyen.com/payment-methods/klarna/invoice-lines), so
 * a line whose gross or net amount cannot be divided by its quantity is sent as one unit, `3 × Romper`: the sums of all
 * lines, with and without tax, are then exactly those of the cart.
 */
export function adyenLineItem({
  id,
  name,
  quantity,
  gross,
  net,
  taxRate,
}: InvoiceLine): Types.checkout.LineItem {
  const divisible = gross % quantity === 0 && net % quantity === 0;
  const units = divisible ? quantity : 1;
  return {
    id,
    description: divisible ? name : `${quantity} × ${name}`,
    quantity: units,
    amountIncludingTax: gross / units,
    amountExcludingTax: net / units,
    taxAmount: (gross - net) / units,
    taxPercentage: basisPoints(taxRate),
  };
}

/** As many ways of delivery as PayPal shows, and as long as their names may be. */
const maxDeliveries = 10;
const maxName = 127;

/**
 * The body of Adyen's /paypal/updateOrder. Its amount has to be that of the payment with the tax and the price of the one
 * selected way of delivery (https://docs.adyen.com/payment-methods/paypal/web-component/express-checkout).
 */
export function adyenOrder({
  pspReference,
  paymentData,
  total,
  addedTax,
  deliveries,
}: ProvisionalOrder): Types.checkout.PaypalUpdateOrderRequest {
  const chosenFirst = deliveries.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const shown = chosenFirst.slice(0, maxDeliveries);
  return {
    pspReference,
    paymentData,
    amount: amountOf(total),
    ...(addedTax && { taxTotal: { amount: amountOf(addedTax) } }),
    deliveryMethods: deliveries
      .filter((delivery) => shown.includes(delivery))
      .map(({ id, name, price, isChosen }) => ({
        reference: id,
        description: name.slice(0, maxName) || id,
        type: Types.checkout.DeliveryMethod.TypeEnum.Shipping,
        amount: amountOf(price),
        selected: isChosen,
      })),
  };
}

const amountOf = ({ centAmount, currencyCode }: Money): Types.checkout.Amount => ({
  value: centAmount,
  currency: currencyCode,
});
