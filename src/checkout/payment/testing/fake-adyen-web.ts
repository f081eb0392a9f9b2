/** The callbacks a shop passes to adyen-web, and the rest of its configuration. */
interface Configuration {
  readonly onSubmit: (state: object, component: unknown, actions: object) => void;
  readonly onAdditionalDetails: (state: object, component: unknown, actions: object) => void;
  readonly onError: (error: { name: string }) => void;
  readonly paymentMethodsResponse: { readonly paymentMethods: readonly { readonly type: string }[] };
  readonly [setting: string]: unknown;
}

interface Options {
  readonly onReady: () => void;
  readonly paymentMethodComponents: readonly string[];
  readonly paymentMethodsConfiguration: Readonly<
    Record<string, { readonly name?: string; readonly showPayButton?: boolean }>
  >;
}

/** The drop-ins mounted and removed; reset between tests. */
export const seen = {
  configurations: [] as Configuration[],
  dropins: [] as Dropin[],
  statuses: [] as string[],
  /** How long the library takes to create its forms. */
  creation: Promise.resolve(),
};

const actions = {
  resolve: () => undefined,
  reject: () => undefined,
};

/** The part of adyen-web that the shop uses: a form that is either filled in or not, instead of secured fields. */
export function AdyenCheckout(configuration: Configuration) {
  seen.configurations.push(configuration);
  return Promise.resolve({ configuration });
}

export class Dropin {
  readonly configuration: Configuration;
  readonly options: Options;
  /** Whether the form of the chosen method is filled in: only then it pays. */
  isValid = true;
  /** The first method is open from the beginning; none before the drop-in is ready, or if nothing is offered. */
  private type: string | null = null;
  private readonly node = document.createElement('div');

  constructor(checkout: { configuration: Configuration }, options: Options) {
    this.configuration = checkout.configuration;
    this.options = options;
    seen.dropins.push(this);
  }

  /** The library creates the methods' forms asynchronously, opens the first one, and says that it is ready. */
  mount(target: HTMLElement): this {
    target.append(this.node);
    void seen.creation.then(() => {
      const [first] = this.configuration.paymentMethodsResponse.paymentMethods;
      if (first) {
        this.type = first.type;
        this.show(`Form of ${first.type}`);
        if (
          this.options.paymentMethodsConfiguration[first.type === 'scheme' ? 'card' : first.type]
            ?.showPayButton !== false
        )
          this.addOwnButton();
      }
      this.options.onReady();
    });
    return this;
  }

  unmount(): this {
    this.node.remove();
    return this;
  }

  show(text: string): void {
    this.node.append(Object.assign(document.createElement('p'), { textContent: text }));
  }

  private addOwnButton(): void {
    const button = document.createElement('button');
    button.textContent = 'The library’s own button';
    button.addEventListener('click', () => this.submit());
    this.node.append(button);
  }

  submit(): void {
    if (this.type === null) throw new Error('No active payment method.');
    if (!this.isValid) {
      this.show('Please fill in this form');
      return;
    }
    const data = { paymentMethod: { type: this.type, holderName: 'Ada' }, clientStateDataIndicator: true };
    this.configuration.onSubmit({ data, isValid: true }, this, actions);
  }

  setStatus(status: string): this {
    seen.statuses.push(status);
    return this;
  }

  giveDetails(details: Record<string, string>): void {
    this.configuration.onAdditionalDetails({ data: { details } }, this, actions);
  }

  raise(name: string): void {
    this.configuration.onError({ name });
  }
}

export const Bancontact = 'Bancontact';
export const BankTransfer = 'BankTransfer';
export const BcmcMobile = 'BcmcMobile';
export const Blik = 'Blik';
export const Card = 'Card';
export const Econtext = 'Econtext';
export const EPS = 'EPS';
export const Klarna = 'Klarna';
export const MBWay = 'MBWay';
export const Multibanco = 'Multibanco';
export const OnlineBankingCZ = 'OnlineBankingCZ';
export const OnlineBankingFI = 'OnlineBankingFI';
export const OnlineBankingPL = 'OnlineBankingPL';
export const OnlineBankingSK = 'OnlineBankingSK';
export const Redirect = Object;
export const SepaDirectDebit = 'SepaDirectDebit';
export const Swish = 'Swish';
