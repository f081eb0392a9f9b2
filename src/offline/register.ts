import type { KeepMessage } from '../../worker/keep.ts';
import { workerStore } from './worker-store.ts';

/**
 * Registers the service worker over HTTPS or on this machine, follows its states, and has it keep the pages that the
 * shopper visits. Anything that goes wrong is only logged: the shop works without it.
 */
export async function register(): Promise<void> {
  const { protocol, hostname } = window.location;
  const isAllowed = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  if (!isAllowed || !('serviceWorker' in navigator)) {
    console.error('Service workers are not available: they require HTTPS and a browser that allows them.');
    return;
  }
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    registration.addEventListener('updatefound', () => {
      workerStore.setState({ state: 'update-found' });
      const { installing } = registration;
      installing?.addEventListener('statechange', () => follow(installing, registration));
    });
    // Waits since an earlier visit.
    if (registration.waiting) offer(registration);
    keepPages(registration);
  } catch (error) {
    console.error('The service worker could not be registered:', error);
  }
}

function follow({ state }: ServiceWorker, registration: ServiceWorkerRegistration): void {
  if (state === 'installed') offer(registration);
  // A version that still waits is offered on, whatever has become of an earlier or a later one.
  if (state === 'redundant' && !registration.waiting) workerStore.setState({ state, update: null });
  if (state === 'activated') workerStore.setState({ state: 'active', update: null });
}

/** If no worker is in control, the one that waits is the first, and needs nobody's word. */
const offer = (update: ServiceWorkerRegistration): void =>
  workerStore.setState(
    navigator.serviceWorker.controller ? { state: 'updated', update } : { state: 'available' },
  );

declare global {
  interface Window {
    /** The build that the page belongs to, written into it by Gatsby. */
    readonly ___webpackCompilationHash?: string;
  }
}

/** How long a page stays open before it counts as visited and has loaded what it shows first. */
const pauseMs = 2000;

/**
 * Tells the worker which pages the shopper visits and what they consist of: a navigation within the shop fetches only a
 * page's data, and the first page of all was there before the worker. Shoppers who save data are left alone.
 */
export function keepPages(registration: ServiceWorkerRegistration): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A worker that is about to be replaced keeps nothing, and as long as it is busy, the next one cannot take over.
      if (savesData() || registration.installing || registration.waiting) return;
      registration.active?.postMessage(keepMessage());
    }, pauseMs);
  };
  workerStore.subscribe(({ path }, before) => path !== before.path && later());
  // On a first visit, the worker is ready only when it has been installed.
  void navigator.serviceWorker.ready.then(later);
}

function keepMessage(): KeepMessage {
  return {
    type: 'KEEP',
    path: window.location.pathname,
    files: [...performance.getEntriesByType('resource').map(({ name }) => name), ...inlinedStyles()],
    build: window.___webpackCompilationHash ?? '',
  };
}

/** The stylesheets that are part of the page's HTML: pages that are opened from others fetch them. */
const inlinedStyles = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('style[data-href]'),
    ({ dataset }) => new URL(dataset['href'] ?? '', window.location.origin).href,
  );

function savesData(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
