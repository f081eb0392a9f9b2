/** Milliseconds the new version, and each reload, may take. */
const timeout = 10_000;
const maxReloads = 3;

/**
 * Has the new version take over and reloads this tab when it has. Other tabs stay as they are: one of them may be
 * paying.
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
