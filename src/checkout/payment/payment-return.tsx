import { navigate } from 'gatsby';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '../../../contract/payment.ts';
import { focusOn } from '../../components/focus-on.ts';
import { MoneyText } from './payment-error-text.tsx';
import { RetryableError } from '../../shop-api/error-text.tsx';
import { callShopApi } from '../../shop-api/call-shop-api.ts';
import {
  isShopError,
  moneyOf,
  type ShopApiError,
  type ShopErrorCode,
  withUnknownMoney,
} from '../../shop-api/shop-api-error.ts';
import * as styles from '../checkout-step.module.css';
import { useSearch } from '../../navigation/query.ts';
import { inPlace } from '../../navigation/scroll-position.ts';
import { usePaths } from '../../navigation/page-context.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

interface RedirectReturn {
  readonly paymentId: string;
  readonly redirectResult: string;
}

/** The bank's response in the page's address, or null if the page was opened in the usual way. */
export function useRedirectReturn(): RedirectReturn | null {
  const query = new URLSearchParams(useSearch());
  const paymentId = query.get('payment');
  const redirectResult = query.get('redirectResult');
  return paymentId && redirectResult ? { paymentId, redirectResult } : null;
}

/** Errors after which the outcome of the payment is unknown; asking again is safe and resolves it. */
const undecided: readonly ShopErrorCode[] = [
  'network',
  'cookiesBlocked',
  'Internal',
  'CommerceUnavailable',
  'PaymentUnavailable',
  'TooManyRequests',
];

/**
 * Asks the shop API for the outcome of a payment that went to a bank's page; this does not need adyen-web. The bank's
 * response is removed from the address as soon as it has been processed; until then, a reload asks again. What permits a
 * browser other than the one that started the payment to end it has left the address before (`link-script.ts`).
 */
export function PaymentReturn({ paymentId, redirectResult }: RedirectReturn) {
  const { t } = useTranslation('checkout');
  const { checkout } = usePaths();
  const { conclude, fail } = usePaymentOutcome(() => navigate(checkout, { replace: true, state: inPlace }));
  const [attempt, setAttempt] = useState(1);
  const [openError, setOpenError] = useState<ShopApiError | null>(null);
  const [elsewhere, setElsewhere] = useState<PaymentResult | null>(null);

  const ask = useEffectEvent(() =>
    callShopApi(async (api) => {
      await api.openLink();
      return api.sendPaymentDetails(paymentId, { details: { redirectResult } });
    }),
  );
  const onResult = useEffectEvent((result: PaymentResult) => {
    if (result.order?.mayOpen === false) setElsewhere(result);
    else void conclude(result);
  });
  const onError = useEffectEvent((error: unknown) => {
    if (isShopError(error, undecided)) setOpenError(withUnknownMoney(error));
    else void fail(error);
  });
  useEffect(() => {
    void ask().then(onResult, onError);
  }, [attempt]);

  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(answer.current), [openError, elsewhere]);

  const isWaiting = !elsewhere && !openError;
  return (
    <div ref={answer} tabIndex={-1} role={isWaiting ? 'status' : undefined} className={styles.waiting}>
      {elsewhere && <PaidElsewhere result={elsewhere} />}
      {openError && (
        <RetryableError
          error={openError}
          onRetry={() => {
            setOpenError(null);
            setAttempt(attempt + 1);
          }}
        >
          <MoneyText money={moneyOf(openError)} />
        </RetryableError>
      )}
      {isWaiting && (
        <>
          <h2>{t('payment.returning')}</h2>
          <p>{t('payment.returningText')}</p>
        </>
      )}
    </div>
  );
}

/** For a browser that ended a payment begun in another one, which alone may open the confirmation, e.g. from a bank's app. */
function PaidElsewhere({ result }: { result: PaymentResult }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <h2>
        {t(result.resultCode === 'Authorised' ? 'payment.elsewhere.paid' : 'payment.elsewhere.pending')}
      </h2>
      {result.money === 'returning' && <p>{t('confirmation.paidTwice')}</p>}
      <p>{t('payment.elsewhere.number', { number: result.order?.orderNumber ?? '' })}</p>
      <p>{t('payment.elsewhere.where')}</p>
    </>
  );
}
