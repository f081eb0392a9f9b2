import { navigate } from 'gatsby';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { focusOn } from '../components/focus-on.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import {
  errorCodeOf,
  isShopError,
  type ShopApiError,
  type ShopErrorCode,
} from '../shop-api/shop-api-error.ts';
import * as styles from '../checkout/checkout-step.module.css';
import { useQuery } from '../navigation/query.ts';
import { inPlace } from '../navigation/scroll-position.ts';
import { usePaths } from '../navigation/use-paths.ts';
import { usePaymentOutcome } from './use-payment-outcome.ts';

/** What a bank's page passes back in the address. */
interface RedirectReturn {
  readonly paymentId: string;
  readonly redirectResult: string;
}

/** The bank's response in the page's address, or null if the page was opened in the usual way. */
export function useRedirectReturn(): RedirectReturn | null {
  const query = useQuery();
  const paymentId = query?.get('payment');
  const redirectResult = query?.get('redirectResult');
  return paymentId && redirectResult ? { paymentId, redirectResult } : null;
}

/** Errors after which the outcome of the payment is unknown; asking again is safe and resolves it. */
const undecided: readonly ShopErrorCode[] = [
  'network',
  'Internal',
  'CommerceUnavailable',
  'PaymentUnavailable',
  'TooManyRequests',
];

/**
 * Asks the shop API for the outcome of a payment that went to a bank's page; this does not need adyen-web. The bank's
 * response is removed from the address as soon as it has been processed; until then, a reload asks again.
 */
export function PaymentReturn({ paymentId, redirectResult }: RedirectReturn) {
  const { t } = useTranslation('checkout');
  const { checkout } = usePaths();
  const backToCheckout = useCallback(() => navigate(checkout, { replace: true, state: inPlace }), [checkout]);
  const { conclude, fail } = usePaymentOutcome(backToCheckout);
  const [attempt, setAttempt] = useState(1);
  const [openError, setOpenError] = useState<ShopApiError | null>(null);

  const ask = useEffectEvent(() =>
    callShopApi((api) => api.sendPaymentDetails(paymentId, { details: { redirectResult } })),
  );
  const onResult = useEffectEvent(conclude);
  const onError = useEffectEvent((error: unknown) => {
    if (isShopError(error, undecided)) setOpenError(error);
    else void fail(error);
  });
  useEffect(() => {
    void ask().then(onResult, onError);
  }, [attempt]);

  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(answer.current), [openError]);

  if (openError) {
    return (
      <div ref={answer} tabIndex={-1} className={styles.waiting}>
        <ErrorText error={errorCodeOf(openError)} />
        <button
          type="button"
          className="button"
          onClick={() => {
            setOpenError(null);
            setAttempt(attempt + 1);
          }}
        >
          {t('payment.retry')}
        </button>
      </div>
    );
  }
  return (
    <div ref={answer} tabIndex={-1} role="status" className={styles.waiting}>
      <h2>{t('payment.returning')}</h2>
      <p>{t('payment.returningText')}</p>
    </div>
  );
}
