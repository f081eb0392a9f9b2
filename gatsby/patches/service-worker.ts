import type { Patch } from '../patch.ts';

/**
 * Gatsby registers the service worker while the page is still loading, does not report a new version that is waiting, and
 * reloads the page after an update, even during checkout. The plugin tells the worker about a shell that is not used here
 * (decision 016).
 */
export const serviceWorker: Patch = {
  modules: [
    [/\/register-service-worker$/, 'src/offline/gatsby-register-service-worker.ts'],
    [/\/gatsby-plugin-offline\/gatsby-browser(\.js)?$/, 'src/offline/gatsby-browser.ts'],
  ],
};
