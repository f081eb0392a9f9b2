import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { MessageScreen } from '../components/message-screen.tsx';
import { usePage, useSitePaths } from '../navigation/page-context.tsx';
import * as styles from './layout.module.css';

/** Where the link that skips the header leads. */
export const mainId = 'content';

/** A page's own content. */
export function Main({ children }: { children: ReactNode }) {
  const { pageKey } = usePage();
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      <ErrorBoundary key={pageKey} room={pageKey} fallback={(retry) => <FailedScreen onRetry={retry} />}>
        {children}
      </ErrorBoundary>
    </main>
  );
}

/** Instead of a screen that failed: the rest of the shop still works. */
function FailedScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <MessageScreen title={t('recovery.title')} text={t('recovery.text')}>
      <button type="button" className="button" onClick={onRetry}>
        {t('serverError.retry')}
      </button>
      <a href={sitePath('home')} className="button button-quiet">
        {t('serverError.home')}
      </a>
    </MessageScreen>
  );
}
