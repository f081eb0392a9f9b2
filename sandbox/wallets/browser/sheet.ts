import type { WalletCard } from './cards.ts';
import { type Person, personFromJson } from './people.ts';
import type { Choice, Chosen, Problem, Sheet, Wallet } from './wallet.ts';

const markup = `
  <dialog>
    <h2></h2>
    <table aria-label="Amounts"></table>
    <fieldset>
      <label hidden>Address <select id="address"></select></label>
      <label hidden>Delivery <select id="delivery"></select></label>
      <div hidden><label>Coupon code <input id="coupon" /></label> <button id="apply">Apply</button></div>
      <label>Card <select id="card"></select></label>
      <details hidden>
        <summary>Advanced</summary>
        <label>Address as JSON <textarea id="json"></textarea></label>
        <button id="use">Use address</button>
      </details>
    </fieldset>
    <div role="alert"></div>
    <div role="status"></div>
    <button id="cancel">Cancel</button>
    <button id="pay"></button>
  </dialog>`;

const styles = new CSSStyleSheet();
styles.replaceSync(`
  dialog { box-sizing: border-box; inline-size: min(100%, 26rem); font: 16px/1.4 system-ui, sans-serif; }
  table { inline-size: 100%; }
  th { font-weight: 400; text-align: start; }
  td { text-align: end; }
  fieldset { margin: 0; padding: 0; border: 0; }
  label { display: block; margin-block: 8px; }
  select, input, textarea, button { box-sizing: border-box; inline-size: 100%; min-block-size: 44px; font: inherit; }
  [hidden] { display: none; }
  [role='alert'] { color: #8c1d18; }
  [role='status'] { min-block-size: 1.4em; }
`);

const optionOf = ({ id, label }: Choice, selected?: string) => new Option(label, id, false, id === selected);
const choicesOf = (list: readonly Pick<WalletCard, 'label'>[] | null) =>
  (list ?? []).map(({ label }) => optionOf({ id: label, label }));

/** A wallet's sheet: a modal dialog in a shadow root. Wallets show one at a time. */
export class WalletSheet implements Sheet {
  static isOpen = false;

  readonly #wallet: Wallet;
  readonly #host = document.createElement('div');
  readonly #root = this.#host.attachShadow({ mode: 'open' });
  #person: Person | undefined;
  #problem: Problem | null = null;
  #isBusy = false;
  #isPaying = false;
  #isClosed = false;

  constructor(wallet: Wallet) {
    this.#wallet = wallet;
    [this.#person] = wallet.people ?? [];
    this.#root.adoptedStyleSheets = [styles];
    this.#root.innerHTML = markup;
    this.#fill();
    this.#listen();
    WalletSheet.isOpen = true;
    document.body.append(this.#host);
    this.#dialog.showModal();
    void this.#choose({ begin: true });
  }

  get person(): Person | undefined {
    return this.#person;
  }

  get cardIndex(): number {
    return this.#find(HTMLSelectElement, '#card').selectedIndex;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    WalletSheet.isOpen = false;
    this.#dialog.close();
    this.#host.remove();
  }

  get #dialog(): HTMLDialogElement {
    return this.#find(HTMLDialogElement, 'dialog');
  }

  #find<Kind extends HTMLElement>(kind: new () => Kind, selector: string): Kind {
    const found = this.#root.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(`A sheet has no ${selector}`);
    return found;
  }

