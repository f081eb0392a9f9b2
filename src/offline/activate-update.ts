/** Milliseconds between two requests to the new version to take over. */
const interval = 500;
/** Milliseconds the new version may take until the tab is reloaded without either version. */
const timeout = 10_000;

/**
 * Has the new version take over and reloads this tab, once, when it has. Other tabs stay as they are: one of them may be
 * paying.
 *
 * Browsers hold a new version back as long as the old one is answering requests. Chromium stops the old one when it is
 * asked to, but a request in that moment (prefetching sends some every few seconds) starts it again, and then it
 * activates the new one only after another 30 s; a navigation meanwhile is lost between the two. Therefore, the new
 * version is asked again until it is active, and the last resort is a reload that no worker answers: the page registers
 * the new version, and what was stored is kept.
 */
export function activateUpdate(
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'unregister'>,
  reload: () => void = () => window.location.reload(),
): void {
  const { waiting } = registration;
  // Another tab was faster.
  if (!waiting) {
    reload();
    return;
  }
  const ask = () => waiting.postMessage({ type: 'SKIP_WAITING' });
  const asking = setInterval(ask, interval);
  const timer = setTimeout(() => {
    end();
    void registration.unregister().finally(reload);
  }, timeout);
  function end() {
    clearInterval(asking);
    clearTimeout(timer);
    waiting?.removeEventListener('statechange', onState);
  }
  function onState() {
    if (waiting?.state !== 'activated') return;
    end();
    reload();
  }
  waiting.addEventListener('statechange', onState);
  ask();
}
