import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './filter-sheet.module.css';

interface FilterSheetProps {
  readonly open: boolean;
  /** How many products the shopper would see now; null while nobody knows. */
  readonly total: number | null;
  /** How many filters are chosen. */
  readonly chosen: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** Closes it to look at the products. */
  readonly onShow: () => void;
  readonly children: ReactNode;
}

/** The filters on a phone: a sheet over the list, with the way back to it always in reach. */
export function FilterSheet({ open, total, chosen, onClear, onClose, onShow, children }: FilterSheetProps) {
  const { t } = useTranslation();
  return (
    <ModalDialog
      label={t('category.filters')}
      closeLabel={t('category.closeFilters')}
      open={open}
      onClose={onClose}
      placement="side"
    >
      <h2 className={styles.title}>{t('category.filters')}</h2>
      {children}
      <div className={styles.actions}>
        {chosen > 0 && (
          <button type="button" className="link" onClick={onClear}>
            {t('category.clearFilters')}
          </button>
        )}
        <button type="button" className={`button ${styles.show ?? ''}`} onClick={onShow}>
          {total === null ? t('category.showProducts') : t('category.show', { count: total })}
        </button>
        {/* What is outside a modal dialog is not read out. */}
        <p role="status" className="visually-hidden">
          {total !== null && t('category.count', { count: total })}
        </p>
      </div>
    </ModalDialog>
  );
}
