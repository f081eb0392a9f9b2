import { demand } from './errors.ts';
import { assertOptions, assertTransaction } from './request-rules.ts';

type PaymentDataRequest = google.payments.api.PaymentDataRequest;
type PaymentDataError = google.payments.api.PaymentDataError;
type PaymentDataRequestUpdate = google.payments.api.PaymentDataRequestUpdate;

const reasons: readonly string[] = [
  'OFFER_INVALID',
  'PAYMENT_DATA_INVALID',
  'SHIPPING_ADDRESS_INVALID',
  'SHIPPING_ADDRESS_UNSERVICEABLE',
  'SHIPPING_OPTION_INVALID',
  'OTHER_ERROR',
];

/** @throws PaymentsError DEVELOPER_ERROR; an error's intent has to be one of the request */
export function assertError(error: PaymentDataError, { callbackIntents }: PaymentDataRequest): void {
  demand(reasons.includes(error.reason), 'error.reason is missing or unknown');
  demand(typeof error.message === 'string' && error.message !== '', 'error.message is missing');
  demand(callbackIntents?.includes(error.intent), 'error.intent is not one of the callbackIntents');
}

/**
 * The request as it is after a callback has answered.
 * @throws PaymentsError DEVELOPER_ERROR for an answer that Google does not accept
 *   (https://developers.google.com/pay/api/web/reference/response-objects#PaymentDataRequestUpdate)
 */
export function afterUpdate(
  request: PaymentDataRequest,
  update: PaymentDataRequestUpdate,
): PaymentDataRequest {
  demand(
    typeof update === 'object' && (update as unknown) !== null,
    'onPaymentDataChanged answered with nothing',
  );
  const { newTransactionInfo, newShippingOptionParameters, error } = update;
  const { transactionInfo } = request;
  if (error) assertError(error, request);
  if (newTransactionInfo) {
    assertTransaction(newTransactionInfo);
    demand(
      newTransactionInfo.currencyCode === transactionInfo.currencyCode,
      'The currency cannot be changed',
    );
    demand(newTransactionInfo.countryCode === transactionInfo.countryCode, 'The country cannot be changed');
  }
  if (newShippingOptionParameters) {
    demand(request.shippingOptionRequired, 'newShippingOptionParameters without shippingOptionRequired');
    assertOptions(newShippingOptionParameters);
  }
  return {
    ...request,
    ...(newTransactionInfo && { transactionInfo: newTransactionInfo }),
    ...(newShippingOptionParameters && { shippingOptionParameters: newShippingOptionParameters }),
  };
}
