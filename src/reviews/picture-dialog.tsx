import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './picture-dialog.module.css';

interface PictureDialogProps {
  /** Their addresses. */
  readonly pictures: readonly string[];
  readonly nameOf: (index: number) => string;
  /** Null closes it. */
  readonly shown: number | null;
  readonly onShow: (index: number | null) => void;
}

/** A review's photographs, one as large as the screen, with arrows to the others. */
export function PictureDialog({ pictures, nameOf, shown, onShow }: PictureDialogProps) {
  const { t } = useTranslation(['reviews', 'product']);
  const arrow = (from: number, step: -1 | 1) => (
    <button
      type="button"
      className="icon-button"
      aria-label={t(step < 0 ? 'product:zoom.previous' : 'product:zoom.next')}
      onClick={() => onShow((from + step + pictures.length) % pictures.length)}
    >
      {step < 0 ? '←' : '→'}
    </button>
  );
  return (
    <ModalDialog
      label={nameOf(shown ?? 0)}
      closeLabel={t('closePhoto')}
      open={shown !== null}
      placement="full"
      onClose={() => onShow(null)}
    >
      {shown !== null && (
        <div className={styles.zoom}>
          <img src={pictures[shown]} alt="" />
          <div className={styles.bar}>
            {pictures.length > 1 && arrow(shown, -1)}
            <p role="status">{nameOf(shown)}</p>
            {pictures.length > 1 && arrow(shown, 1)}
          </div>
        </div>
      )}
    </ModalDialog>
  );
}
