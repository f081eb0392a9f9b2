import { cards } from '../cards.ts';
import { peopleFrom } from '../people.ts';
import { WalletSheet } from '../sheet.ts';
import { walletToken } from '../token.ts';
import { type Chosen, inTime, type Sheet } from '../wallet.ts';
import { contactOf, shortContact } from './payment.ts';
import {
  type ApplePayError,
  assertErrors,
  assertPaymentRequest,
  assertUpdate,
  type Update,
} from './request-rules.ts';

/** The events to which the shop answers. */
type Asked =
  | 'validatemerchant'
  | 'shippingcontactselected'
  | 'shippingmethodselected'
  | 'couponcodechanged'
  | 'paymentauthorized';

interface Outcome {
  readonly status: number;
  readonly errors?: readonly ApplePayError[] | undefined;
}

type Handler = ((event: Event) => void) | null;

const latestVersion = 14;
/** How long Apple waits for an answer, in milliseconds. */
const limit = 30_000;

const invalidAccess = (message: string) => new DOMException(message, 'InvalidAccessError');
const invalidState = (message: string) => new DOMException(message, 'InvalidStateError');

/**
 * Apple's session (https://developer.apple.com/documentation/applepayontheweb/applepaysession), which shows a sheet in the
 * page. Only on pages with TLS, only after a click, and only one at a time.
 */
export class ApplePaySession {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;

  oncancel: Handler = null;
  oncouponcodechanged: Handler = null;
  onpaymentauthorized: Handler = null;
  onshippingcontactselected: Handler = null;
  onshippingmethodselected: Handler = null;
  onvalidatemerchant: Handler = null;

  #request: ApplePayJS.ApplePayPaymentRequest;
  #sheet: WalletSheet | undefined;
  #merchantIdentifier = '';
  #methodId: string | undefined;
  /** What the shop has been asked and not answered yet. */
  #awaited: { readonly type: Asked; readonly resolve: (answer: unknown) => void } | undefined;

  /** @throws DOMException InvalidAccessError without TLS or a click; TypeError for a request that Apple does not accept */
  constructor(version: number, request: ApplePayJS.ApplePayPaymentRequest) {
    if (!ApplePaySession.canMakePayments())
      throw invalidAccess('Trying to start an Apple Pay session from an insecure document');
    if (!navigator.userActivation.isActive)
      throw invalidAccess('Must create a new ApplePaySession from a user gesture handler');
    if (!ApplePaySession.supportsVersion(version))
      throw invalidAccess(`"${version}" is not a supported version`);
    assertPaymentRequest(request);
    this.#request = request;
  }

  static supportsVersion(version: number): boolean {
    return version <= latestVersion;
  }

  static canMakePayments(): boolean {
    return location.protocol === 'https:';
  }

