import type { apiRunner } from 'gatsby-api-runner';
import { keepPages } from './keep-pages.ts';

/** Reports a state to all plugins, as Gatsby's `apiRunner` does. */
type Report = (api: Parameters<typeof apiRunner>[0], registration: ServiceWorkerRegistration) => void;

/**
 * Registers the service worker over HTTPS or on this machine, reports every state of it, and has it keep the pages that
 * the shopper visits. Anything that goes wrong is only logged: the shop works without it.
 */
export async function register(report: Report): Promise<void> {
  const { protocol, hostname } = window.location;
  const isAllowed = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  if (!isAllowed || !('serviceWorker' in navigator)) {
    console.error('Service workers are not available: they require HTTPS and a browser that allows them.');
    return;
  }
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => {
      report('onServiceWorkerUpdateFound', registration);
      const { installing } = registration;
      installing?.addEventListener('statechange', () => reportState(installing, registration, report));
    });
    // Waits since an earlier visit.
    if (registration.waiting && navigator.serviceWorker.controller)
      report('onServiceWorkerUpdateReady', registration);
    keepPages(registration);
  } catch (error) {
    console.error('The service worker could not be registered:', error);
  }
}

function reportState(worker: ServiceWorker, registration: ServiceWorkerRegistration, report: Report): void {
  if (worker.state === 'installed')
    report(
      navigator.serviceWorker.controller ? 'onServiceWorkerUpdateReady' : 'onServiceWorkerInstalled',
      registration,
    );
  if (worker.state === 'redundant') report('onServiceWorkerRedundant', registration);
  if (worker.state === 'activated') report('onServiceWorkerActive', registration);
}
