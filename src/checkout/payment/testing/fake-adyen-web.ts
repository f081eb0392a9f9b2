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

/** The form of the chosen method, which pays only if it is filled in. */
class ActiveMethod {
  isValid = true;
  readonly type: string;
  private readonly dropin: Dropin;

  constructor(type: string, dropin: Dropin) {
    this.type = type;
    this.dropin = dropin;
  }

  showValidation(): void {
    this.dropin.show('Please fill in this form');
  }

  submit(): void {
    if (!this.isValid) {
      this.showValidation();
      return;
    }
    const data = { paymentMethod: { type: this.type, holderName: 'Ada' }, clientStateDataIndicator: true };
    this.dropin.configuration.onSubmit({ data, isValid: true }, this.dropin, actions);
  }
}

export class Dropin {
  readonly configuration: Configuration;
  readonly options: Options;
  /** The first method is open from the beginning; none before the drop-in is ready, or if nothing is offered. */
  activePaymentMethod: ActiveMethod | null = null;
  private readonly node = document.createElement('div');

  constructor(checkout: { configuration: Configuration }, options: Options) {
    this.configuration = checkout.configuration;
    this.options = options;
    seen.dropins.push(this);
  }

  get isValid(): boolean {
    return this.activePaymentMethod?.isValid ?? false;
  }

  /** The library creates the methods' forms asynchronously, opens the first one, and says that it is ready. */
  mount(target: HTMLElement): this {
    target.append(this.node);
    void seen.creation.then(() => {
      const [first] = this.configuration.paymentMethodsResponse.paymentMethods;
      if (first) {
        this.activePaymentMethod = new ActiveMethod(first.type, this);
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
    if (!this.activePaymentMethod) throw new Error('No active payment method.');
    if (!this.isValid) this.showValidation();
    this.activePaymentMethod.submit();
  }

  showValidation(): this {
    this.activePaymentMethod?.showValidation();
    return this;
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
