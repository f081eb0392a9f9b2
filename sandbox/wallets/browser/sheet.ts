import type { Fault } from './callback.ts';
import { faults } from './callback.ts';
import type { WalletCard } from './cards.ts';
import type { Person } from './person.ts';
import { personFromJson } from './person.ts';
import type { AmountLine, Choice } from './sheet-elements.ts';
import { amountRows, choiceField, element, fillChoices, labeled, sheetStyles } from './sheet-elements.ts';

/** What a sheet offers. */
interface SheetOptions {
  /** Its name, such as `Google Pay (sandbox)`. */
  readonly title: string;
  /** Of the button that authorizes. */
  readonly payLabel: string;
  /** Among whom the person can choose; null if the shop asks for no address. */
  readonly people: readonly Person[] | null;
  readonly cards: readonly Pick<WalletCard, 'label'>[];
  /** The code that the shop knows already; null if it takes none. */
  readonly coupon: string | null;
}

/** What the person does. */
interface SheetHandlers {
  readonly onPerson: (person: Person) => void;
  readonly onOption: (id: string) => void;
  readonly onCoupon?: (code: string) => void;
  /** Another card is chosen. */
  readonly onCard?: () => void;
  readonly onPay: () => void;
  readonly onCancel: () => void;
}

/** A wallet's sheet: a modal dialog in a shadow root. It knows no wallet, and decides nothing. */
export class WalletSheet {
  readonly #host = document.createElement('div');
  readonly #dialog: HTMLDialogElement;
  readonly #amounts = element('table');
  readonly #option: HTMLSelectElement;
  readonly #optionField: HTMLElement;
  readonly #card = element('select', { ariaLabel: 'Card' });
  readonly #fault = element('select', { ariaLabel: 'Fault' });
  readonly #alert = element('div', { role: 'alert' });
  readonly #status = element('div', { role: 'status' });
  readonly #pay: HTMLButtonElement;
  readonly #cancel = element('button', { type: 'button' }, 'Cancel');
  readonly #handlers: SheetHandlers;
  readonly #choices: HTMLFieldSetElement;
  #person: Person | undefined;
  #addressField: HTMLElement | undefined;
  #focused: Element | null = null;
  #isPayable = true;
  #isBusy = false;
  #isClosed = false;

