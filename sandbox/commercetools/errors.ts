import type { AuthErrorResponse, ErrorObject, ErrorResponse } from '@commercetools/platform-sdk';

/** An error in the format of commercetools: an HTTP status and a coded error. */
export class CommercetoolsError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409;
  readonly error: ErrorObject;

  constructor(status: CommercetoolsError['status'], error: ErrorObject) {
    super(error.message);
    this.status = status;
    this.error = error;
  }

  /** The response body; refused tokens are reported in the terms of OAuth, too. */
  get body(): ErrorResponse | AuthErrorResponse {
    const { status, message, error } = this;
    const body = { statusCode: status, message, errors: [error] };
    if (status !== 401 && status !== 403) return body;
    return { ...body, error: error.code, error_description: message };
  }
}

/** A request that is refused. @param details what the code's error has in addition */
export const refusal = (
  code: ErrorObject['code'],
  message: string,
  details: Readonly<Record<string, unknown>> = {},
) => new CommercetoolsError(400, { ...details, code, message } as ErrorObject);

export const notFound = (what: string) =>
  new CommercetoolsError(404, { code: 'ResourceNotFound', message: `The ${what} was not found.` });

/** The resource has changed since the caller read it. */
export const concurrentModification = (id: string, expected: number, currentVersion: number) =>
  new CommercetoolsError(409, {
    code: 'ConcurrentModification',
    message: `Object ${id} has a different version than expected. Expected: ${expected} - Actual: ${currentVersion}.`,
    currentVersion,
  });

export const invalidInput = (message: string) => refusal('InvalidInput', message);

export const invalidField = (field: string, invalidValue: unknown, message: string) =>
  refusal('InvalidField', message, { field, invalidValue });

export const invalidOperation = (message: string) => refusal('InvalidOperation', message);

/** @param method the name of a shipping method. */
export const methodDoesNotMatchCart = (method: string) =>
  refusal('ShippingMethodDoesNotMatchCart', `The shipping method '${method}' does not match the cart.`);

export const codeNotApplicable = (
  discountCode: string,
  reason: string,
  details: Readonly<Record<string, unknown>> = {},
) =>
  refusal('DiscountCodeNonApplicable', `The discount code '${discountCode}' cannot be applied to the cart.`, {
    discountCode,
    reason,
    ...details,
  });
