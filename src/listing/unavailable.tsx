import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './listing.module.css';

interface UnavailableProps {
  /** What cannot be shown without it. */
  readonly about: 'results' | 'filters';
  readonly onRetry: () => void;
}

/** The search service does not answer; the rest of the shop works. */
export function Unavailable({ about, onRetry }: UnavailableProps) {
  const { t } = useTranslation('search');
  return (
    <div role="alert" className={styles.message}>
      <p>{about === 'filters' ? t('filters.unavailable') : t('results.unavailable')}</p>
      {about === 'results' && <p>{t('results.unavailableHint')}</p>}
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('results.retry')}
      </button>
    </div>
  );
}
