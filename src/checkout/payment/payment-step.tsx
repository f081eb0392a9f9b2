import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import type { PaymentResult, CreatePayment, PaymentDetails } from '../../../contract/payment.ts';
import { AdyenDropIn } from './adyen-drop-in.tsx';
import { OrderReview } from './items-and-sums.tsx';
import { useCheckout, useCheckoutState } from '../checkout-context.tsx';
import type { CheckoutStages } from '../checkout-state.ts';
import { RetryableError } from '../../shop-api/error-text.tsx';
import { SandboxNote } from './sandbox-note.tsx';
import { usePayment } from './use-payment.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';
import { useShopData } from '../../shop-api/call-shop-api.ts';

/** The last step. After a failed attempt or a changed total, there is a fresh form. */
export function PaymentStep({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const { paymentInProgress, adyenExpressPaymentOngoing } = useCheckoutState();
  const [attempt, setAttempt] = useState(1);
  const [submit, setSubmit] = useState<(() => void) | null>(null);
  const key = `${cart.id} ${cart.total.currencyCode} ${cart.total.centAmount} ${cart.country}`;
  const methods = useShopData(key, (api) => api.listPaymentMethods(cart.id));
  const startAnew = () => setAttempt((number) => number + 1);
  const handlers = usePaymentHandlers(cart, startAnew);
  useBackFromBank(startAnew);
  useContinued(methods.data?.payment ?? null, handlers.onResult);

  if (methods.error) return <RetryableError error={methods.error} onRetry={methods.retry} quiet />;
  if (!methods.data || methods.data.payment?.order) return <p role="status">{t('payment.loading')}</p>;
  return (
    <>
      {methods.data.sandboxUrl !== null && <SandboxNote />}
      <AdyenDropIn
        key={`${key} ${attempt}`}
        cart={cart}
        methods={methods.data}
        handlers={handlers}
        onMounted={(ready) => setSubmit(() => ready)}
      />
      <OrderReview
        cart={cart}
        // A wallet's open sheet pays for the same cart.
        isBusy={submit === null || paymentInProgress || adyenExpressPaymentOngoing}
        onOrder={() => submit?.()}
      />
      <p role="status" className="visually-hidden">
        {paymentInProgress && t('payment.paying')}
      </p>
    </>
  );
}

function usePaymentHandlers(cart: Cart, startAnew: () => void) {
  const { setState } = useCheckout();
  const { pay, sendDetails } = usePayment();
  const { conclude, fail } = usePaymentOutcome(startAnew);
  return {
    pay: (data: CreatePayment['data']) => {
      setState({ payment: 'inProgress' });
      return pay(cart, data);
    },
    sendDetails: (details: PaymentDetails) => sendDetails(details),
    onResult: (result: PaymentResult) => void conclude(result),
    onFailure: (error: unknown) => void fail(error),
    onCancel: () => setState(notInProgress),
  };
}

const notInProgress = ({ payment }: CheckoutStages): Partial<CheckoutStages> =>
  payment === 'inProgress' ? { payment: 'none' } : {};

/** The cart's last attempt is the active payment again, e.g. after a reload; if it has led to an order, it is concluded. */
function useContinued(last: PaymentResult | null, conclude: (result: PaymentResult) => void): void {
  const { setState } = useCheckout();
  const onKnown = useEffectEvent((known: PaymentResult) => {
    if (known.order) conclude(known);
    else setState({ activeAdyenPayment: known.payment });
  });
  useEffect(() => {
    if (last) onKnown(last);
  }, [last]);
}

/** If the browser restores a page (back from a bank), it would still be waiting for the redirect, so it starts over. */
function useBackFromBank(startAnew: () => void): void {
  const { setState } = useCheckout();
  const { refresh } = useCartStore();
  const onShown = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted) return;
    setState(notInProgress);
    void refresh().then(startAnew);
  });
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => onShown(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
