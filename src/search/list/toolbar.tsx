import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { readSort, sortOptions, type SortOption } from '../service/search-query.ts';
import * as styles from './toolbar.module.css';

interface ToolbarProps {
  /** How many products there are. */
  readonly count: string;
  readonly countLine: Ref<HTMLParagraphElement>;
  /** How many filters are chosen. */
  readonly chosen: number;
  /** Whether the filters have been opened. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Whether the filters are beside the list anyway, if there is room. */
  readonly isBeside?: boolean;
  readonly sort: SortOption;
  readonly onSort: (sort: SortOption) => void;
  /** What the order is called in which the list comes. */
  readonly ownOrder: string;
}

/** The line above a list: how many products there are, filters, and the order. */
export function Toolbar(props: ToolbarProps) {
  const { count, countLine, chosen, isOpen, onOpen, isBeside = false, sort, onSort, ownOrder } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.toolbar}>
      <p ref={countLine} role="status" tabIndex={-1} className={styles.count}>
        {count}
      </p>
      <button
        type="button"
        className={`button button-quiet ${styles.filters ?? ''}`}
        data-beside={isBeside || undefined}
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {chosen === 0 ? t('category.filters') : t('category.filtersChosen', { count: chosen })}
      </button>
      <label className={styles.sort}>
        <span className={styles.sortLabel}>{t('category.sort')}</span>
        <select
          className={`input ${styles.select ?? ''}`}
          value={sort}
          onChange={(event) => onSort(readSort(event.target.value))}
        >
          {sortOptions.map((option) => (
            <option key={option} value={option}>
              {option === 'RELEVANCE' ? ownOrder : t(`category.sorts.${option}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
