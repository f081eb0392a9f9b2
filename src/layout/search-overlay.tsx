import { navigate } from 'gatsby';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';
import type { SearchBoxProps } from '../search/search-box.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './search-overlay.module.css';

/** The search box with suggestions; its code, its texts and the search SDK arrive when it is first opened. */
export function SearchOverlay() {
  const { t } = useTranslation();
  const searchOpen = useShopState((state) => state.searchOpen);
  const locale = useLocale();
  const dispatch = useShopDispatch();
  const { SearchBox, failed } = useSearchBox(searchOpen);
  const close = () => dispatch({ type: 'setSearchOpen', open: false });
  const go = (path: string) => {
    close();
    navigate(path);
  };
  return (
    <ModalDialog
      label={t('nav.search')}
      closeLabel={t('nav.closeSearch')}
      open={searchOpen}
      onClose={close}
      placement="top"
    >
      <div className={styles.box}>
        {SearchBox && <SearchBox locale={locale} onNavigate={go} />}
        {!SearchBox && !failed && <p role="status">{t('nav.searchLoading')}</p>}
        {failed && <p role="alert">{t('nav.searchFailed')}</p>}
      </div>
    </ModalDialog>
  );
}

function useSearchBox(wanted: boolean) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [loaded, setLoaded] = useState<{
    readonly SearchBox: ComponentType<SearchBoxProps>;
    /** Of the texts. */
    readonly language: string;
  } | null>(null);
  const [failed, setFailed] = useState(false);
  const SearchBox = loaded?.language === language ? loaded.SearchBox : null;
  const missing = wanted && !SearchBox;
  useEffect(() => {
    if (!missing) return;
    Promise.all([import('../search/search-box.tsx'), loadNamespace(i18n, 'search')]).then(
      ([module]) => {
        setLoaded({ SearchBox: module.SearchBox, language });
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, [missing, i18n, language]);
  return { SearchBox, failed };
}
