import { answerOf } from '../callback.ts';
import type { Fault } from '../callback.ts';
import { people } from '../people.ts';
import { WalletSheet } from '../sheet.ts';
import type { ButtonsOptions, ChangeActions } from './options.ts';
import { addressErrors, optionErrors, refusals } from './options.ts';
import type { PayPalOrder } from './order.ts';
import { approveOrder, fetchOrder, orderDetails } from './order.ts';

/** PayPal does not document its limit. In milliseconds. */
const limit = 10_000;

const funding = [{ label: 'PayPal balance' }, { label: 'Declined card' }];

const lineNames: Readonly<Record<string, string>> = {
  item_total: 'Items',
  shipping: 'Delivery',
  tax_total: 'Tax',
  discount: 'Discount',
};

/** PayPal from the click to the approval. */
export class PayPalSheet {
  readonly #options: ButtonsOptions;
  readonly #settings: URLSearchParams;
  readonly #sheet: WalletSheet;
  readonly #closed = Promise.withResolvers<undefined>();
  /** Whose account it is: somebody from the buyer's country. */
  readonly #payer;
  #order: PayPalOrder | undefined;
  #isClosed = false;

  constructor(options: ButtonsOptions, settings: URLSearchParams) {
    this.#options = options;
    this.#settings = settings;
    const isHome = (country: string) => Number(country === settings.get('buyer-country'));
    const sorted = people.toSorted((one, other) => isHome(other.countryCode) - isHome(one.countryCode));
    [this.#payer] = sorted;
    this.#sheet = new WalletSheet(
      {
        title: 'PayPal (sandbox)',
        payLabel: settings.get('commit') === 'false' ? 'Continue' : 'Pay',
        people: sorted,
        cards: funding,
        coupon: null,
      },
      {
        onPerson: () => void this.#addressChanged(),
        onOption: (id) => void this.#optionChanged(id),
        onPay: () => void this.#approve(),
        onCancel: () => this.#cancel(),
      },
    );
    this.#sheet.open();
    void this.#begin();
  }

  /** Resolves once the sheet is gone, whatever the reason. */
  get closed(): Promise<unknown> {
    return this.#closed.promise;
  }

