import { shopErrorOf } from '../shop-api/shop-api-error.ts';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './express-buttons.module.css';

/** Where the wallets' buttons will be, while they are on their way. */
export function WalletPlaces({ count }: { count: number }) {
  const { t } = useTranslation('express');
  return (
    <div className={styles.wallets}>
      <p role="status" className="visually-hidden">
        {t('opening')}
      </p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.wallet} />
      ))}
    </div>
  );
}

/** Why the wallets cannot be shown, and the way to try it again. */
export function OpeningError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('express');
  return (
    <>
      <ErrorText error={shopErrorOf(error)} />
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('retry')}
      </button>
    </>
  );
}
