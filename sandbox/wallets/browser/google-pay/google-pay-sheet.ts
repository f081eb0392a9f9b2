import { CallbackTimeout, answerOf } from '../callback.ts';
import { cards } from '../cards.ts';
import { people } from '../people.ts';
import type { Person } from '../person.ts';
import { WalletSheet } from '../sheet.ts';
import { PaymentsError, demand } from './errors.ts';
import { intermediateAddress, paymentDataOf } from './payment-data.ts';
import { afterUpdate, assertError } from './update-rules.ts';

type CallbackTrigger = google.payments.api.CallbackTrigger;
type IntermediatePaymentData = google.payments.api.IntermediatePaymentData;
type PaymentData = google.payments.api.PaymentData;
type PaymentDataCallbacks = google.payments.api.PaymentDataCallbacks;
type PaymentDataRequest = google.payments.api.PaymentDataRequest;

/** Google does not document its limits. In milliseconds. */
const limits = { changed: 10_000, authorized: 30_000 };

/** What Google says if there are options, but none of them is chosen. */
const unselected = 'shipping_option_unselected';

const isAllowed = ({ shippingAddressParameters }: PaymentDataRequest, { countryCode }: Person): boolean =>
  shippingAddressParameters?.allowedCountryCodes?.includes(countryCode) ?? true;

/** Those to whom Google lets the person send, the request's own country first. */
function peopleFor(request: PaymentDataRequest): Person[] {
  const { transactionInfo } = request;
  const isHome = ({ countryCode }: Person) => countryCode === transactionInfo.countryCode;
  return people
    .filter((person) => isAllowed(request, person))
    .toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)));
}

/** Google Pay from the click to the shop's answer. */
export class GooglePaySheet {
  readonly #callbacks: PaymentDataCallbacks;
  readonly #sheet: WalletSheet;
  readonly #cards: typeof cards;
  readonly #outcome = Promise.withResolvers<PaymentData>();
  #request: PaymentDataRequest;
  #optionId: string | undefined;

