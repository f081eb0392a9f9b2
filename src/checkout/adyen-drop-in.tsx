import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethods } from '../../api/contract.ts';
import { useStore } from '../shop/use-store.ts';
import * as styles from './adyen-drop-in.module.css';
import { type DropInHandlers, mountDropIn } from './adyen-checkout.ts';
import { useCheckoutDispatch, useCheckoutState } from './checkout-context.tsx';
import { ShopApiError } from './shop-api-error.ts';

interface AdyenDropInProps {
  readonly methods: PaymentMethods;
  readonly handlers: DropInHandlers;
}

/**
 * Adyen's drop-in for these payment methods and this amount. It lives as long as the component: give it a new
 * `key` for a fresh form.
 */
export function AdyenDropIn({ methods, handlers }: AdyenDropInProps) {
  const { t } = useTranslation('checkout');
  const { locale } = useStore();
  const { adyenLoading } = useCheckoutState();
  const dispatch = useCheckoutDispatch();
  const target = useRef<HTMLDivElement>(null);

  const setLoading = useEffectEvent((loading: boolean) =>
    dispatch({ type: 'setFlags', flags: { adyenLoading: loading } }),
  );
  const pay = useEffectEvent<DropInHandlers['pay']>((data) => handlers.pay(data));
  const sendDetails = useEffectEvent<DropInHandlers['sendDetails']>((id, details) => handlers.sendDetails(id, details));
  const onResult = useEffectEvent<DropInHandlers['onResult']>((result) => handlers.onResult(result));
  const onFailure = useEffectEvent<DropInHandlers['onFailure']>((error) => handlers.onFailure(error));
  const onCancel = useEffectEvent(() => handlers.onCancel());
  const mount = useEffectEvent((element: HTMLElement) =>
    mountDropIn(element, methods, locale, { pay, sendDetails, onResult, onFailure, onCancel }),
  );

  useEffect(() => {
    if (!target.current) return;
    let left = false;
    let unmount: (() => void) | null = null;
    setLoading(true);
    mount(target.current)
      .then((takeAway) => {
        if (left) takeAway();
        else unmount = takeAway;
      })
      .catch((cause: unknown) => {
        if (!left) onFailure(new ShopApiError('PaymentUnavailable', String(cause)));
      })
      .finally(() => {
        if (!left) setLoading(false);
      });
    return () => {
      left = true;
      unmount?.();
      setLoading(false);
    };
  }, []);
  return (
    <>
      {adyenLoading && <p role="status">{t('payment.loading')}</p>}
      <div ref={target} role="group" aria-label={t('payment.label')} className={styles.dropIn} />
    </>
  );
}
