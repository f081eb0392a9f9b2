import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CartLoading, EmptyCart } from '../cart/cart-screen.tsx';
import * as styles from '../cart/cart-screen.module.css';
import { useCheckoutState } from './checkout-context.tsx';
import { CheckoutSteps } from './steps/checkout-steps.tsx';
import { PaymentReturn, useRedirectReturn } from './payment/payment-return.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { PaymentErrorText } from './payment/payment-error-text.tsx';
import { ShopApiError } from '../shop-api/shop-api-error.ts';

/** The complete body of the checkout page, also when a shopper returns from a bank's page. */
export function CheckoutScreen() {
  const { t } = useTranslation('checkout');
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{t('title')}</h1>
      <CheckoutBody />
    </div>
  );
}

function CheckoutBody() {
  const { t } = useTranslation(['checkout', 'cart']);
  const { paymentIsDone, paymentError, cartLoading } = useCheckoutState();
  const cart = useCartState((state) => state.cart);
  const loadError = useCartState((state) => state.loadError);
  const { refresh } = useCartStore();
  const redirect = useRedirectReturn();

  if (paymentIsDone) return <p role="status">{t('payment.done')}</p>;
  if (redirect) return <PaymentReturn key={redirect.redirectResult} {...redirect} />;
  if (cart && cart.lineItems.length > 0) return <CheckoutSteps cart={cart} />;
  if (cartLoading) return <CartLoading />;
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