  constructor(request: PaymentDataRequest, callbacks: PaymentDataCallbacks) {
    this.#request = request;
    this.#callbacks = callbacks;
    const networks = request.allowedPaymentMethods[0]?.parameters.allowedCardNetworks;
    this.#cards = cards.filter(({ network }) => networks?.includes(network));
    const needsPerson = request.shippingAddressRequired || request.emailRequired;
    this.#sheet = new WalletSheet(
      {
        title: 'Google Pay (sandbox)',
        payLabel: 'Pay',
        people: needsPerson ? peopleFor(request) : null,
        cards: this.#cards,
        coupon: null,
      },
      {
        onPerson: (person) => void this.#personChosen(person),
        onOption: (id) => {
          this.#optionId = id;
          void this.#changed('SHIPPING_OPTION');
        },
        onPay: () => void this.#authorize(),
        onCancel: () => this.#cancel(),
      },
    );
    this.#takeOptions(request);
    this.#draw();
    this.#sheet.open();
    void this.#begin(needsPerson === true);
  }

  /** What the person authorized. Rejects with a PaymentsError. */
  get finished(): Promise<PaymentData> {
    return this.#outcome.promise;
  }

  #takeOptions({ shippingOptionParameters }: PaymentDataRequest): void {
    const { shippingOptions = [], defaultSelectedOptionId } = shippingOptionParameters ?? {};
    this.#optionId = defaultSelectedOptionId ?? shippingOptions[0]?.id;
  }

  #draw(): void {
    const { transactionInfo, shippingOptionParameters } = this.#request;
    const { displayItems = [], totalPrice, totalPriceLabel = 'Total', currencyCode } = transactionInfo;
    const lines = displayItems.map(({ label, price }) => ({ label, amount: price }));
    this.#sheet.showAmounts(lines, { label: totalPriceLabel, amount: totalPrice }, currencyCode);
    this.#sheet.showOptions(shippingOptionParameters?.shippingOptions ?? [], this.#optionId);
  }

  /** Google knows no address where the shop would deliver: another one has to be entered. */
  async #begin(needsPerson: boolean): Promise<void> {
    await this.#changed('INITIALIZE');
    if (needsPerson && !this.#sheet.person) this.#refuseCountry();
  }

  async #personChosen(person: Person): Promise<void> {
    if (isAllowed(this.#request, person)) await this.#changed('SHIPPING_ADDRESS');
    else this.#refuseCountry();
  }

  #refuseCountry(): void {
    this.#sheet.isPayable = false;
    this.#sheet.showProblem('The shop does not ask for addresses in this country.');
  }

  /** Asks the shop about a change, if it wants to know of it. */
  async #changed(callbackTrigger: CallbackTrigger): Promise<void> {
    const { callbackIntents = [], shippingOptionRequired } = this.#request;
    const isAsked = callbackIntents.some((intent) => intent === callbackTrigger);
    if (callbackTrigger === 'INITIALIZE' ? !this.#callbacks.onPaymentDataChanged : !isAsked) return;
    await this.#busy(async () => {
      const fault = this.#sheet.takeFault();
      const data = this.#intermediateData(callbackTrigger, fault === 'fields missing');
      const ask = () => this.#callbacks.onPaymentDataChanged?.(data) ?? {};
      const update = await answerOf('onPaymentDataChanged', ask, { limit: limits.changed, fault });
      this.#request = afterUpdate(this.#request, update);
      if (update.newShippingOptionParameters) this.#takeOptions(this.#request);
      this.#sheet.showProblem(update.error?.message ?? '');
      this.#sheet.isPayable = !update.error && (!shippingOptionRequired || this.#optionId !== undefined);
      this.#draw();
    });
  }

  /** Google tells of the card only with the intent `PAYMENT_METHOD`, which is not simulated; the types always have it. */
  #intermediateData(callbackTrigger: CallbackTrigger, areFieldsMissing: boolean): IntermediatePaymentData {
    const { shippingAddressRequired, shippingOptionRequired } = this.#request;
    const { person } = this.#sheet;
    const data: Omit<IntermediatePaymentData, 'paymentMethodData'> = {
      callbackTrigger,
      ...(shippingAddressRequired &&
        person && { shippingAddress: intermediateAddress(person, areFieldsMissing) }),
      ...(shippingOptionRequired && { shippingOptionData: { id: this.#optionId ?? unselected } }),
    };
    return data as IntermediatePaymentData;
  }

  async #authorize(): Promise<void> {
    await this.#busy(async () => {
      const fault = this.#sheet.takeFault();
      const card = this.#cards[this.#sheet.cardIndex];
      demand(card, 'There is no card of the allowed networks');
      const { person } = this.#sheet;
      const areFieldsMissing = fault === 'fields missing';
      const chosen = { person, card, optionId: this.#optionId, areFieldsMissing };
      const data = paymentDataOf(this.#request, chosen);
      const { onPaymentAuthorized } = this.#callbacks;
      if (!onPaymentAuthorized) {
        this.#end(() => this.#outcome.resolve(data));
        return;
      }
      const ask = () => onPaymentAuthorized(data);
      const { transactionState, error } = await answerOf('onPaymentAuthorized', ask, {
        limit: limits.authorized,
        fault,
      });
      if (transactionState === 'SUCCESS') {
        this.#end(() => this.#outcome.resolve(data));
        return;
      }
      const isError = (transactionState as string) === 'ERROR';
      demand(isError && error, 'transactionState has to be SUCCESS, or ERROR with an error');
      assertError(error, this.#request);
      this.#sheet.showProblem(error.message);
    }, false);
  }

  /** One callback at a time. An answer that Google does not accept leaves a sheet that can only be closed. */
  #busy(work: () => Promise<void>, canCancel = true): Promise<void> {
    return this.#sheet.busy(work, (error) => this.#fail(error), canCancel);
  }

  #fail(error: unknown): void {
    if (error instanceof CallbackTimeout) {
      this.#end(() => this.#outcome.reject(new PaymentsError('INTERNAL_ERROR', error.message)));
      return;
    }
    console.error(error);
    this.#sheet.isPayable = false;
    this.#sheet.showProblem(error instanceof PaymentsError ? error.message : `OR_BIBED_06: ${String(error)}`);
  }

  #cancel(): void {
    this.#end(() =>
      this.#outcome.reject(new PaymentsError('CANCELED', 'User closed the Payment Request UI.')),
    );
    if (this.#sheet.fault === 'after cancel')
      void this.#callbacks.onPaymentDataChanged?.(this.#intermediateData('SHIPPING_ADDRESS', false));
  }

  #end(tell: () => void): void {
    this.#sheet.close();
    tell();
  }
}
