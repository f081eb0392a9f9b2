import type { GatsbyBrowser } from 'gatsby';
import { workerStore } from './worker-store.ts';

/*
 * Replaces the browser's part of gatsby-plugin-offline (`gatsby/patches.ts`), which tells the worker what each page
 * and each prefetched page consists of, for a shell that is not used here. A build without a service worker includes
 * neither.
 */

/** Has Gatsby register `/sw.js`, by way of `gatsby-register-service-worker.ts`. */
export const registerServiceWorker = () => true;

export const onServiceWorkerUpdateFound = () => workerStore.setState({ state: 'update-found' });

export const onServiceWorkerInstalled = () => workerStore.setState({ state: 'available' });

export const onServiceWorkerUpdateReady: GatsbyBrowser['onServiceWorkerUpdateReady'] = ({ serviceWorker }) =>
  workerStore.setState({ state: 'updated', update: serviceWorker });

/** A version that still waits is offered on, whatever has become of an earlier or a later one. */
export const onServiceWorkerRedundant: GatsbyBrowser['onServiceWorkerRedundant'] = ({ serviceWorker }) => {
  if (!serviceWorker.waiting) workerStore.setState({ state: 'redundant', update: null });
};

export const onServiceWorkerActive = () => workerStore.setState({ state: 'active', update: null });

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) =>
  workerStore.setState({ path: location.pathname });
