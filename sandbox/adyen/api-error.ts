/** An error of the Checkout API, in the format of Adyen's responses. */
export class AdyenApiError extends Error {
  readonly status: 401 | 403 | 404 | 422 | 500;
  /** Adyen's numeric code as a string, e.g. `901`. */
  readonly errorCode: string;

  constructor(status: AdyenApiError['status'], errorCode: string, message: string) {
    super(message);
    this.name = 'AdyenApiError';
    this.status = status;
    this.errorCode = errorCode;
  }

  get body() {
    const { status, errorCode, message } = this;
    return { status, errorCode, message, errorType: status === 422 ? 'validation' : 'security' };
  }

  /** Whether the same request may succeed with another attempt. */
  get isTransient(): boolean {
    return this.status >= 500 || this.errorCode === '704';
  }
}

/** A request that is well-formed JSON but contains something that Adyen rejects. */
export const invalid = (errorCode: string, message: string): AdyenApiError =>
  new AdyenApiError(422, errorCode, message);

/** A request that Adyen has processed before, with other content or for good. */
export const alreadyProcessed = (): AdyenApiError =>
  invalid('704', 'request already processed or in progress');
