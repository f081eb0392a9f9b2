import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
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
  /** The choice of the order. */
  readonly children: ReactNode;
}

/** The line above a list: how many products there are, filters, and the order. */
export function Toolbar({
  count,
  countLine,
  chosen,
  isOpen,
  onOpen,
  isBeside = false,
  children,
}: ToolbarProps) {
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
      {children}
    </div>
  );
}
