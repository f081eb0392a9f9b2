import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLoading, EmptyCart } from '../cart/cart-screen.tsx';
import * as styles from './checkout-screen.module.css';
import { useCheckoutState } from './checkout-context.tsx';
import { OrderAside } from './order-aside.tsx';
import { CheckoutSteps } from './steps/checkout-steps.tsx';
import { PaymentReturn, useRedirectReturn } from './payment/payment-return.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { PaymentErrorText } from './payment/payment-error-text.tsx';
import { ShopApiError } from '../shop-api/shop-api-error.ts';

interface CheckoutScreenProps {
  /** Other ways to buy what is in the cart than the steps. */
  readonly otherWays?: ReactNode;
}

/** The complete body of the checkout page, also when a shopper returns from a bank's page. */
export function CheckoutScreen({ otherWays }: CheckoutScreenProps) {
  const { t } = useTranslation('checkout');
  const { paymentIsDone, showExpressPayment } = useCheckoutState();
  const cart = useCartState((state) => state.cart);
  const redirect = useRedirectReturn();
  const ordered = !paymentIsDone && !redirect && cart && cart.lineItems.length > 0 ? cart : null;
  const [wasFilled, setWasFilled] = useState(false);
  if (ordered && !wasFilled) setWasFilled(true);
  return (
    <div className={`page ${styles.screen}`}>
      {ordered && <OrderAside cart={ordered} />}
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.steps}>
        {paymentIsDone ? (
          <p role="status">{t('payment.done')}</p>
        ) : redirect ? (
          <PaymentReturn key={redirect.redirectResult} {...redirect} />
        ) : ordered ? (
          <>
            {otherWays}
            <p className={styles.or}>{showExpressPayment && t('orFillIn')}</p>
            <CheckoutSteps cart={ordered} />
          </>
        ) : (
          <NothingToPay wasFilled={wasFilled} />
        )}
      </div>
    </div>
  );
}

/**
 * As long as there is no cart: it is on its way, could not be loaded, or is empty.
 * @param wasFilled whether the last of it was just removed here.
 */
function NothingToPay({ wasFilled }: { wasFilled: boolean }) {
  const { t } = useTranslation(['checkout', 'cart']);
  const { paymentError, cartLoading } = useCheckoutState();
  const loadError = useCartState((state) => state.loadError);
  const { refresh } = useCartStore();
  if (cartLoading) return <CartLoading />;
  if (loadError === null) {
    return (
      <>
        <PaymentErrorText error={paymentError} />
        {paymentError !== null && !(paymentError instanceof ShopApiError) && (
          <p>{t('payment.elsewhere.again')}</p>
        )}
        <EmptyCart takesFocus={wasFilled && paymentError === null} />
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
