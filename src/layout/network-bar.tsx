import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mayHavePages, usePageLoad, useRefusals } from '../recovery/full-load.ts';
import { useIsOnline } from '../recovery/network-status.ts';
import { startFailureId } from '../recovery/reload-guard.ts';
import * as styles from './network-bar.module.css';

/**
 * One quiet line at the bottom of the window while there is no connection or the next page is slow to open. It becomes
 * loud for a link that cannot be followed, and is said anew for each: nothing else on the page answers the tap.
 */
export function NetworkBar() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const pageLoad = usePageLoad();
  const refusals = useRefusals();
  const offlineText = () => {
    if (pageLoad === 'unreachable') return t('network.unreachable');
    return t(mayHavePages() ? 'network.offline' : 'network.onlyThisPage');
  };
  const text = pageLoad === 'slow' ? t('network.slow') : isOnline ? null : offlineText();
  useEffect(keepFocusInSight, [text]);
  return (
    <div role="status" className={styles.bar}>
      {text !== null && (
        <p key={refusals} className={pageLoad === 'unreachable' ? styles.refusal : undefined}>
          {text}
        </p>
      )}
    </div>
  );
}

/** What has the focus leaves its place if the line has come to lie on it: the page scrolls less far than the line is high. */
function keepFocusInSight(): void {
  const { activeElement } = document;
  if (activeElement?.matches('a, button, input, select, textarea, summary'))
    activeElement.scrollIntoView({ block: 'nearest' });
}

/**
 * Revealed by `startScript` or `startRecovery`, which also make the button work, if the page's own files are missing even after a
 * reload: React has not started then.
 */
export function StartFailureBar() {
  const { t } = useTranslation();
  return (
    <p id={startFailureId} hidden className={styles.bar}>
      {t('recovery.start')}{' '}
      <button type="button" className="link">
        {t('recovery.reload')}
      </button>
    </p>
  );
}