  #fill(): void {
    const { name, payLabel, people, cards, coupon } = this.#wallet;
    const title = `${name} (sandbox)`;
    this.#dialog.ariaLabel = title;
    this.#find(HTMLElement, 'h2').textContent = title;
    this.#find(HTMLElement, '#pay').textContent = payLabel;
    this.#find(HTMLElement, '#address').replaceChildren(...choicesOf(people));
    this.#find(HTMLElement, '#card').replaceChildren(...choicesOf(cards));
    this.#find(HTMLElement, 'label:has(#address)').hidden = people === null;
    this.#find(HTMLElement, 'details').hidden = people === null;
    this.#find(HTMLElement, 'div:has(#coupon)').hidden = coupon === null;
    this.#find(HTMLInputElement, '#coupon').value = coupon ?? '';
  }

  #listen(): void {
    const on = (selector: string, press: () => void) =>
      this.#find(HTMLButtonElement, selector).addEventListener('click', press);
    const choosePerson = (person: Person | undefined) => {
      this.#person = person;
      void this.#choose({ person: true });
    };
    const address = this.#find(HTMLSelectElement, '#address');
    address.addEventListener('change', () => choosePerson(this.#wallet.people?.[address.selectedIndex]));
    on('#use', () => {
      try {
        choosePerson(personFromJson(this.#find(HTMLTextAreaElement, '#json').value));
      } catch (error) {
        this.#problem = { message: String(error) };
        this.#draw();
      }
    });
    const delivery = this.#find(HTMLSelectElement, '#delivery');
    delivery.addEventListener('change', () => void this.#choose({ option: delivery.value }));
    on('#apply', () => {
      void this.#choose({ coupon: this.#find(HTMLInputElement, '#coupon').value.trim() });
    });
    on('#pay', () => void this.#pay());
    on('#cancel', () => this.#dialog.close());
    this.#dialog.addEventListener('cancel', (event) => {
      if (this.#isPaying) event.preventDefault();
    });
    this.#dialog.addEventListener('close', () => this.#end());
  }

  #choose(chosen: Chosen): Promise<void> {
    return this.#work(() => this.#wallet.choose(chosen, this));
  }

  async #pay(): Promise<void> {
    this.#isPaying = true;
    await this.#work(async () => {
      const problem = await this.#wallet.pay(this);
      if (!problem) this.close();
      return problem;
    });
    this.#isPaying = false;
    this.#draw();
  }

  /** Does one thing at a time, and waits until it is done; nothing once the sheet is closed. */
  async #work(ask: () => Promise<Problem | null>): Promise<void> {
    if (this.#isBusy || this.#isClosed) return;
    const focused = this.#root.activeElement;
    this.#isBusy = true;
    this.#draw();
    try {
      this.#problem = await ask();
    } catch (error) {
      this.#end(error);
    }
    this.#isBusy = false;
    this.#draw();
    // What is disabled loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
  }

  /** While the shop is asked, nothing can be chosen. */
  #draw(): void {
    const view = this.#wallet.view();
    this.#find(HTMLElement, '[role="alert"]').textContent = this.#problem?.message ?? '';
    this.#find(HTMLElement, '[role="status"]').textContent = this.#isBusy ? 'Waiting for the shop' : '';
    this.#find(HTMLFieldSetElement, 'fieldset').disabled = this.#isBusy;
    const isPayable = this.#problem === null || this.#problem.canPay === true;
    this.#find(HTMLButtonElement, '#pay').disabled = this.#isBusy || !isPayable || !view;
    this.#find(HTMLButtonElement, '#cancel').disabled = this.#isPaying;
    if (!view) return;
    const { lines, total, currency, options, selected } = view;
    const table = this.#find(HTMLTableElement, 'table');
    table.replaceChildren();
    for (const { label, amount } of [...lines, { label: 'Total', amount: total }]) {
      const row = table.insertRow();
      const head = Object.assign(document.createElement('th'), { scope: 'row', textContent: label });
      row.append(head);
      row.insertCell().textContent = `${amount} ${currency}`;
    }
    this.#dialog.dataset['total'] = `${total} ${currency}`;
    this.#find(HTMLElement, '#delivery').replaceChildren(
      ...options.map((option) => optionOf(option, selected)),
    );
    this.#find(HTMLElement, 'label:has(#delivery)').hidden = options.length === 0;
  }

  #end(error?: unknown): void {
    if (this.#isClosed) return;
    this.close();
    this.#wallet.end(error);
  }
}