  /** PayPal's window is there before the shop has made an order. */
  async #begin(): Promise<void> {
    await this.#busy(async () => {
      const id: unknown = await this.#options.createOrder?.({ paymentSource: 'paypal' }, {});
      if (typeof id !== 'string' || id === '') throw new Error('createOrder did not give the ID of an order');
      const order = await fetchOrder(id);
      if (order.status === 'COMPLETED') throw new Error('The order is completed already');
      const currency = this.#settings.get('currency');
      if (order.currency !== currency)
        throw new Error(`The order is in ${order.currency}, the script in ${currency}`);
      if (!order.isExpress) this.#sheet.hideAddress();
      this.#draw(order);
    });
    if (this.#order?.isExpress) await this.#addressChanged();
  }

  #draw(order: PayPalOrder): void {
    if (this.#isClosed) return;
    this.#order = order;
    const { breakdown, value, currency, options } = order;
    const lines = Object.entries(breakdown).map(([name, amount]) => ({
      label: lineNames[name] ?? name,
      amount,
    }));
    this.#sheet.showAmounts(lines, { label: 'Total', amount: value }, currency);
    const choices = options.map(({ id, label, value: price }) => ({ id, label: `${label} ${price}` }));
    this.#sheet.showOptions(choices, options.find(({ selected }) => selected)?.id);
  }

  async #addressChanged(): Promise<void> {
    const order = this.#order;
    const { person } = this.#sheet;
    const { onShippingAddressChange } = this.#options;
    if (!order || !person || !onShippingAddressChange) return;
    await this.#changed('onShippingAddressChange', 'ADDRESS_ERROR', (actions, fault) => {
      const { locality: city, administrativeArea: state, postalCode, countryCode } = person;
      const shippingAddress =
        fault === 'fields missing' ? { countryCode } : { city, state, postalCode, countryCode };
      const amount = { currencyCode: order.currency, value: order.value };
      return onShippingAddressChange(
        { orderID: order.id, amount, shippingAddress, errors: addressErrors },
        actions,
      );
    });
  }

  async #optionChanged(id: string): Promise<void> {
    const order = this.#order;
    const option = order?.options.find((offered) => offered.id === id);
    const { onShippingOptionsChange } = this.#options;
    if (!order || !option) return;
    if (!onShippingOptionsChange) {
      this.#sheet.showProblem(refusals['METHOD_UNAVAILABLE'] ?? '');
      this.#draw(order);
      return;
    }
    await this.#changed('onShippingOptionsChange', 'METHOD_UNAVAILABLE', (actions, fault) => {
      const { label, value } = option;
      const amount = { currencyCode: order.currency, value };
      const selectedShippingOption = { id, label, type: 'SHIPPING', selected: true, amount };
      const data = { orderID: order.id, errors: optionErrors };
      return onShippingOptionsChange(
        fault === 'fields missing' ? data : { ...data, selectedShippingOption },
        actions,
      );
    });
    const selected = this.#order?.options.find((option) => option.selected);
    if (!this.#isClosed && this.#sheet.isPayable && selected?.id !== id)
      this.#fail(new Error('The shop did not update the order to the chosen delivery'));
  }

  /** Asks the shop about a choice; afterwards, the order is read anew, because the shop may have changed it. */
  async #changed(
    name: string,
    standard: string,
    ask: (actions: ChangeActions, fault: Fault) => Promise<void> | undefined,
  ): Promise<void> {
    await this.#busy(async () => {
      const fault = this.#sheet.takeFault();
      let refusal: string | undefined;
      const reject = (reason = standard) => {
        refusal ??= reason;
        return Promise.resolve();
      };
      await answerOf(name, () => ask({ reject }, fault), { limit, fault });
      this.#sheet.showProblem(refusal === undefined ? '' : (refusals[refusal] ?? refusal));
      this.#sheet.isPayable = refusal === undefined;
      if (this.#order) this.#draw(await fetchOrder(this.#order.id));
    });
  }

  async #approve(): Promise<void> {
    const payer = this.#payer;
    if (!this.#order || !payer) return;
    await this.#busy(async () => {
      if (!this.#order) return;
      const { id } = this.#order;
      const { person, cardIndex } = this.#sheet;
      const fault = this.#sheet.takeFault();
      const shown = this.#order;
      this.#draw(await fetchOrder(id));
      if (this.#order.value !== shown.value) {
        this.#sheet.showProblem('The amount has changed.');
        return;
      }
      const approved = await approveOrder(
        shown,
        payer,
        person,
        funding[cardIndex]?.label === 'Declined card',
      );
      this.#close();
      this.#tellApproval(
        approved,
        orderDetails(approved, payer, fault === 'fields missing' ? undefined : person),
        fault,
      );
    });
  }

  #tellApproval(order: PayPalOrder, details: object, fault: Fault): void {
    const data = {
      orderID: order.id,
      ...(fault !== 'fields missing' && { payerID: order.payerId }),
      ...{ billingToken: null, facilitatorAccessToken: 'sandbox', paymentID: null, paymentSource: 'paypal' },
    };
    const actions = {
      order: { get: () => Promise.resolve(details) },
      redirect: () => undefined,
      restart: () => undefined,
    };
    const tell = () => void this.#options.onApprove?.(data, actions);
    tell();
    if (fault === 'twice') tell();
  }

  #busy(work: () => Promise<void>): Promise<void> {
    return this.#sheet.busy(work, (error) => this.#fail(error));
  }

  /** Whatever goes wrong closes PayPal's window, and the shop is told. */
  #fail(error: unknown): void {
    if (this.#isClosed) return;
    this.#close();
    this.#options.onError?.(error);
  }

  #cancel(): void {
    if (this.#isClosed) return;
    const { fault, person } = this.#sheet;
    this.#close();
    const orderID = this.#order?.id;
    this.#options.onCancel?.({ orderID }, { redirect: () => undefined });
    if (fault !== 'after cancel' || !person) return;
    const { locality: city, administrativeArea: state, postalCode, countryCode } = person;
    const shippingAddress = { city, state, postalCode, countryCode };
    void this.#options.onShippingAddressChange?.(
      { orderID, shippingAddress, errors: addressErrors },
      { reject: () => Promise.resolve() },
    );
  }

  #close(): void {
    this.#isClosed = true;
    this.#sheet.close();
    this.#closed.resolve(undefined);
  }
}
