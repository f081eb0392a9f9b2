import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CartLoading, EmptyCart } from '../cart/cart-screen.tsx';
import * as styles from './checkout-screen.module.css';
import { useCheckoutState } from './checkout-context.tsx';
import { CheckoutSteps } from './steps/checkout-steps.tsx';
import { PaymentReturn, useRedirectReturn } from './payment/payment-return.tsx';
import { RetryableError } from '../shop-api/error-text.tsx';
import { useCartState, useCartStore } from '../cart/use-cart.tsx';
import { PaymentErrorText } from './payment/payment-error-text.tsx';
import { ShopApiError } from '../shop-api/shop-api-error.ts';
import { Link } from 'gatsby';
import type { Cart } from '../../contract/cart.ts';
import { BusySums, CartSummary } from '../cart/cart-summary.tsx';
import { DiscountCodeForm } from '../cart/discount-code-form.tsx';
import { LineItemList } from '../cart/cart-line.tsx';
import { formatMoney } from '../../stores/format-money.ts';
import { useDisclosure } from '../components/use-disclosure.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { usePaths } from '../navigation/page-context.tsx';
import * as orderAsideStyles from './order-aside.module.css';

/** The complete body of the checkout page, also when a shopper returns from a bank's page. */
export function CheckoutScreen({ otherWays }: { otherWays?: ReactNode }) {
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

/** @param wasFilled whether the last of the cart was just removed here. */
function NothingToPay({ wasFilled }: { wasFilled: boolean }) {
  const { t } = useTranslation('checkout');
  const { paymentError, cartLoading } = useCheckoutState();
  const loadError = useCartState((state) => state.loadError);
  const { refresh } = useCartStore();
  if (cartLoading) return <CartLoading />;
  if (loadError !== null) return <RetryableError error={loadError} onRetry={() => void refresh()} />;
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

/** What is ordered, next to the steps. On phones, a bar with the total opens it, and says what nobody would look for there. */
export function OrderAside({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['checkout', 'cart']);
  const locale = useLocale();
  const paths = usePaths();
  const { paymentInProgress, adyenExpressPaymentOngoing } = useCheckoutState();
  const { isOpen, around, button, panel } = useDisclosure();
  const idle = cart.discountCodes.find(({ applied }) => !applied);
  return (
    <aside {...around} className={orderAsideStyles.order} aria-labelledby="checkout-summary">
      <button {...button} className={orderAsideStyles.bar}>
        <span className={orderAsideStyles.action}>{isOpen ? t('hideOrder') : t('showOrder')}</span>
        <span className={orderAsideStyles.total}>{formatMoney(cart.total, locale)}</span>
        {idle && !isOpen && (
          <small className={orderAsideStyles.idle}>
            {t('cart:code.notApplied', { code: idle.code || t('cart:code.unnamed') })}
          </small>
        )}
      </button>
      <div
        {...panel}
        className={
          isOpen ? orderAsideStyles.summary : `${orderAsideStyles.summary} ${orderAsideStyles.closed}`
        }
      >
        <h2 id="checkout-summary">{t('summary')}</h2>
        <LineItemList lineItems={cart.lineItems} />
        <DiscountCodeForm
          cart={cart}
          // A wallet's open sheet pays for the same cart.
          locked={paymentInProgress || adyenExpressPaymentOngoing}
        />
        <BusySums>
          <CartSummary totals={cart} />
        </BusySums>
        <Link to={paths.cart}>{t('editCart')}</Link>
      </div>
    </aside>
  );
}
