import { AdyenCheckout } from '@adyen/adyen-web';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PaymentMethods } from '../../contract/payment.ts';
import type { ExpressWallet } from '../../stores/payment-methods.ts';
import { useCheckout } from '../checkout/checkout-context.tsx';
import { adyenLocaleOf, connectionOf } from '../checkout/payment/adyen-connection.ts';
import { addAdyenStylesheet } from '../checkout/payment/adyen-stylesheet.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { applePay } from './apple-pay.ts';
import { googlePay } from './google-pay.ts';
import { payPal } from './paypal.ts';
import type { WalletButton } from './wallet-button.ts';

const buttons = { applepay: applePay, googlepay: googlePay, paypal: payPal } as const;

interface Mounting extends Pick<WalletButton, 'page' | 'handlers'> {
  readonly methods: PaymentMethods;
  readonly offered: readonly ExpressWallet[];
  readonly attempt: number;
}

/** Shows the buttons in their places, and tells which are there. Each wallet's own script is fetched now, not before. */
export function useMountedWallets({ offered, methods, page, handlers, attempt }: Mounting) {
  const language = useLanguage();
  const { setState } = useCheckout();
  const places = useRef<Partial<Record<ExpressWallet, HTMLElement | null>>>({});
  /** Whether a wallet can be used here: if not, its device, its browser, or its script is missing. */
  const [known, setKnown] = useState<Partial<Record<ExpressWallet, boolean>>>({});
  const isSome = offered.some((wallet) => known[wallet] === true);
  const isNone = offered.every((wallet) => known[wallet] === false);

  const mount = useEffectEvent(async (signal: AbortSignal) => {
    const onKnown = (wallet: ExpressWallet, isAvailable: boolean) => {
      if (!signal.aborted) setKnown((before) => ({ ...before, [wallet]: isAvailable }));
    };
    try {
      if (methods.sandboxUrl !== null) await loadSimulator(methods.sandboxUrl);
      const express = { ...methods, paymentMethods: { paymentMethods: methods.express } };
      const core = await AdyenCheckout(connectionOf(express, adyenLocaleOf(language)));
      if (signal.aborted) return;
      for (const wallet of offered) {
        const onError: WalletButton['onError'] = ({ name, message }) => {
          if (name === 'CANCEL') handlers.current.onClosed();
          // Its own button never came: the other wallets and checkout are there.
          else if (name === 'SCRIPT_ERROR') onKnown(wallet, false);
          else handlers.current.onProblem(message);
        };
        try {
          const component = buttons[wallet]({ core, page, handlers, onError });
          signal.addEventListener('abort', () => component.unmount());
          component.isAvailable().then(
            () => {
              const place = places.current[wallet];
              if (signal.aborted || !place) return;
              component.mount(place);
              onKnown(wallet, true);
            },
            () => onKnown(wallet, false),
          );
        } catch {
          // Something is missing in its configuration, e.g. a merchant ID.
          onKnown(wallet, false);
        }
      }
    } catch {
      for (const wallet of offered) onKnown(wallet, false);
    }
  });
  useEffect(() => {
    const left = new AbortController();
    addAdyenStylesheet();
    void mount(left.signal);
    return () => {
      left.abort();
      setKnown({});
    };
  }, [attempt]);
  useEffect(() => {
    const offer = (wallet: 'closed' | 'none') =>
      setState((checkout) => (checkout.wallet === 'paid' ? checkout : { wallet }));
    offer(isSome ? 'closed' : 'none');
    return () => offer('none');
  }, [setState, isSome]);
  return {
    places,
    isHidden: (wallet: ExpressWallet) => known[wallet] === false,
    state: isSome ? ('some' as const) : isNone ? ('none' as const) : ('loading' as const),
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
