import { CallbackTimeout, answerOf } from '../callback.ts';
import type { WalletCard } from '../cards.ts';
import { people } from '../people.ts';
import { WalletSheet } from '../sheet.ts';
import type { ApplePayError } from './error.ts';
import type { MerchantSession } from './merchant-session.ts';
import { readMerchantSession } from './merchant-session.ts';
import { contactOf, paymentMethodOf, shortContact } from './payment.ts';
import { applePayData } from './token.ts';

type PaymentRequest = ApplePayJS.ApplePayPaymentRequest;

/** The events to which the shop answers. */
export type Asked =
  | 'validatemerchant'
  | 'paymentmethodselected'
  | 'shippingcontactselected'
  | 'shippingmethodselected'
  | 'couponcodechanged'
  | 'paymentauthorized';

interface Update {
  readonly newTotal: ApplePayJS.ApplePayLineItem;
  readonly newLineItems?: ApplePayJS.ApplePayLineItem[];
  readonly newShippingMethods?: ApplePayJS.ApplePayShippingMethod[];
  readonly errors?: readonly ApplePayError[];
}

interface Outcome {
  readonly status: number;
  readonly errors?: readonly ApplePayError[];
}

/** What the sheet needs of its session. */
interface SessionSide {
  readonly listensTo: (type: Asked) => boolean;
  readonly dispatch: (type: Asked | 'cancel', detail: object) => void;
  /** The session has no sheet any more. */
  readonly end: () => void;
}

/** How long Apple waits for an answer, in milliseconds. */
const limit = 30_000;

/** Apple Pay from `begin()` to the shop's last answer. */
export class ApplePaySheet {
  readonly #session: SessionSide;
  readonly #sheet: WalletSheet;
  readonly #cards: readonly WalletCard[];
  #request: PaymentRequest;
  #merchant: MerchantSession | undefined;
  #methodId: string | undefined;
  /** What the shop has been asked and not answered yet. */
  #awaited: { readonly type: Asked; readonly resolve: (answer: unknown) => void } | undefined;
  #isClosed = false;

