import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespace } from '../i18n/load-namespace.ts';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import * as styles from './search-overlay.module.css';

/** The search box with suggestions; its code, its texts and the search SDK arrive when it is first opened. */
export function SearchOverlay() {
  const { t, i18n } = useTranslation('common');
  const { searchOpen } = useShopState();
  const dispatch = useShopDispatch();
  const close = () => dispatch({ type: 'setSearchOpen', open: false });
  return (
    <ModalDialog
      label={t('nav.search')}
      closeLabel={t('nav.closeSearch')}
      open={searchOpen}
      onClose={close}
      placement="top"
    >
      <div className={styles.box}>
        <Suspense fallback={null}>
          <SearchBox onNavigate={close} />
        </Suspense>
      </div>
    </ModalDialog>
  );
}
