type PaymentDataCallbacks = google.payments.api.PaymentDataCallbacks;
type PaymentDataError = google.payments.api.PaymentDataError;
type PaymentDataRequest = google.payments.api.PaymentDataRequest;
type PaymentDataRequestUpdate = google.payments.api.PaymentDataRequestUpdate;
type ShippingOptionParameters = google.payments.api.ShippingOptionParameters;
type TransactionInfo = google.payments.api.TransactionInfo;

/**
 * What Google's methods reject with (https://developers.google.com/pay/api/web/reference/error-objects#PaymentsError). The
 * types lack the one of a sheet that was closed.
 */
export class PaymentsError extends Error {
  readonly statusCode: google.payments.api.PaymentsErrorStatusCode | 'CANCELED';

  constructor(statusCode: PaymentsError['statusCode'], message: string) {
    super(`${statusCode}: ${message}`);
    this.statusCode = statusCode;
  }
}

/** @throws PaymentsError DEVELOPER_ERROR unless the condition holds */
export function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw new PaymentsError('DEVELOPER_ERROR', message);
}

/*
 * What Google documents of requests (https://developers.google.com/pay/api/web/reference/request-objects) and does not
 * follow from their types.
 */

/**
 * Documented are no or two decimal places. adyen-web writes the shortest number (`125.5`), which Google accepts. A
 * discount's price is negative.
 */
const isPrice = (value: string, pattern = /^\d+(?:\.\d{1,2})?$/) =>
  typeof value === 'string' && pattern.test(value);

function assertTransaction(info: TransactionInfo): void {
  const { currencyCode, totalPrice, displayItems, totalPriceLabel } = info;
  demand(/^[A-Z]{3}$/.test(currencyCode), 'transactionInfo.currencyCode is not ISO 4217');
  demand(isPrice(totalPrice), 'transactionInfo.totalPrice is not a price');
  for (const { label, price } of displayItems ?? []) {
    demand(label, 'displayItems: a label is missing');
    demand(isPrice(price, /^-?\d+(?:\.\d{1,2})?$/), 'displayItems: a price is not a price');
  }
  demand(!displayItems || totalPriceLabel, 'displayItems need a totalPriceLabel');
}

/** The error of an unknown default begins with `OR_BIBED_15`. */
function assertOptions({ shippingOptions, defaultSelectedOptionId }: ShippingOptionParameters): void {
  const ids = shippingOptions.map(({ id }) => id);
  demand(ids.length > 0, 'shippingOptionParameters.shippingOptions is missing');
  demand(
    shippingOptions.every(({ id, label }) => id && label),
    'shippingOptions: an id or label is missing',
  );
  demand(new Set(ids).size === ids.length, 'shippingOptions: an id is there twice');
  demand(
    defaultSelectedOptionId === undefined || ids.includes(defaultSelectedOptionId),
    `OR_BIBED_15: there is no option ${String(defaultSelectedOptionId)}`,
  );
}

/** @throws PaymentsError DEVELOPER_ERROR */
export function assertPaymentRequest(request: PaymentDataRequest, callbacks: PaymentDataCallbacks): void {
  const [card] = request.allowedPaymentMethods;
  demand(card?.parameters.allowedCardNetworks.length, 'allowedCardNetworks is missing');
  demand(request.merchantInfo.merchantId, 'merchantInfo.merchantId is missing');
  assertTransaction(request.transactionInfo);
  const intents: readonly string[] = request.callbackIntents ?? [];
  const changes = intents.some((intent) => intent !== 'PAYMENT_AUTHORIZATION');
  demand(
    changes === Boolean(callbacks.onPaymentDataChanged),
    'callbackIntents do not match onPaymentDataChanged',
  );
  demand(
    intents.includes('PAYMENT_AUTHORIZATION') === Boolean(callbacks.onPaymentAuthorized),
    'callbackIntents do not match onPaymentAuthorized',
  );
  demand(
    !intents.includes('SHIPPING_ADDRESS') || request.shippingAddressRequired,
    'SHIPPING_ADDRESS needs shippingAddressRequired',
  );
  demand(
    intents.includes('SHIPPING_OPTION') === Boolean(request.shippingOptionRequired),
    'SHIPPING_OPTION and shippingOptionRequired need each other',
  );
}

/** @throws PaymentsError DEVELOPER_ERROR; an error's intent has to be one of the request */
export function assertError(error: PaymentDataError, { callbackIntents }: PaymentDataRequest): void {
  demand(error.message, 'error.message is missing');
  demand(callbackIntents?.includes(error.intent), 'error.intent is not one of the callbackIntents');
}

/**
 * The request as it is after a callback has answered.
 * @throws PaymentsError DEVELOPER_ERROR for an answer that Google does not accept
 *   (https://developers.google.com/pay/api/web/reference/response-objects#PaymentDataRequestUpdate)
 */
export function afterUpdate(
  request: PaymentDataRequest,
  { newTransactionInfo, newShippingOptionParameters, error }: PaymentDataRequestUpdate,
): PaymentDataRequest {
  const { currencyCode, countryCode } = request.transactionInfo;
  if (error) assertError(error, request);
  if (newTransactionInfo) {
    assertTransaction(newTransactionInfo);
    demand(newTransactionInfo.currencyCode === currencyCode, 'The currency cannot be changed');
    demand(newTransactionInfo.countryCode === countryCode, 'The country cannot be changed');
  }
  if (newShippingOptionParameters) assertOptions(newShippingOptionParameters);
  return {
    ...request,
    ...(newTransactionInfo && { transactionInfo: newTransactionInfo }),
    ...(newShippingOptionParameters && { shippingOptionParameters: newShippingOptionParameters }),
  };
}
