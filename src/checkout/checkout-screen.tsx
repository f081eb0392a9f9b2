import { useTranslation } from 'gatsby-plugin-react-i18next';
import { EmptyCart } from '../cart/cart-screen.tsx';
import * as styles from './checkout-screen.module.css';
import { useCheckoutState } from './checkout-context.tsx';
import { CheckoutSteps } from './checkout-steps.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { PaymentErrorText } from '../payment/payment-error-text.tsx';
import { PaymentReturn, redirectReturnOf } from '../payment/payment-return.tsx';
import { useCart } from '../cart/use-cart.tsx';
import { useQuery } from '../navigation/query.ts';

/** The whole body of the checkout page, also when a bank's page leads back to it. */
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
  const { paymentIsDone, paymentError } = useCheckoutState();
  const { cart, loading, loadError, refreshCart } = useCart();
  const query = useQuery();
  const redirect = query && redirectReturnOf(query);

  if (paymentIsDone) return <p role="status">{t('payment.done')}</p>;
  if (redirect) return <PaymentReturn key={redirect.redirectResult} {...redirect} />;
  if (cart && cart.lineItems.length > 0) return <CheckoutSteps cart={cart} />;
  if (loading || query === null) return <p role="status">{t('cart:loading')}</p>;
  if (loadError === null) {
    return (
      <>
        <PaymentErrorText error={paymentError} />
        <EmptyCart />
      </>
    );
  }
  return (
    <>
      <ErrorText error={loadError} />
      <button type="button" className="button" onClick={() => void refreshCart()}>
        {t('cart:retry')}
      </button>
    </>
  );
}
