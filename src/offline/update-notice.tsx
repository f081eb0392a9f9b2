import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { usePage } from '../navigation/page-context.tsx';
import * as styles from './update-notice.module.css';
import { workerStore } from './worker-store.ts';

/** Offers a new version, until the shopper takes it or puts it off; nothing interrupts somebody who is about to pay. */
export function UpdateNotice() {
  const { t } = useTranslation();
  const { pageKey } = usePage();
  const registration = useStore(workerStore, ({ update }) => update);
  if (registration === null || pageKey === 'checkout' || pageKey === 'order-confirmation') return null;
  return (
    <aside className={styles.notice} aria-label={t('offline.update.label')}>
      <p role="status">{t('offline.update.text')}</p>
      <button type="button" className="button" onClick={() => activateUpdate(registration)}>
        {t('offline.update.accept')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => workerStore.setState({ update: null })}
      >
        {t('offline.update.later')}
      </button>
    </aside>
  );
}

/** Milliseconds the new version, and each reload, may take. */
const timeout = 10_000;
const maxReloads = 3;

/**
 * Has the new version take over and reloads this tab, and no other, when it has.
 *
 * Browsers hold a new version back as long as the old one is answering requests. In Chromium 156, a request in the
 * moment in which the old one is stopped (prefetching sends some every few seconds) starts it again: the new one then
 * becomes active only after another 30 s or with a navigation, and that navigation is lost between the two. Therefore,
 * the tab is reloaded after a while in any case, and once more if it is still there.
 */
export function activateUpdate(
  { waiting }: Pick<ServiceWorkerRegistration, 'waiting'>,
  reload: () => void = () => window.location.reload(),
): void {
  let timer: ReturnType<typeof setTimeout>;
  const reloadUntilGone = (reloads = 1) => {
    clearTimeout(timer);
    reload();
    if (reloads < maxReloads) timer = setTimeout(reloadUntilGone, timeout, reloads + 1);
  };
  // Another tab was faster.
  if (!waiting) {
    reload();
    return;
  }
  timer = setTimeout(reloadUntilGone, timeout);
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') reloadUntilGone();
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
