import { useTranslation } from 'gatsby-plugin-react-i18next';
import { readSort, sortOptions, type SortOption } from '../search/list-address.ts';
import * as styles from './toolbar.module.css';

interface SortSelectProps {
  readonly sort: SortOption;
  readonly onChange: (sort: SortOption) => void;
  /** What the order is called in which the list comes. */
  readonly ownOrder: string;
}

/** The order of a list. */
export function SortSelect({ sort, onChange, ownOrder }: SortSelectProps) {
  const { t } = useTranslation();
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t('category.sort')}</span>
      <select
        className={`input ${styles.select ?? ''}`}
        value={sort}
        onChange={(event) => onChange(readSort(event.target.value))}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {option === 'RELEVANCE' ? ownOrder : t(`category.sorts.${option}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
