import { navigate } from 'gatsby';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { loadNamespace } from '../i18n/load-namespace.ts';
import type { SearchBoxProps } from '../quick-search/search-box.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import { hasDraft, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { RetryNote } from '../components/error-boundary.tsx';
import { useRequest } from '../components/use-request.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './search-overlay.module.css';

/** The search box with suggestions; its code, its texts, and the search SDK are loaded when it is first opened. */
export function SearchOverlay() {
  const { t, i18n } = useTranslation();
  const searchOpen = useShopState((state) => state.searchOpen);
  const locale = useLocale();
  const dispatch = useShopDispatch();
  const { status, value, retry } = useRequest(searchOpen ? i18n.language : null, () => loadSearchBox(i18n));
  // Another language needs other texts.
  const SearchBox = i18n.hasResourceBundle(i18n.language, 'search') ? value : null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasDraft('search')) dispatch({ type: 'setSearchOpen', open: true });
  }, [dispatch]);
  useEffect(() => {
    // A space, because an open box without a text is opened again, too.
    if (!searchOpen) return undefined;
    return watchDraft('search', () => box.current?.querySelector('input')?.value || ' ');
  }, [searchOpen]);
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
      <div ref={box} className={styles.box}>
        {SearchBox && <OpenedSearchBox SearchBox={SearchBox} locale={locale} onNavigate={go} />}
        {!SearchBox && status !== 'failed' && <p role="status">{t('nav.searchLoading')}</p>}
        {status === 'failed' && <RetryNote text={t('nav.searchFailed')} onRetry={retry} />}
      </div>
    </ModalDialog>
  );
}

type OpenedProps = SearchBoxProps & { readonly SearchBox: ComponentType<SearchBoxProps> };

/** The search box in the overlay, with what was being typed there when the page was reloaded. */
function OpenedSearchBox({ SearchBox, ...props }: OpenedProps) {
  const [draft] = useState(() => takeDraft('search').trim());
  return <SearchBox {...props} initialTerm={draft} takesFocus />;
}

async function loadSearchBox(
  i18n: Parameters<typeof loadNamespace>[0],
): Promise<ComponentType<SearchBoxProps>> {
  const [{ SearchBox }] = await Promise.all([
    loadPart(() => import('../quick-search/search-box.tsx')),
    loadNamespace(i18n, 'search'),
  ]);
  return SearchBox;
}
