import { AdyenCheckout } from '@adyen/adyen-web';
import type { PaymentMethods } from '../../contract/payment.ts';
import type { ExpressWallet } from '../../stores/payment-methods.ts';
import { connectionOf } from '../checkout/payment/adyen-connection.ts';
import { applePay } from './apple-pay.ts';
import { googlePay } from './google-pay.ts';
import { payPal } from './paypal.ts';
import type { WalletButton } from './wallet-button.ts';

const buttons = { applepay: applePay, googlepay: googlePay, paypal: payPal } as const;

interface WalletMount extends Pick<WalletButton, 'page' | 'handlers'> {
  readonly methods: PaymentMethods;
  /** adyen-web's name of the page's language. */
  readonly locale: string;
  /** Where each wallet's button belongs. */
  readonly placeOf: (wallet: ExpressWallet) => HTMLElement | null;
  /** A wallet can be used here, or not: its device, its browser, or its script is missing. */
  readonly onKnown: (wallet: ExpressWallet, isAvailable: boolean) => void;
}

/**
 * Starts adyen-web and shows the button of each wallet that can be used here. Each wallet's own script is fetched now, not
 * before.
 * @returns removes the buttons.
 * @throws if the simulator cannot be fetched, or adyen-web rejects its configuration.
 */
export async function mountWallets(
  wallets: readonly ExpressWallet[],
  mount: WalletMount,
): Promise<() => void> {
  const { methods, locale, page, handlers, placeOf, onKnown } = mount;
  if (methods.sandboxUrl !== null) await loadSimulator(methods.sandboxUrl);
  const core = await AdyenCheckout(
    connectionOf({ ...methods, paymentMethods: { paymentMethods: methods.express } }, locale),
  );
  const mounted = wallets.flatMap((wallet) => {
    const onError: WalletButton['onError'] = ({ name, message }) => {
      if (name === 'CANCEL') handlers.current.onClosed();
      // Its own button never came: the other wallets and checkout are there.
      else if (name === 'SCRIPT_ERROR') onKnown(wallet, false);
      else handlers.current.onProblem(message);
    };
    try {
      const component = buttons[wallet]({ core, page, handlers, onError });
      component.isAvailable().then(
        () => {
          const place = placeOf(wallet);
          if (!place) return;
          component.mount(place);
          onKnown(wallet, true);
        },
        () => onKnown(wallet, false),
      );
      return [component];
    } catch {
      // Something is missing in its configuration, e.g. a merchant ID.
      onKnown(wallet, false);
      return [];
    }
  });
  return () => {
    for (const component of mounted) component.unmount();
  };
}

/** The simulated wallets of the sandbox, which have to be there before adyen-web looks for the real ones. */
async function loadSimulator(sandboxUrl: string): Promise<void> {
  const src = new URL('/wallets/simulator.js', sandboxUrl).href;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = Object.assign(document.createElement('script'), { type: 'module', src });
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} cannot be loaded.`));
    };
    document.head.append(script);
  });
}
