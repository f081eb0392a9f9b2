import { describe, expect, test } from 'vitest';
import { afterUpdate, assertPaymentRequest } from './request-rules.ts';

type PaymentDataRequest = google.payments.api.PaymentDataRequest;

const callback = () => Promise.resolve({});
const callbacks = {
  onPaymentDataChanged: callback,
  onPaymentAuthorized: () => Promise.resolve({ transactionState: 'SUCCESS' as const }),
};
const transactionInfo = {
  countryCode: 'US',
  currencyCode: 'USD',
  totalPrice: '125.50',
  totalPriceStatus: 'ESTIMATED' as const,
};
const request: PaymentDataRequest = {
  apiVersion: 2,
  apiVersionMinor: 0,
  merchantInfo: { merchantId: 'merchant', merchantName: 'Shop' },
  transactionInfo,
  allowedPaymentMethods: [
    {
      type: 'CARD',
      parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['VISA'] },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'adyen', gatewayMerchantId: 'Shop' },
      },
    },
  ],
  shippingAddressRequired: true,
  shippingOptionRequired: true,
  callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
};
const [method] = request.allowedPaymentMethods;
const option = { id: 'a', label: 'A', description: '' };
const refused = expect.objectContaining({ statusCode: 'DEVELOPER_ERROR' }) as Error;

describe('a request to Google Pay', () => {
  test('is accepted if it is as documented', () => {
    expect(() => assertPaymentRequest(request, callbacks)).not.toThrow();
  });

  test.each<[string, object]>([
    ['without a merchant', { merchantInfo: {} }],
    ['without networks', { allowedPaymentMethods: [{ ...method, parameters: { allowedCardNetworks: [] } }] }],
    ['without a currency', { transactionInfo: { ...transactionInfo, currencyCode: '$' } }],
    ['with a price that is a number', { transactionInfo: { ...transactionInfo, totalPrice: 125.5 } }],
    ['with items but no label for the total', { transactionInfo: { ...transactionInfo, displayItems: [] } }],
    ['whose intents lack a callback’s', { callbackIntents: ['PAYMENT_AUTHORIZATION'] }],
    ['whose intents lack the authorization', { callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION'] }],
  ])('%s is a developer error', (_case, change) => {
    const wrong = { ...request, ...change };
    expect(() => assertPaymentRequest(wrong, callbacks)).toThrow(refused);
  });
});

describe('an answer to Google Pay', () => {
  const error = {
    reason: 'SHIPPING_ADDRESS_UNSERVICEABLE' as const,
    message: 'No.',
    intent: 'SHIPPING_ADDRESS' as const,
  };

  test('changes what it names, and nothing else', () => {
    const newTransactionInfo = { ...transactionInfo, totalPrice: '130.00' };
    const updated = afterUpdate(request, { newTransactionInfo });
    expect(updated).toEqual({ ...request, transactionInfo: newTransactionInfo });
    expect(afterUpdate(request, {})).toEqual(request);
    expect(afterUpdate(request, { error })).toEqual(request);
  });

  test.each<[string, object | undefined]>([
    ['in another currency', { newTransactionInfo: { ...transactionInfo, currencyCode: 'EUR' } }],
    [
      'with a default that is no option',
      { newShippingOptionParameters: { shippingOptions: [option], defaultSelectedOptionId: 'b' } },
    ],
    ['with an error without a message', { error: { ...error, message: '' } }],
  ])('%s is a developer error', (_case, update) => {
    expect(() => afterUpdate(request, update as never)).toThrow(refused);
  });
});
