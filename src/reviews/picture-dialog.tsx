import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { PictureViewer } from '../components/picture-viewer.tsx';
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
  const { t } = useTranslation('reviews');
  return (
    <ModalDialog
      label={nameOf(shown ?? 0)}
      closeLabel={t('closePhoto')}
      open={shown !== null}
      placement="full"
      onClose={() => onShow(null)}
    >
      {shown !== null && (
        <PictureViewer count={pictures.length} {...{ shown, onShow }} caption={nameOf(shown)}>
          <img src={pictures[shown]} alt="" className={styles.picture} />
        </PictureViewer>
      )}
    </ModalDialog>
  );
}