  constructor(request: PaymentRequest, cards: readonly WalletCard[], session: SessionSide) {
    this.#request = request;
    this.#session = session;
    this.#cards = cards;
    const { requiredShippingContactFields: fields = [], countryCode, couponCode = '' } = request;
    const isHome = (country: string) => Number(country === countryCode);
    this.#sheet = new WalletSheet(
      {
        title: 'Apple Pay (sandbox)',
        payLabel: 'Pay',
        people:
          fields.length > 0
            ? people.toSorted((one, other) => isHome(other.countryCode) - isHome(one.countryCode))
            : null,
        cards,
        coupon: request.supportsCouponCode ? couponCode : null,
      },
      {
        onPerson: () => void this.#contactSelected(),
        onOption: (id) => void this.#methodSelected(id),
        onCoupon: (code) => void this.#changed('couponcodechanged', () => ({ couponCode: code })),
        onCard: () => void this.#cardSelected(),
        onPay: () => void this.#authorize(),
        onCancel: () => this.#cancel(),
      },
    );
    this.#draw();
    this.#sheet.open();
    void this.#begin();
  }

  /** What the shop answers. @throws DOMException InvalidStateError if the sheet does not wait for this */
  answer(type: Asked, value: unknown): void {
    const awaited = this.#awaited;
    if (awaited?.type !== type)
      throw new DOMException(`No answer to ${type} is awaited`, 'InvalidStateError');
    this.#awaited = undefined;
    awaited.resolve(value);
  }

  close(): void {
    this.#isClosed = true;
    this.#awaited = undefined;
    this.#sheet.close();
  }

  #draw(): void {
    const { total, lineItems = [], shippingMethods = [], currencyCode } = this.#request;
    this.#methodId = (
      shippingMethods.find(({ identifier }) => identifier === this.#methodId) ?? shippingMethods[0]
    )?.identifier;
    this.#sheet.showAmounts(lineItems, total, currencyCode);
    const options = shippingMethods.map(({ identifier, label, amount }) => ({
      id: identifier,
      label: `${label} ${amount}`,
    }));
    this.#sheet.showOptions(options, this.#methodId);
  }

  /** The merchant is validated first; then Apple tells which card and which contact are selected. */
  async #begin(): Promise<void> {
    // Events come after `begin()` has returned.
    await Promise.resolve();
    await this.#busy(async () => {
      const validationURL = 'https://apple-pay-gateway.apple.com/paymentservices/startSession';
      const session = await this.#ask('validatemerchant', () => ({ validationURL }));
      this.#merchant = readMerchantSession(session, location.hostname, Date.now());
    });
    if (!this.#merchant) return;
    await this.#cardSelected();
    if (this.#sheet.person) await this.#contactSelected();
  }

  async #cardSelected(): Promise<void> {
    const card = this.#cards[this.#sheet.cardIndex];
    if (!card) return;
    await this.#changed('paymentmethodselected', () => ({ paymentMethod: paymentMethodOf(card) }));
  }

  async #contactSelected(): Promise<void> {
    const { person } = this.#sheet;
    if (!person) return;
    await this.#changed('shippingcontactselected', (areFieldsMissing) => ({
      shippingContact: shortContact(person, areFieldsMissing),
    }));
  }

  async #methodSelected(id: string): Promise<void> {
    const shippingMethod = this.#request.shippingMethods?.find(({ identifier }) => identifier === id);
    if (!shippingMethod) return;
    this.#methodId = id;
    await this.#changed('shippingmethodselected', () => ({ shippingMethod }));
  }

  /** Tells the shop about a choice; without a handler, everything stays as it is. */
  async #changed(type: Asked, detail: (areFieldsMissing: boolean) => object): Promise<void> {
    if (!this.#session.listensTo(type)) return;
    await this.#busy(async () => {
      const update = (await this.#ask(type, detail)) as Update;
      const { newTotal, newLineItems, newShippingMethods, errors = [] } = update;
      this.#request = {
        ...this.#request,
        total: newTotal,
        ...(newLineItems && { lineItems: newLineItems }),
        ...(newShippingMethods && { shippingMethods: newShippingMethods }),
      };
      this.#showErrors(errors);
      this.#draw();
    });
  }

  async #authorize(): Promise<void> {
    const card = this.#cards[this.#sheet.cardIndex];
    const merchant = this.#merchant;
    if (!card || !merchant) return;
    await this.#busy(async () => {
      const outcome = (await this.#ask('paymentauthorized', (areFieldsMissing) => ({
        payment: this.#payment(card, merchant, areFieldsMissing),
      }))) as Outcome;
      if (outcome.status !== 0 && (outcome.errors?.length ?? 0) > 0)
        this.#showErrors(outcome.errors ?? [], true);
      else this.#end();
    });
  }

  #payment(card: WalletCard, { merchantIdentifier }: MerchantSession, areFieldsMissing: boolean) {
    const { requiredShippingContactFields, requiredBillingContactFields, currencyCode, total } =
      this.#request;
    const { person } = this.#sheet;
    const price = { price: total.amount, currency: currencyCode };
    const paymentData = applePayData({ card, merchantIdentifier, ...price });
    const { transactionId: transactionIdentifier } = paymentData.header;
    const token = { paymentData, paymentMethod: paymentMethodOf(card), transactionIdentifier };
    return {
      token,
      ...(person &&
        requiredBillingContactFields?.length && {
          billingContact: contactOf(person, requiredBillingContactFields),
        }),
      ...(person &&
        requiredShippingContactFields?.length && {
          shippingContact: contactOf(person, areFieldsMissing ? [] : requiredShippingContactFields),
        }),
    };
  }

  /** Errors that only the shop can mend say so; after a failed payment, the person can try again. */
  #showErrors(errors: readonly ApplePayError[], canTryAgain = false): void {
    this.#sheet.showProblem(errors.map(({ message, code }) => message || code).join(' '));
    const isCoupon = ({ code }: ApplePayError) => code.startsWith('couponCode');
    this.#sheet.isPayable = canTryAgain || errors.every(isCoupon);
  }

  /** Dispatches an event and waits for its answer. @throws CallbackTimeout */
  async #ask(type: Asked, detail: (areFieldsMissing: boolean) => object): Promise<unknown> {
    const fault = this.#sheet.takeFault();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const ask = () => {
      this.#awaited = { type, resolve };
      this.#session.dispatch(type, detail(fault === 'fields missing'));
      return promise;
    };
    return answerOf(type, ask, { limit, fault });
  }

  #busy(work: () => Promise<void>): Promise<void> {
    return this.#sheet.busy(work, (error) => {
      if (!(error instanceof CallbackTimeout)) console.error(error);
      this.#cancelWith({ sessionError: { code: 'unknown', info: { reason: String(error) } } });
    });
  }

  #cancel(): void {
    const { person, fault } = this.#sheet;
    this.#cancelWith({});
    if (fault === 'after cancel' && person)
      this.#session.dispatch('shippingcontactselected', { shippingContact: shortContact(person, false) });
  }

  /** Whatever ends the sheet except the shop itself is a cancellation for the shop. */
  #cancelWith(detail: object): void {
    if (this.#isClosed) return;
    this.#end();
    this.#session.dispatch('cancel', detail);
  }

  #end(): void {
    this.close();
    this.#session.end();
  }
}
