import { navigate } from 'gatsby';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import type { SearchBox } from '../search/box/search-box.tsx';
import { focusInDialog } from '../components/focus-on.ts';
import { SearchField } from '../search/box/search-field.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';
import { searchOpened } from '../shop/shop-state.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { hasDraft, takeDraft, watchDraft } from '../recovery/reload-drafts.ts';
import { RetryNote } from '../components/error-boundary.tsx';
import { useRequest } from '../components/use-request.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import * as styles from './search-overlay.module.css';

/** The search box above any page. Its field is there at once; everything else is loaded when it is first opened. */
export function SearchOverlay() {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  const searchOpen = useShopState((state) => state.searchOpen);
  const { setState } = useShop();
  const { status, value, retry } = useRequest(searchOpen ? 'module' : null, () =>
    loadPart(() => import('../search/box/search-box.tsx')),
  );
  const Box = value?.SearchBox;
  // Stays when the overlay is closed without a search.
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasDraft('search')) setState(searchOpened(true));
  }, [setState]);
  useEffect(() => {
    // A space, because an open box without a text is opened again, too.
    if (!searchOpen) return undefined;
    return watchDraft('search', () => box.current?.querySelector('input')?.value || ' ');
  }, [searchOpen]);
  const close = () => setState(searchOpened(false));
  const go = (path: string) => {
    setText('');
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
        {Box ? (
          <OpenedSearchBox
            Box={Box}
            initialTerm={text}
            onNavigate={go}
            onTextChange={setText}
            onLeave={close}
          />
        ) : (
          <SearchField
            label={t('nav.search')}
            submitLabel={t('nav.search')}
            action={sitePath('search')}
            inputProps={{
              ref: focusInDialog,
              value: text,
              onChange: ({ target }) => setText(target.value),
            }}
          />
        )}
        {!Box && status !== 'failed' && <p role="status">{t('nav.searchLoading')}</p>}
        {status === 'failed' && <RetryNote text={t('nav.searchFailed')} onRetry={retry} />}
      </div>
    </ModalDialog>
  );
}

type OpenedProps = ComponentProps<typeof SearchBox> & { readonly Box: typeof SearchBox };

/** The search box with what was typed until it appeared, even on a page that has been reloaded since. */
function OpenedSearchBox({ Box, initialTerm, ...props }: OpenedProps) {
  const [first] = useState(() => takeDraft('search').trim() || initialTerm);
  return <Box {...props} initialTerm={first ?? ''} isOverlay />;
}
