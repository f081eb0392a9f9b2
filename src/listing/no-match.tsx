import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './listing.module.css';

/** Instead of a list: nothing passes all filters. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('search');
  const { t: tMain } = useTranslation();
  return (
    <div className={styles.message}>
      <p>{t('results.emptyFiltered')}</p>
      <button type="button" className="button button-quiet" onClick={onClear}>
        {tMain('category.clearFilters')}
      </button>
    </div>
  );
}
