/** Milliseconds the new version may take until the tab is reloaded anyway. */
const timeout = 3000;

/**
 * Has the new version take over and reloads this tab, once, when it has. Other tabs stay as they are: one of them may be
 * paying. Browsers hold a new version back as long as the old one is answering a request; the reload cancels this tab's.
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
    navigator.serviceWorker.removeEventListener('controllerchange', takenOver);
    reload();
  }
  navigator.serviceWorker.addEventListener('controllerchange', takenOver);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
