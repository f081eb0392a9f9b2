import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CartLoading, EmptyCart } from '../cart/cart-screen.tsx';
import * as styles from '../cart/cart-screen.module.css';
import { useCheckoutState } from './checkout-context.tsx';
import { CheckoutSteps, type CheckoutStepsProps } from './checkout-steps.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { PaymentErrorText } from './payment-error-text.tsx';
import { ShopApiError } from '../shop-api/shop-api-error.ts';

interface CheckoutScreenProps extends Pick<CheckoutStepsProps, 'renderPayment'> {
  /** The outcome of a payment that returned from a bank's page; null if the page was opened in the usual way. */
  readonly paymentReturn: ReactNode;
}

/** The complete body of the checkout page, also when a shopper returns from a bank's page. */
export function CheckoutScreen(payment: CheckoutScreenProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{t('title')}</h1>
      <CheckoutBody {...payment} />
    </div>
  );
}

function CheckoutBody({ renderPayment, paymentReturn }: CheckoutScreenProps) {
  const { t } = useTranslation(['checkout', 'cart']);
  const { paymentIsDone, paymentError } = useCheckoutState();
  const cart = useCartState((state) => state.cart);
  const loading = useCartState((state) => state.loading);
  const loadError = useCartState((state) => state.loadError);
  const { refresh } = useCartStore();

  if (paymentIsDone) return <p role="status">{t('payment.done')}</p>;
  if (paymentReturn) return paymentReturn;
  if (cart && cart.lineItems.length > 0) return <CheckoutSteps cart={cart} renderPayment={renderPayment} />;
  if (loading) return <CartLoading />;
  if (loadError === null) {
    return (
      <>
        <PaymentErrorText error={paymentError} />
        {paymentError !== null && !(paymentError instanceof ShopApiError) && (
          <p>{t('payment.elsewhere.again')}</p>
        )}
        <EmptyCart />
      </>
    );
  }
  return (
    <>
      <ErrorText error={loadError} />
      <button type="button" className="button" onClick={() => void refresh()}>
        {t('cart:retry')}
      </button>
    </>
  );
}
