/** The types lack the one of a sheet that was closed. */
type StatusCode = google.payments.api.PaymentsErrorStatusCode | 'CANCELED';

/**
 * What Google's methods reject with (https://developers.google.com/pay/api/web/reference/error-objects#PaymentsError).
 */
export class PaymentsError extends Error {
  readonly statusCode: StatusCode;
  readonly statusMessage: string;

  constructor(statusCode: StatusCode, statusMessage: string) {
    super(`${statusCode}: ${statusMessage}`);
    this.name = 'PaymentsError';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
  }
}

/** A request, or a callback's answer, that Google does not accept. */
export const developerError = (message: string): PaymentsError =>
  new PaymentsError('DEVELOPER_ERROR', message);

/** @throws PaymentsError DEVELOPER_ERROR unless the condition holds */
export function demand(condition: unknown, message: string): asserts condition {
  if (!condition) throw developerError(message);
}
