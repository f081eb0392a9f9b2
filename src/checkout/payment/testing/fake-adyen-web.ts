/** The callbacks a shop passes to adyen-web, and the rest of its configuration. */
interface Configuration {
  readonly onSubmit: (state: object, component: unknown, actions: object) => void;
  readonly onAdditionalDetails: (state: object, component: unknown, actions: object) => void;
  readonly onError: (error: { name: string }) => void;
  readonly [setting: string]: unknown;
}

/** Actions that the shop passed back to a drop-in, and the drop-ins mounted and removed; reset between tests. */
export const seen = {
  configurations: [] as Configuration[],
  dropins: [] as Dropin[],
  resolved: [] as unknown[],
  statuses: [] as string[],
};

const actions = {
  resolve: (answer: unknown) => void seen.resolved.push(answer),
  reject: () => void seen.resolved.push('rejected'),
};

/** The part of adyen-web that the shop uses: a form with one button instead of the secured fields. */
export function AdyenCheckout(configuration: Configuration) {
  seen.configurations.push(configuration);
  return Promise.resolve({ configuration });
}

export class Dropin {
  readonly configuration: Configuration;
  readonly options: unknown;
  private button: HTMLButtonElement | null = null;

  constructor(checkout: { configuration: Configuration }, options: unknown) {
    this.configuration = checkout.configuration;
    this.options = options;
    seen.dropins.push(this);
  }

  mount(target: HTMLElement): this {
    this.button = document.createElement('button');
    this.button.textContent = 'Pay';
    this.button.addEventListener('click', () => this.submit());
    target.append(this.button);
    return this;
  }

  unmount(): this {
    this.button?.remove();
    return this;
  }

  submit(): void {
    const data = { paymentMethod: { type: 'scheme', holderName: 'Ada' }, clientStateDataIndicator: true };
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

export const Card = 'Card';
export const Klarna = 'Klarna';
export const BankTransfer = 'BankTransfer';
export const MBWay = 'MBWay';
export const Multibanco = 'Multibanco';
export const Swish = 'Swish';
