/** What the shop gives to a wallet; tests call it as adyen-web does. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each wallet's own configuration, which the types of adyen-web check where it is made
type Configuration = Readonly<Record<string, any>>;

/** The wallets of the last page, and which of them can be used. */
export const wallets = {
  made: {} as Record<string, Configuration>,
  available: ['googlepay', 'applepay', 'paypal'] as string[],
  reset(): void {
    this.made = {};
    this.available = ['googlepay', 'applepay', 'paypal'];
  },
};

/** The part of adyen-web that express payment uses: buttons that call `onClick`, without sheets. */
export const AdyenCheckout = (configuration: Configuration) => Promise.resolve({ configuration });

class FakeWallet {
  readonly paymentData = 'data-1';
  private readonly type: string;
  private readonly node = document.createElement('button');

  constructor(type: string, props: Configuration) {
    this.type = type;
    wallets.made[type] = props;
    this.node.textContent = `Pay with ${type}`;
    this.node.addEventListener('click', () => {
      (props['onClick'] as (resolve: () => void) => void)(() => undefined);
    });
  }

  isAvailable(): Promise<void> {
    return wallets.available.includes(this.type) ? Promise.resolve() : Promise.reject(new Error('no'));
  }

  mount(place: HTMLElement): void {
    place.append(this.node);
  }

  unmount(): void {
    this.node.remove();
  }
}

const walletOf = (type: string) =>
  class extends FakeWallet {
    constructor(_core: unknown, props: Configuration) {
      super(type, props);
    }
  };

export const GooglePay = walletOf('googlepay');
export const ApplePay = walletOf('applepay');
export const PayPal = walletOf('paypal');
