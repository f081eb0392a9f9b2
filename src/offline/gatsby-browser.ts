import type { GatsbyBrowser } from 'gatsby';
import { workerStore } from './worker-store.ts';

/*
 * Replaces the browser's part of gatsby-plugin-offline (`gatsby/patches.ts`), which tells the worker what each page
 * and each prefetched page consists of, for a shell that is not used here. A build without a service worker includes
 * neither.
 */

/** Has Gatsby register `/sw.js`, by way of `gatsby-register-service-worker.ts`. */
export const registerServiceWorker = () => true;

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) =>
  workerStore.setState({ path: location.pathname });
