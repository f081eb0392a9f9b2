import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { PaymentError } from './checkout-reducer.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from '../shop-api/error-text.module.css';

/** Explains why a payment did not become an order and that it can be tried again. */
export function PaymentErrorText({ error }: { error: PaymentError | null }) {
  const { t } = useTranslation('checkout');
  if (error !== 'refused' && error !== 'cancelled') return <ErrorText error={error} />;
  return (
    <div role="alert">
      <p className={styles.error}>{t(`payment.${error}`)}</p>
    </div>
  );
}