  constructor(options: SheetOptions, handlers: SheetHandlers) {
    const { title, payLabel, people, cards, coupon } = options;
    this.#handlers = handlers;
    this.#option = choiceField('Delivery', handlers.onOption);
    this.#optionField = labeled('Delivery', this.#option);
    this.#optionField.classList.add('hidden');
    this.#pay = element('button', { type: 'button', className: 'pay' }, payLabel);
    fillChoices(
      this.#card,
      cards.map(({ label }) => ({ id: label, label })),
    );
    fillChoices(
      this.#fault,
      faults.map((fault) => ({ id: fault, label: fault })),
    );
    this.#choices = element(
      'fieldset',
      {},
      ...(people ? [this.#makeAddressField(people)] : []),
      this.#optionField,
      ...(coupon === null ? [] : [this.#couponField(coupon)]),
      labeled('Card', this.#card),
      this.#advanced(people !== null),
    );
    this.#dialog = element(
      'dialog',
      { ariaLabel: title },
      element('h2', {}, title),
      this.#amounts,
      this.#choices,
      this.#alert,
      this.#status,
      element('div', { className: 'actions' }, this.#cancel, this.#pay),
    );
    this.#pay.addEventListener('click', () => handlers.onPay());
    this.#card.addEventListener('change', () => handlers.onCard?.());
    this.#listenForCancel();
  }

  /** Whose address is chosen; undefined if the shop asks for none. */
  get person(): Person | undefined {
    return this.#person;
  }

  /** The position of the chosen card in the list. */
  get cardIndex(): number {
    return this.#card.selectedIndex;
  }

  get fault(): Fault {
    return faults[this.#fault.selectedIndex] ?? 'no fault';
  }

  /** The fault for the next event, which has thereby occurred; that after a cancellation waits for one. */
  takeFault(): Fault {
    const { fault } = this;
    if (fault !== 'after cancel') this.#fault.selectedIndex = 0;
    return fault;
  }

  open(): void {
    const root = this.#host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetStyles];
    root.append(this.#dialog);
    document.body.append(this.#host);
    this.#dialog.showModal();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#dialog.close();
    this.#host.remove();
  }

  /** What the person is asked to pay, as the shop gave it. */
  showAmounts(lines: readonly AmountLine[], total: AmountLine, currency: string): void {
    this.#amounts.replaceChildren(...amountRows(lines, total, currency));
    this.#dialog.dataset['total'] = `${total.amount} ${currency}`;
  }

  /** Ways of delivery; without any, there is no list. */
  showOptions(options: readonly Choice[], selected: string | undefined): void {
    fillChoices(this.#option, options, selected);
    this.#optionField.classList.toggle('hidden', options.length === 0);
  }

  /** The shop has turned out not to ask for an address. */
  hideAddress(): void {
    this.#person = undefined;
    this.#addressField?.classList.add('hidden');
  }

  /** A message of the shop or the wallet; an empty one takes it back. */
  showProblem(message: string): void {
    this.#alert.textContent = message;
  }

  get isPayable(): boolean {
    return this.#isPayable;
  }

  /** Whether the person can authorize the payment as it is. */
  set isPayable(isPayable: boolean) {
    this.#isPayable = isPayable;
    this.#pay.disabled = !isPayable;
  }

  /**
   * Does one thing at a time, and waits until it is done; nothing once the sheet is closed.
   * @param fail what the wallet makes of an error.
   */
  async busy(work: () => Promise<void>, fail: (error: unknown) => void, canCancel = true): Promise<void> {
    if (this.#isBusy || this.#isClosed) return;
    this.#isBusy = true;
    this.#wait(true, canCancel);
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      this.#isBusy = false;
      this.#wait(false);
    }
  }

  /** While the shop is asked, nothing can be chosen; whether the person can still cancel, the wallet decides. */
  #wait(isWaiting: boolean, canCancel = true): void {
    if (isWaiting) this.#focused ??= this.#host.shadowRoot?.activeElement ?? null;
    this.#status.textContent = isWaiting ? 'Waiting for the shop' : '';
    this.#choices.disabled = isWaiting;
    this.#pay.disabled = isWaiting || !this.#isPayable;
    this.#cancel.disabled = isWaiting && !canCancel;
    if (isWaiting) return;
    // What is disabled loses the focus.
    if (this.#focused instanceof HTMLElement) this.#focused.focus();
    this.#focused = null;
  }

  #listenForCancel(): void {
    this.#cancel.addEventListener('click', () => this.#handlers.onCancel());
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (!this.#cancel.disabled) this.#handlers.onCancel();
    });
    // Browsers close a dialog whose cancellation was prevented before.
    this.#dialog.addEventListener('close', () => {
      if (!this.#isClosed) this.#handlers.onCancel();
    });
  }

  #choosePerson(person: Person): void {
    this.#person = person;
    this.#handlers.onPerson(person);
  }

  #makeAddressField(people: readonly Person[]): HTMLElement {
    const select = choiceField('Address', (label) => {
      const chosen = people.find((person) => person.label === label);
      if (chosen) this.#choosePerson(chosen);
    });
    fillChoices(
      select,
      people.map(({ label }) => ({ id: label, label })),
    );
    this.#person = people[0];
    this.#addressField = labeled('Address', select);
    return this.#addressField;
  }

  #couponField(code: string): HTMLElement {
    const input = element('input', { ariaLabel: 'Coupon code', value: code });
    const apply = element('button', { type: 'button' }, 'Apply');
    apply.addEventListener('click', () => this.#handlers.onCoupon?.(input.value.trim()));
    return labeled('Coupon code', element('div', { className: 'row' }, input, apply));
  }

  #advanced(withAddress: boolean): HTMLElement {
    const json = element('textarea', { ariaLabel: 'Address as JSON', rows: 3 });
    const use = element('button', { type: 'button' }, 'Use address');
    use.addEventListener('click', () => {
      try {
        this.#choosePerson(personFromJson(json.value));
      } catch (error) {
        this.showProblem(String(error));
      }
    });
    const address = withAddress ? [labeled('Address as JSON', json), use] : [];
    const summary = element('summary', {}, 'Advanced');
    return element('details', {}, summary, ...address, labeled('Fault', this.#fault));
  }
}
