/** Milliseconds the new version may take until the tab is reloaded anyway. */
const timeout = 10_000;

/**
 * Has the new version take over and reloads this tab, once, when it has. Other tabs stay as they are: one of them may be
 * paying. Browsers hold a new version back as long as the old one is answering requests; a navigation meanwhile may be
 * lost between the two, so the reload waits until the new one is active.
 */
export function activateUpdate(
  { waiting }: Pick<ServiceWorkerRegistration, 'waiting'>,
  reload: () => void = () => window.location.reload(),
): void {
  // Another tab was faster.
  if (!waiting) {
    reload();
    return;
  }
  const timer = setTimeout(takenOver, timeout);
  function takenOver() {
    clearTimeout(timer);
    waiting?.removeEventListener('statechange', onState);
    reload();
  }
  function onState() {
    if (waiting?.state === 'activated') takenOver();
  }
  waiting.addEventListener('statechange', onState);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
