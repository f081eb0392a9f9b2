/**
 * Has the new version take over and reloads this tab, once, when it has. Other tabs stay as they are: one of them may be
 * paying.
 */
export function activateUpdate({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
  const reload = () => window.location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage({ type: 'SKIP_WAITING' });
  } else {
    // Another tab was faster.
    reload();
  }
}
