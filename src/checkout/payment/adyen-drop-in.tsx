import { useLanguage } from '../../i18n/use-locale.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import type { PaymentMethods } from '../../../contract/payment.ts';
import * as styles from './adyen-drop-in.module.css';
import { type DropInHandlers, type MountedDropIn, mountDropIn } from './adyen-checkout.ts';
import { adyenLocaleOf } from './adyen-connection.ts';
import { useCheckout, useCheckoutState } from '../checkout-context.tsx';
import { ShopApiError } from '../../shop-api/shop-api-error.ts';

interface AdyenDropInProps {
  readonly cart: Cart;
  readonly methods: PaymentMethods;
  readonly handlers: DropInHandlers;
  /** The drop-in is ready, or gone. */
  readonly onMounted: (dropIn: MountedDropIn | null) => void;
}

/**
 * Adyen's drop-in for these payment methods and this amount. It lives as long as the component: pass a new `key` for a
 * fresh form.
 */
export function AdyenDropIn({ cart, methods, handlers, onMounted }: AdyenDropInProps) {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const { adyenLoading } = useCheckoutState();
  const { setState } = useCheckout();
  const target = useRef<HTMLDivElement>(null);

  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const mount = useEffectEvent((element: HTMLElement) =>
    mountDropIn(element, methods, cart, adyenLocaleOf(language), t('payment.redirect'), latest),
  );
  const tell = useEffectEvent(onMounted);
  useEffect(() => {
    if (!target.current) return;
    let left = false;
    let mounted: MountedDropIn | null = null;
    setState({ adyenLoading: true });
    mount(target.current)
      .then((dropIn) => {
        if (left) {
          dropIn.unmount();
          return;
        }
        mounted = dropIn;
        tell(dropIn);
      })
      .catch((cause: unknown) => {
        if (!left) latest.current.onFailure(new ShopApiError('PaymentUnavailable', String(cause)));
      })
      .finally(() => {
        if (!left) setState({ adyenLoading: false });
      });
    return () => {
      left = true;
      mounted?.unmount();
      tell(null);
      setState({ adyenLoading: false });
    };
  }, [setState]);
  return (
    <>
      {adyenLoading && <p role="status">{t('payment.loading')}</p>}
      <div ref={target} role="group" aria-label={t('payment.label')} className={styles.dropIn} />
    </>
  );
}
