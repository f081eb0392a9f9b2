import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/order.ts';
import { useFocusNext } from '../../components/focus-on.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import type { ShopApiError } from '../../shop-api/shop-api-error.ts';
import { shopErrorOf } from '../../shop-api/use-shop-data.ts';
import { callShopApi } from '../../shop-api/call-shop-api.ts';
import * as styles from './order-confirmation-screen.module.css';

interface CancelOrderProps {
  readonly order: Order;
  /** Called with the order as it then is: canceled, or why it cannot be any more. */
  readonly onChange: (order: Order) => void;
}

/** Lets the shopper cancel an order that is not packed yet, after asking once more. */
export function CancelOrder({
  order: { orderNumber, paymentState, cancelable },
  onChange,
}: CancelOrderProps) {
  const { t } = useTranslation('order');
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShopApiError | null>(null);
  const [question, focusQuestion] = useFocusNext<HTMLParagraphElement>();
  const [start, focusStart] = useFocusNext<HTMLButtonElement>();
  const cancel = async () => {
    setBusy(true);
    setError(null);
    try {
      onChange(await callShopApi((api) => api.cancelOrder(orderNumber)));
    } catch (thrown) {
      const refused = shopErrorOf(thrown);
      setError(refused);
      setBusy(false);
      if (refused.code === 'OrderNotCancelable')
        await callShopApi((api) => api.loadOrder(orderNumber)).then(onChange, () => null);
    }
  };
  if (!cancelable) return error && <ErrorText error={error} />;
  return (
    <div className={styles.cancel}>
      {isAsking ? (
        // Whoever clicks twice by mistake keeps the order: its button is where the first one was.
        <Fragment key="question">
          <p ref={question} tabIndex={-1}>
            <strong>{t('cancel.question')}</strong>{' '}
            {t(paymentState === 'pending' ? 'cancel.unpaid' : 'cancel.paid')}
          </p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              setIsAsking(false);
              setError(null);
              focusStart();
            }}
          >
            {t('cancel.keep')}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={busy}
            onClick={() => void (busy || cancel())}
          >
            {t('cancel.confirm')}
          </button>
        </Fragment>
      ) : (
        <>
          <p>{t('cancel.text')}</p>
          <button
            ref={start}
            type="button"
            className="button button-quiet"
            onClick={() => {
              setIsAsking(true);
              focusQuestion();
            }}
          >
            {t('cancel.start')}
          </button>
        </>
      )}
      <ErrorText error={error} />
    </div>
  );
}
