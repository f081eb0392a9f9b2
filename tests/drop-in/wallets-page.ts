import { AdyenCheckout, ApplePay, GooglePay, PayPal, type PaymentAmount } from '@adyen/adyen-web';
import { ask, configurationFor, post, tell } from './told.ts';

/** A page with one wallet's express button on the simulator; everything that happens is listed as text. */

const currency = ask('currency');
const goods = 12_500;
const wayCosts: Readonly<Record<string, number>> = { standard: 500, express: 1500 };

interface Quote {
  readonly way: string;
  readonly tax: number;
  readonly delivery: number;
  readonly total: number;
}

/** What the smallest shop there can be charges, in minor units. */
function quote(country: string, way = 'standard', coupon = ''): Quote {
  const delivery = wayCosts[way] ?? 0;
  const tax = country === 'US' ? 1000 : 0;
  const discount = coupon === 'SAVE' ? 2500 : 0;
  return { way, tax, delivery, total: goods + tax + delivery - discount };
}

const decimal = (value: number) => (value / 100).toFixed(2);
/** Until when the page does not answer, for callbacks that should be late. */
const delay = () => new Promise((resolve) => setTimeout(resolve, Number(ask('delay'))));
let current = quote(ask('country'));
let place = ask('country');

let pspReference = '';

async function pay(data: object): Promise<object> {
  const amount: PaymentAmount = {
    value: ask('wallet') === 'paypal' ? goods : current.total,
    currency,
  };
  const answer = await post(`/pay${location.search}`, { ...data, countryCode: ask('country'), amount });
  if ('pspReference' in answer) pspReference = String(answer.pspReference);
  return answer;
}

const countryCode = ask('country');
const checkout = await AdyenCheckout(await configurationFor({ value: goods, currency }, pay));

const options = [
  { id: 'standard', label: 'Standard', description: '' },
  { id: 'express', label: 'Express', description: '' },
];

function transactionInfo(total: number): google.payments.api.TransactionInfo {
  const displayItems: google.payments.api.DisplayItem[] = [
    { label: 'Goods', type: 'SUBTOTAL', price: decimal(goods) },
    { label: 'Delivery', type: 'SHIPPING_OPTION', price: decimal(current.delivery) },
  ];
  const prices = {
    totalPrice: decimal(total),
    totalPriceStatus: 'ESTIMATED' as const,
    totalPriceLabel: 'Total',
  };
  return { currencyCode: currency, countryCode, displayItems, ...prices };
}

const googlePay = () =>
  new GooglePay(checkout, {
    isExpress: true,
    expressPage: 'pdp',
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'],
    shippingAddressRequired: true,
    shippingOptionRequired: true,
    emailRequired: true,
    transactionInfo: transactionInfo(goods),
    paymentDataCallbacks: {
      onPaymentDataChanged: async (data) => {
        tell(`changed ${JSON.stringify(data)}`);
        await delay();
        const wanted = data.shippingOptionData?.id ?? '';
        place = data.shippingAddress?.countryCode ?? place;
        current = quote(place, wanted === 'shipping_option_unselected' ? 'standard' : wanted);
        const defaultSelectedOptionId = ask('default') === 'unknown' ? 'nowhere' : current.way;
        return {
          newTransactionInfo: transactionInfo(current.total),
          newShippingOptionParameters: { shippingOptions: options, defaultSelectedOptionId },
        };
      },
    },
    onAuthorized: ({ authorizedEvent }, { resolve }) => {
      tell(`authorized ${JSON.stringify({ ...authorizedEvent, paymentMethodData: undefined })}`);
      resolve();
    },
  });

function applePay() {
  const update = () => ({
    newTotal: { label: 'Shop', amount: decimal(current.total) },
    newShippingMethods: options.map(({ id, label }) => ({
      label,
      detail: '',
      identifier: id,
      amount: decimal(wayCosts[id] ?? 0),
    })),
  });
  let coupon = '';
  return new ApplePay(checkout, {
    isExpress: true,
    expressPage: 'pdp',
    requiredShippingContactFields: ['postalAddress', 'name', 'email'],
    supportsCouponCode: true,
    onShippingContactSelected: (resolve, _reject, { shippingContact }) => {
      tell(`contact ${JSON.stringify(shippingContact)}`);
      place = shippingContact.countryCode ?? '';
      current = quote(place, current.way, coupon);
      void delay().then(() => resolve(update()));
    },
    onShippingMethodSelected: (resolve, _reject, { shippingMethod }) => {
      tell(`method ${shippingMethod.identifier}`);
      current = quote(place, shippingMethod.identifier, coupon);
      resolve(update());
    },
    onCouponCodeChanged: (resolve, _reject, { couponCode }) => {
      tell(`coupon ${couponCode}`);
      coupon = couponCode;
      current = quote(place, current.way, coupon);
      resolve(update());
    },
    onAuthorized: ({ authorizedEvent }, { resolve }) => {
      tell(`authorized ${JSON.stringify(authorizedEvent.payment.shippingContact)}`);
      resolve();
    },
  });
}

/** Changes the order at PayPal, as a shop's server does. */
async function updateOrder(component: PayPal): Promise<void> {
  const { tax, total, way } = current;
  const answer = await post('/update-order', {
    pspReference,
    paymentData: component.paymentData,
    amount: { value: total, currency },
    taxTotal: { amount: { value: tax, currency } },
    deliveryMethods: options.map(({ id, label }) => ({
      reference: id,
      description: label,
      type: 'Shipping',
      amount: { value: wayCosts[id], currency },
      selected: id === way,
    })),
  });
  if ('paymentData' in answer) component.updatePaymentData(String(answer.paymentData));
}

const payPal = () =>
  new PayPal(checkout, {
    isExpress: true,
    expressPage: 'pdp',
    userAction: 'pay',
    onShippingAddressChange: async ({ shippingAddress }, _actions, component) => {
      tell(`changed ${JSON.stringify(shippingAddress)}`);
      await delay();
      place = shippingAddress.countryCode;
      current = quote(place, current.way);
      await updateOrder(component);
    },
    onShippingOptionsChange: async ({ selectedShippingOption }, _actions, component) => {
      tell(`option ${selectedShippingOption?.id ?? ''}`);
      current = quote(place, selectedShippingOption?.id);
      await updateOrder(component);
    },
    onAuthorized: ({ deliveryAddress }, { resolve }) => {
      tell(`authorized ${JSON.stringify(deliveryAddress)}`);
      resolve();
    },
  });

const makers = { googlepay: googlePay, applepay: applePay, paypal: payPal };
const component = makers[ask('wallet') as keyof typeof makers]();
try {
  await component.isAvailable();
  component.mount('#drop-in');
} catch (error) {
  tell(`unavailable ${String(error)}`);
}
