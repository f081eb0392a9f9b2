import { buttonLabel, drawButton } from '../button.ts';
import { demand, developerError } from './errors.ts';
import { assertPaymentRequest, assertReadyRequest } from './request-rules.ts';
import { GooglePaySheet } from './google-pay-sheet.ts';

type Api = google.payments.api.PaymentsClient;
type PaymentDataCallbacks = google.payments.api.PaymentDataCallbacks;

/** Whether a sheet is open: Google shows one at a time. */
let isOpen = false;

/** Google's client (https://developers.google.com/pay/api/web/reference/client), which shows a sheet in the page. */
export class PaymentsClient implements Pick<
  Api,
  'isReadyToPay' | 'loadPaymentData' | 'prefetchPaymentData' | 'createButton'
> {
  readonly #callbacks: PaymentDataCallbacks;

  constructor({ environment, paymentDataCallbacks = {} }: google.payments.api.PaymentOptions = {}) {
    if (environment === 'PRODUCTION') throw developerError('The simulator does not simulate PRODUCTION');
    this.#callbacks = paymentDataCallbacks;
  }

  async isReadyToPay(request: google.payments.api.IsReadyToPayRequest) {
    await Promise.resolve();
    assertReadyRequest(request);
    return { result: true, ...(request.existingPaymentMethodRequired && { paymentMethodPresent: true }) };
  }

  prefetchPaymentData(request: google.payments.api.PaymentDataRequest): void {
    assertPaymentRequest(request, this.#callbacks);
  }

  createButton({ onClick, buttonType = 'buy' }: google.payments.api.ButtonOptions): HTMLElement {
    if (typeof onClick !== 'function') throw developerError('onClick is missing');
    const host = document.createElement('div');
    drawButton(host, buttonLabel(buttonType, 'Google Pay')).addEventListener('click', onClick);
    return host;
  }

  /**
   * Shows the sheet.
   * @throws PaymentsError `CANCELED` if the person closes it, `DEVELOPER_ERROR` for a request that Google does not accept,
   *   `INTERNAL_ERROR` if a callback does not answer in time
   */
  async loadPaymentData(request: google.payments.api.PaymentDataRequest) {
    await Promise.resolve();
    assertPaymentRequest(request, this.#callbacks);
    // Google opens a window, which browsers allow only after a click.
    demand(navigator.userActivation.isActive, 'loadPaymentData needs a click');
    demand(!isOpen, 'A sheet is open already');
    isOpen = true;
    try {
      return await new GooglePaySheet(request, this.#callbacks).finished;
    } finally {
      isOpen = false;
    }
  }
}
