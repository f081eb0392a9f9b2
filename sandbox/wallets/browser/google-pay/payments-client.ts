import { drawButton } from '../button.ts';
import { cards } from '../cards.ts';
import { peopleFrom } from '../people.ts';
import { WalletSheet } from '../sheet.ts';
import { CallbackTimeout, type Chosen, inTime, type Problem, type Sheet } from '../wallet.ts';
import { intermediateAddress, paymentDataOf } from './payment-data.ts';
import { afterUpdate, assertError, assertPaymentRequest, demand, PaymentsError } from './request-rules.ts';

type IntermediatePaymentData = google.payments.api.IntermediatePaymentData;
type PaymentData = google.payments.api.PaymentData;
type PaymentDataCallbacks = google.payments.api.PaymentDataCallbacks;
type PaymentDataRequest = google.payments.api.PaymentDataRequest;

/** Google's client (https://developers.google.com/pay/api/web/reference/client), which shows a sheet in the page. */
export class PaymentsClient {
  readonly #callbacks: PaymentDataCallbacks;

  constructor({ paymentDataCallbacks = {} }: google.payments.api.PaymentOptions) {
    this.#callbacks = paymentDataCallbacks;
  }

  isReadyToPay() {
    return Promise.resolve({ result: true });
  }

  createButton({ onClick, buttonType = 'buy' }: google.payments.api.ButtonOptions): HTMLElement {
    const host = document.createElement('div');
    const label = buttonType === 'plain' ? 'Google Pay' : 'Buy with Google Pay';
    drawButton(host, label).addEventListener('click', onClick);
    return host;
  }

  /**
   * Shows the sheet.
   * @throws PaymentsError `CANCELED` if the person closes it, `DEVELOPER_ERROR` for a request that Google does not accept,
   *   `INTERNAL_ERROR` if a callback does not answer in time
   */
  async loadPaymentData(request: PaymentDataRequest): Promise<PaymentData> {
    await Promise.resolve();
    assertPaymentRequest(request, this.#callbacks);
    // Google opens a window, which browsers allow only after a click.
    demand(navigator.userActivation.isActive, 'loadPaymentData needs a click');
    demand(!WalletSheet.isOpen, 'A sheet is open already');
    return showSheet(request, this.#callbacks);
  }
}

/** Google does not document its limits. In milliseconds. */
const limits = { changed: 10_000, authorized: 30_000 };

/** What Google says if there are options, but none of them is chosen. */
const unselected = 'shipping_option_unselected';

const defaultOf = ({ shippingOptionParameters: parameters }: PaymentDataRequest): string | undefined =>
  parameters?.defaultSelectedOptionId ?? parameters?.shippingOptions[0]?.id;

/** Google Pay from the click to the shop's answer. */
function showSheet(
  first: PaymentDataRequest,
  { onPaymentDataChanged, onPaymentAuthorized }: PaymentDataCallbacks,
): Promise<PaymentData> {
  const { promise, resolve, reject } = Promise.withResolvers<PaymentData>();
  let request = first;
  let optionId = defaultOf(request);
  const countries = request.shippingAddressParameters?.allowedCountryCodes;
  const networks = request.allowedPaymentMethods[0]?.parameters.allowedCardNetworks;
  const usable = cards.filter(({ network }) => networks?.includes(network));
  const isAllowed = (countryCode = '') => countries?.includes(countryCode) ?? true;

  /** An answer that Google does not accept leaves a sheet that can only be closed. */
  async function attempt(ask: () => Promise<Problem | null>) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof CallbackTimeout) throw error;
      console.error(error);
      return { message: error instanceof PaymentsError ? error.message : `OR_BIBED_06: ${String(error)}` };
    }
  }

  /** Google tells of the card only with the intent `PAYMENT_METHOD`, which is not simulated; the types always have it. */
  async function tell(chosen: Chosen, { person }: Sheet) {
    if (request.shippingAddressRequired && !isAllowed(person?.countryCode))
      return { message: 'The shop does not ask for addresses in this country.' };
    const callbackTrigger =
      'begin' in chosen ? 'INITIALIZE' : 'option' in chosen ? 'SHIPPING_OPTION' : 'SHIPPING_ADDRESS';
    if (!onPaymentDataChanged) return null;
    const data: Omit<IntermediatePaymentData, 'paymentMethodData'> = {
      callbackTrigger,
      ...(request.shippingAddressRequired && person && { shippingAddress: intermediateAddress(person) }),
      ...(request.shippingOptionRequired && { shippingOptionData: { id: optionId ?? unselected } }),
    };
    const asked = onPaymentDataChanged(data as IntermediatePaymentData);
    const update = await inTime(asked, limits.changed);
    request = afterUpdate(request, update);
    if (update.newShippingOptionParameters) optionId = defaultOf(request);
    if (update.error) return { message: update.error.message };
    return request.shippingOptionRequired && optionId === undefined ? { message: '' } : null;
  }

  new WalletSheet({
    name: 'Google Pay',
    payLabel: 'Pay',
    people: request.shippingAddressRequired
      ? peopleFrom(request.transactionInfo.countryCode).filter(({ countryCode }) => isAllowed(countryCode))
      : null,
    cards: usable,
    coupon: null,
    view: () => {
      const { transactionInfo, shippingOptionParameters } = request;
      const { displayItems = [], totalPrice, currencyCode } = transactionInfo;
      return {
        lines: displayItems.map(({ label, price }) => ({ label, amount: price })),
        total: totalPrice,
        currency: currencyCode,
        options: shippingOptionParameters?.shippingOptions ?? [],
        selected: optionId,
      };
    },
    choose: (chosen, sheet) => {
      if ('option' in chosen) optionId = chosen.option;
      return attempt(() => tell(chosen, sheet));
    },
    pay: ({ cardIndex, person }) =>
      attempt(async () => {
        const card = usable[cardIndex];
        demand(card && onPaymentAuthorized, 'There is no card of the allowed networks');
        const data = paymentDataOf(request, card, person, optionId);
        const answer = await inTime(onPaymentAuthorized(data), limits.authorized);
        if (answer.transactionState === 'SUCCESS') {
          resolve(data);
          return null;
        }
        demand(answer.error, 'transactionState has to be SUCCESS, or ERROR with an error');
        assertError(answer.error, request);
        return { message: answer.error.message, canPay: true };
      }),
    end: (error) =>
      reject(
        error instanceof CallbackTimeout
          ? new PaymentsError('INTERNAL_ERROR', error.message)
          : new PaymentsError('CANCELED', 'User closed the Payment Request UI.'),
      ),
  });
  return promise;
}
