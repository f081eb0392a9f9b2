import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListingState, readSort, sortOptions } from '../service/search-query.ts';
import * as styles from './toolbar.module.css';

/** A list as its address asks for it, and the place of its filters. */
export interface ListView extends ListingState {
  /** How many filters are chosen. */
  readonly chosen: number;
  /** The address with one more page. */
  readonly moreTo: string;
  /** Puts a change in the address. @param replaces whether the entry in the history is replaced */
  readonly change: (next: Partial<ListingState>, replaces?: boolean) => void;
  /** Whether the filters have been opened. */
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Whether the filters are beside the list even before they are opened, if there is room. */
  readonly isBeside: boolean;
  /** The line with the number of products, where the focus goes when the filters are closed. */
  readonly countLine: RefObject<HTMLParagraphElement | null>;
}

interface ToolbarProps {
  readonly view: ListView;
  readonly count: string;
  /** What the order is called in which the list comes. */
  readonly ownOrder: string;
}

/** The line above a list: how many products there are, filters, and the order. */
export function Toolbar({ view, count, ownOrder }: ToolbarProps) {
  const { t } = useTranslation();
  const { chosen, isOpen, setIsOpen, isBeside, countLine, sort, change } = view;
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
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen === 0 ? t('category.filters') : t('category.filtersChosen', { count: chosen })}
      </button>
      <label className={styles.sort}>
        <span className={styles.sortLabel}>{t('category.sort')}</span>
        <select
          className={`input ${styles.select ?? ''}`}
          value={sort}
          onChange={(event) => change({ sort: readSort(event.target.value) })}
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
