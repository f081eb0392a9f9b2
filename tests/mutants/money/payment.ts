import type { MutantsOfFile } from '../types.ts';

const adyen = ['api/payment/adyen-payments.test.ts'];

/** Requests to the payment service, and the processing of its responses and webhooks. */
export const payment: readonly MutantsOfFile[] = [
  {
    file: 'api/payment/adyen-webhook.ts',
    tests: ['api/payment/adyen-webhook.test.ts'],
    mutants: [
      { find: 'signed.length === items.length', replace: 'signed.length > 0' },
      { find: 'merchantAccount: item.merchantAccountCode', replace: "merchantAccount: 'TestMerchant'" },
      { find: "item.success !== 'false'", replace: "item.success !== ''" },
      { find: 'currencyCode: currency', replace: "currencyCode: 'EUR'" },
      { find: '.min(1),\n});', replace: ',\n});' },
    ],
  },
  {
    file: 'api/payment/result-codes.ts',
    tests: ['api/routes/payments.test.ts'],
    mutants: [
      { find: "Refused: 'failed'", replace: "Refused: 'action'" },
      { find: "Received: 'pending'", replace: "Received: 'paid'" },
      { find: "Pending: 'pending'", replace: "Pending: 'action'" },
    ],
  },
  {
    file: 'api/payment/adyen-payments.ts',
    tests: adyen,
    mutants: [
      { find: '{ idempotencyKey: request.key }', replace: '{}' },
      { find: 'error.errorCode !== inProgress', replace: 'error.errorCode === inProgress' },
      { find: 'statusCode < 500', replace: 'statusCode <= 500' },
      { find: 'fingerprint(key, JSON.stringify(details))', replace: 'key' },
    ],
  },
  {
    file: 'api/payment/pay-later.ts',
    tests: ['api/payment/pay-later.test.ts'],
    mutants: [
      { find: 'given?.kind ?? instructionsKindOf(method)', replace: 'instructionsKindOf(method)' },
      { find: " || method === 'sepadirectdebit'", replace: '' },
    ],
  },
  {
    file: 'api/payment/offered-methods.ts',
    tests: [...adyen, 'api/payment/adyen-request.test.ts'],
    mutants: [
      {
        find: 'paymentMethods: inOrder(paymentMethodsIn(country)).map((method)',
        replace: 'paymentMethods: paymentMethods.map((method)',
      },
      { find: "ideal: 'iDEAL | Wero'", replace: '' },
      { find: "bankTransfer_IBAN: ['subtype']", replace: 'bankTransfer_IBAN: []' },
      { find: '...(fieldsOf(method.type) ?? [])', replace: '...card' },
      { find: 'lists.get(listKeyOf(query)) ?? ', replace: '' },
    ],
  },
  {
    file: 'api/payment/adyen-line-items.ts',
    tests: ['api/payment/adyen-line-items.test.ts'],
    mutants: [
      { find: ' && net % quantity === 0', replace: '' },
      { find: 'taxAmount: (gross - net) / units', replace: 'taxAmount: gross - net' },
    ],
  },
  {
    file: 'api/payment/payment-instructions.ts',
    tests: ['api/payment/payment-instructions.test.ts'],
    mutants: [
      { find: "resultCode: 'PresentToShopper',", replace: '' },
      {
        find: "paymentMethodType: z.literal('econtext_seven_eleven')",
        replace: 'paymentMethodType: z.string()',
      },
    ],
  },
  {
    file: 'api/payment/adyen-request.ts',
    tests: [...adyen, 'api/payment/adyen-request.test.ts'],
    mutants: [
      { find: 'value: amount.centAmount', replace: 'value: amount.centAmount + 1' },
      { find: 'reference: request.key', replace: 'reference: request.orderNumber' },
      { find: 'ownPartOf(paymentMethod)', replace: 'paymentMethod' },
      { find: "type === 'paypal' ?", replace: 'false ?' },
      { find: 'adyenAddress(request.shippingAddress)', replace: 'adyenAddress(request.billingAddress)' },
      { find: 'houseNumber ?? noHouseNumber', replace: "houseNumber ?? ''" },
    ],
  },
];
