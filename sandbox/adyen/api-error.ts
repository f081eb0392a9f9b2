/** Adyen's kinds of API errors. */
type ErrorType = 'validation' | 'security' | 'configuration' | 'internal';

/** An error of the Checkout API, in the format of Adyen's responses. */
export class AdyenApiError extends Error {
  readonly status: 401 | 403 | 404 | 422 | 500;
  /** Adyen's numeric code as a string, e.g. `901`. */
  readonly errorCode: string;
  readonly errorType: ErrorType;

  constructor(status: AdyenApiError['status'], errorCode: string, message: string, errorType: ErrorType) {
    super(message);
    this.name = 'AdyenApiError';
    this.status = status;
    this.errorCode = errorCode;
    this.errorType = errorType;
  }

  /** The JSON body of the response. */
  get body() {
    const { status, errorCode, message, errorType } = this;
    return { status, errorCode, message, errorType };
  }
}

/** A request that is well-formed JSON but contains something that Adyen rejects. */
export const invalid = (errorCode: string, message: string): AdyenApiError =>
  new AdyenApiError(422, errorCode, message, 'validation');

/** A failure of Adyen's own that may be gone with the next attempt; nothing was done. */
export const unavailable = (): AdyenApiError => new AdyenApiError(500, '903', 'Internal error', 'internal');

/** A request with a key that is used by another request, which may still be in progress. */
export const inProgress = (): AdyenApiError => invalid('704', 'request already processed or in progress');

/** Whether the same request may succeed with another attempt. */
export const isTransient = ({ status, errorCode }: AdyenApiError): boolean =>
  status >= 500 || errorCode === '704';