  /** Shows the sheet. @throws DOMException InvalidAccessError if a sheet is open, InvalidStateError after the first time */
  begin(): void {
    if (WalletSheet.isOpen) throw invalidAccess('Page already has an active payment session');
    if (this.#sheet) throw invalidState('The session has begun already');
    const { countryCode, couponCode = '', supportedNetworks, supportsCouponCode } = this.#request;
    const { requiredShippingContactFields: fields = [] } = this.#request;
    const usable = cards.filter(({ appleNetwork }) => supportedNetworks.includes(appleNetwork));
    this.#sheet = new WalletSheet({
      name: 'Apple Pay',
      payLabel: 'Pay',
      people: fields.length > 0 ? peopleFrom(countryCode) : null,
      cards: usable,
      coupon: supportsCouponCode ? couponCode : null,
      view: () => this.#view(),
      choose: (chosen, sheet) => this.#chosen(chosen, sheet),
      pay: async ({ cardIndex, person }) => {
        const [fallback] = cards;
        const card = usable[cardIndex] ?? fallback;
        const { total, currencyCode: currency } = this.#request;
        const content = { merchant: this.#merchantIdentifier, price: total.amount, currency };
        const payment = {
          token: { paymentData: card && walletToken({ card, ...content }) },
          ...(person && { shippingContact: contactOf(person, fields) }),
        };
        const { status, errors = [] } = (await this.#ask('paymentauthorized', { payment })) as Outcome;
        // After a failure with errors, the person can try again.
        return status === 0 || errors.length === 0 ? null : { message: textOf(errors), canPay: true };
      },
      end: (error) => {
        if (error !== undefined) console.error(error);
        this.#dispatch('cancel', {});
      },
    });
  }

  /** Takes the sheet away without an event. @throws DOMException InvalidStateError if there is none */
  abort(): void {
    if (!this.#sheet || this.#sheet.isClosed) throw invalidState('The session has no sheet (any more)');
    this.#sheet.close();
  }

  completeMerchantValidation(merchantSession: unknown): void {
    this.#answer('validatemerchant', merchantSession);
  }

  completeShippingContactSelection(update: Update): void {
    this.#update('shippingcontactselected', update);
  }

  completeShippingMethodSelection(update: Update): void {
    this.#update('shippingmethodselected', update);
  }

  completeCouponCodeChange(update: Update): void {
    this.#update('couponcodechanged', update);
  }

  completePayment(result: Outcome): void {
    assertErrors(result.errors);
    this.#answer('paymentauthorized', result);
  }

  /** @throws TypeError for an update that Apple does not accept; DOMException InvalidStateError if it is not awaited */
  #update(type: Asked, update: Update): void {
    assertUpdate(update);
    this.#answer(type, update);
  }

  #answer(type: Asked, value: unknown): void {
    const awaited = this.#awaited;
    if (awaited?.type !== type || this.#sheet?.isClosed)
      throw invalidState(`No answer to ${type} is awaited`);
    this.#awaited = undefined;
    awaited.resolve(value);
  }

  #dispatch(type: Asked | 'cancel', detail: object): void {
    this[`on${type}`]?.(Object.assign(new Event(type), detail));
  }

  /** Dispatches an event and waits for its answer. @throws CallbackTimeout */
  #ask(type: Asked, detail: object): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#awaited = { type, resolve };
    this.#dispatch(type, detail);
    return inTime(promise, limit);
  }

  #view() {
    const { total, lineItems = [], shippingMethods = [], currencyCode } = this.#request;
    this.#methodId = (
      shippingMethods.find(({ identifier }) => identifier === this.#methodId) ?? shippingMethods[0]
    )?.identifier;
    const options = shippingMethods.map(({ identifier: id, label, amount }) => ({
      ...{ id, label: `${label} ${amount}` },
    }));
    const amounts = { lines: lineItems, total: total.amount, currency: currencyCode };
    return { ...amounts, options, selected: this.#methodId };
  }

  /** The merchant is validated first; then Apple tells which contact is selected. */
  async #chosen(chosen: Chosen, { person }: Sheet) {
    if ('begin' in chosen) {
      // Events come after `begin()` has returned.
      await Promise.resolve();
      const session = (await this.#ask('validatemerchant', {})) as ApplePayMerchantSession;
      this.#merchantIdentifier = session.merchantIdentifier;
    }
    if ('coupon' in chosen) return this.#changed('couponcodechanged', { couponCode: chosen.coupon });
    if ('option' in chosen) {
      this.#methodId = chosen.option;
      const methods = this.#request.shippingMethods ?? [];
      const shippingMethod = methods.find(({ identifier }) => identifier === chosen.option);
      return this.#changed('shippingmethodselected', { shippingMethod });
    }
    return person
      ? this.#changed('shippingcontactselected', { shippingContact: shortContact(person) })
      : null;
  }

  /** Tells the shop about a choice; without a handler, everything stays as it is. */
  async #changed(type: Asked, detail: object) {
    if (!this[`on${type}`]) return null;
    const update = (await this.#ask(type, detail)) as Update;
    const { newTotal, newLineItems, newShippingMethods, errors = [] } = update;
    this.#request = {
      ...this.#request,
      total: newTotal,
      ...(newLineItems && { lineItems: newLineItems }),
      ...(newShippingMethods && { shippingMethods: newShippingMethods }),
    };
    const made = errors as readonly ApplePayError[];
    // Errors that only the shop can mend keep the person from paying.
    const canPay = made.every(({ code }) => code.startsWith('couponCode'));
    return made.length > 0 ? { message: textOf(made), canPay } : null;
  }
}

interface ApplePayMerchantSession {
  readonly merchantIdentifier: string;
}

const textOf = (errors: readonly ApplePayError[]) =>
  errors.map(({ message, code }) => message || code).join(' ');
