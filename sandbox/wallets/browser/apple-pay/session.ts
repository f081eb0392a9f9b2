import { cards } from '../cards.ts';
import type { Asked } from './apple-pay-sheet.ts';
import { ApplePaySheet } from './apple-pay-sheet.ts';
import {
  assertErrors,
  assertLineItems,
  assertPaymentRequest,
  assertShippingMethods,
  assertTotal,
} from './request-rules.ts';

type PaymentRequest = ApplePayJS.ApplePayPaymentRequest;

/** What each of Apple's update dictionaries may contain. */
interface Update {
  readonly newTotal: ApplePayJS.ApplePayLineItem;
  readonly newLineItems?: ApplePayJS.ApplePayLineItem[] | undefined;
  readonly newShippingMethods?: ApplePayJS.ApplePayShippingMethod[] | undefined;
  readonly errors?: readonly unknown[] | undefined;
}

type Handler = ((event: never) => void) | null;

const latestVersion = 14;
const invalidAccess = (message: string) => new DOMException(message, 'InvalidAccessError');
const invalidState = (message: string) => new DOMException(message, 'InvalidStateError');

/** The sheet that is open: Apple shows one at a time. */
let current: ApplePaySheet | undefined;

/**
 * Apple's session (https://developer.apple.com/documentation/applepayontheweb/applepaysession), which shows a sheet in the
 * page. Only on pages with TLS, only after a click, and only one at a time.
 */
export class ApplePaySession extends EventTarget {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static readonly STATUS_INVALID_BILLING_POSTAL_ADDRESS = 2;
  static readonly STATUS_INVALID_SHIPPING_POSTAL_ADDRESS = 3;
  static readonly STATUS_INVALID_SHIPPING_CONTACT = 4;
  static readonly STATUS_PIN_REQUIRED = 5;
  static readonly STATUS_PIN_INCORRECT = 6;
  static readonly STATUS_PIN_LOCKOUT = 7;

  oncancel: Handler = null;
  oncouponcodechanged: Handler = null;
  onpaymentauthorized: Handler = null;
  onpaymentmethodselected: Handler = null;
  onshippingcontactselected: Handler = null;
  onshippingmethodselected: Handler = null;
  onvalidatemerchant: Handler = null;

  readonly #request: PaymentRequest;
  #sheet: ApplePaySheet | undefined;
  #hasBegun = false;

  /** @throws DOMException InvalidAccessError without TLS or a click; TypeError for a request that Apple does not accept */
  constructor(version: number, request: PaymentRequest) {
    super();
    if (location.protocol !== 'https:')
      throw invalidAccess('Trying to start an Apple Pay session from an insecure document');
    if (!navigator.userActivation.isActive)
      throw invalidAccess('Must create a new ApplePaySession from a user gesture handler');
    if (!ApplePaySession.supportsVersion(version))
      throw invalidAccess(`"${version}" is not a supported version`);
    assertPaymentRequest(request);
    this.#request = request;
  }

  static supportsVersion(version: number): boolean {
    return Number.isInteger(version) && version >= 1 && version <= latestVersion;
  }

  static canMakePayments(): boolean {
    return location.protocol === 'https:';
  }

  static canMakePaymentsWithActiveCard(merchantIdentifier: string): Promise<boolean> {
    return Promise.resolve(ApplePaySession.canMakePayments() && merchantIdentifier !== '');
  }

  static applePayCapabilities(
    merchantIdentifier: string,
  ): Promise<ApplePayJS.PaymentCredentialStatusResponse> {
    const isAvailable = ApplePaySession.canMakePayments() && merchantIdentifier !== '';
    const paymentCredentialStatus = isAvailable ? 'paymentCredentialsAvailable' : 'applePayUnsupported';
    return Promise.resolve({ paymentCredentialStatus });
  }

  /** Shows the sheet. @throws DOMException InvalidAccessError if a sheet is open, InvalidStateError after the first time */
  begin(): void {
    if (current) throw invalidAccess('Page already has an active payment session');
    if (this.#hasBegun) throw invalidState('The session has begun already');
    this.#hasBegun = true;
    const { supportedNetworks } = this.#request;
    const usable = cards.filter(({ appleNetwork }) => supportedNetworks.includes(appleNetwork));
    this.#sheet = new ApplePaySheet(this.#request, usable, {
      listensTo: (type) => this[`on${type}`] !== null,
      dispatch: (type, detail) => this.#dispatch(type, detail),
      end: () => this.#end(),
    });
    current = this.#sheet;
  }

  /** Takes the sheet away without an event. @throws DOMException InvalidStateError if there is none */
  abort(): void {
    const sheet = this.#open();
    this.#end();
    sheet.close();
  }

  completeMerchantValidation(merchantSession: unknown): void {
    this.#open().answer('validatemerchant', merchantSession);
  }

  completePaymentMethodSelection(update: Update): void {
    this.#complete('paymentmethodselected', update);
  }

  completeShippingContactSelection(update: Update): void {
    this.#complete('shippingcontactselected', update);
  }

  completeShippingMethodSelection(update: Update): void {
    this.#complete('shippingmethodselected', update);
  }

  completeCouponCodeChange(update: Update): void {
    this.#complete('couponcodechanged', update);
  }

  /** A success, or a failure without errors, ends the session; after a failure with errors, the person can try again. */
  completePayment(result: ApplePayJS.ApplePayPaymentAuthorizationResult | number): void {
    const outcome = typeof result === 'number' ? { status: result } : result;
    assertErrors(outcome.errors);
    this.#open().answer('paymentauthorized', outcome);
  }

  /** @throws TypeError for an update that Apple does not accept; DOMException InvalidStateError if it is not awaited */
  #complete(type: Asked, update: Update): void {
    assertTotal(update.newTotal);
    assertLineItems(update.newLineItems);
    assertShippingMethods(update.newShippingMethods);
    assertErrors(update.errors);
    this.#open().answer(type, update);
  }

  #open(): ApplePaySheet {
    if (!this.#sheet || current !== this.#sheet) throw invalidState('The session has no sheet (any more)');
    return this.#sheet;
  }

  #dispatch(type: Asked | 'cancel', detail: object): void {
    const event = Object.assign(new Event(type), detail);
    this.dispatchEvent(event);
    this[`on${type}`]?.(event as never);
  }

  #end(): void {
    if (current === this.#sheet) current = undefined;
  }
}
