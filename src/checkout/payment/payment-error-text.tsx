import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentError } from '../checkout-state.ts';
import { focusOn } from '../../components/focus-on.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import { isShopError, moneyOf, ShopApiError } from '../../shop-api/shop-api-error.ts';
import * as styles from '../../shop-api/error-text.module.css';
import * as stepStyles from '../checkout-step.module.css';
import type { MoneyState } from '../../../contract/payment.ts';

/** Explains why a payment did not become an order, and takes the focus. What was canceled does not look like an error. */
export function PaymentErrorText({ error }: { error: PaymentError | null }) {
  const { t } = useTranslation('checkout');
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return undefined;
    // Back from a bank's page, the address form above is still open for a moment.
    const frame = requestAnimationFrame(() => focusOn(text.current));
    return () => cancelAnimationFrame(frame);
  }, [error]);
  const retryAfter = isShopError(error, ['CardPaymentsPaused']) && error.details.retryAfter;
  return (
    <div ref={text} tabIndex={-1} className={stepStyles.problem}>
      {error === null || error instanceof ShopApiError ? (
        <ErrorText error={error}>
          {typeof retryAfter === 'number' && t('payment.cardAgain', { count: Math.ceil(retryAfter / 60) })}{' '}
          <MoneyText money={error && moneyOf(error)} />
        </ErrorText>
      ) : (
        <div role="alert">
          <p className={error.code === 'cancelled' ? stepStyles.canceled : styles.error}>
            {t(`payment.${error.code}`)} <MoneyText money={error.money} />
          </p>
        </div>
      )}
    </div>
  );
}

/** A sentence that says what became of the money of a payment; nothing if that cannot be said. */
export function MoneyText({ money }: { money: MoneyState | null }) {
  const { t } = useTranslation('errors');
  return money && t(`money.${money}`);
}
