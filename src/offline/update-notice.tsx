import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { usePage } from '../navigation/page-context.tsx';
import { activateUpdate } from './activate-update.ts';
import * as styles from './update-notice.module.css';
import { workerStore } from './worker-store.ts';

/**
 * Says that there is a new version, until the shopper takes it or puts it off until the next visit; nothing interrupts somebody
 * who is about to pay.
 */
export function UpdateNotice() {
  const { t } = useTranslation();
  const { pageKey } = usePage();
  const registration = useStore(workerStore, ({ update }) => update);
  if (registration === null || pageKey === 'checkout' || pageKey === 'order-confirmation') return null;
  return (
    <aside className={styles.notice} aria-label={t('offline.update.label')}>
      <p role="status">{t('offline.update.text')}</p>
      <button type="button" className="button" onClick={() => activateUpdate(registration)}>
        {t('offline.update.accept')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => workerStore.setState({ update: null })}
      >
        {t('offline.update.later')}
      </button>
    </aside>
  );
}
