import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { AddressLines } from '../components/address-lines.tsx';
import { useFocusOnce } from '../components/focus-on.ts';
import { useCheckoutState } from '../checkout/checkout-context.tsx';
import { LegalGuarantee } from '../checkout/payment/legal-guarantee.tsx';
import { OrderButton } from '../checkout/payment/order-button.tsx';
import { ItemsAndSums } from '../checkout/payment/items-and-sums.tsx';
import * as styles from './express-buttons.module.css';
import type { Approved } from './use-wallet-handlers.ts';

interface PayPalReviewProps {
  readonly approved: Approved;
  readonly onOrder: () => void;
  readonly onCancel: () => void;
}

/**
 * What the shopper has chosen at PayPal, with everything that the law wants directly above the button that orders
 * (Directive 2011/83/EU, Article 8(2)). Until that is pressed, nothing is ordered and nothing is paid.
 */
export function PayPalReview({ approved: { cart }, onOrder, onCancel }: PayPalReviewProps) {
  const { t } = useTranslation('express');
  const { expressPaymentInProgress } = useCheckoutState();
  const id = useId();
  return (
    <section className={styles.area} aria-labelledby={id}>
      <h2 id={id} ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1} className={styles.title}>
        {t('review.title')}
      </h2>
      <p>{t('review.text')}</p>
      <div>
        <p>{cart.email}</p>
        {cart.shippingAddress && <AddressLines address={cart.shippingAddress} />}
      </div>
      <LegalGuarantee />
      <ItemsAndSums cart={cart} />
      <OrderButton cart={cart} isBusy={expressPaymentInProgress} onOrder={onOrder} />
      <button
        type="button"
        className="button button-quiet"
        disabled={expressPaymentInProgress}
        onClick={onCancel}
      >
        {t('review.cancel')}
      </button>
    </section>
  );
}
