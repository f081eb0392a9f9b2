import { join } from 'node:path';
import type { PluginRef } from 'gatsby';
import { workboxPrefix } from '../../worker/caches.ts';

/** Where webpack writes the site's part of `/sw.js` (`gatsby/webpack.ts`). */
export const workerFile = 'service-worker-part.js';

/** Where webpack writes a complete `/sw.js` that removes the worker. */
export const removalFile = 'service-worker-off.js';

/** Matches no address. */
const unused = { urlPattern: /(?!)/, handler: 'NetworkOnly' };

/**
 * gatsby-plugin-offline, which generates `/sw.js`, its list of files, and Workbox, and appends the site's own part. Its
 * own four routes for files answer with whatever is cached first; the plugin merges arrays by position, so each has to
 * be replaced.
 */
export const offlinePlugin = (): PluginRef => ({
  resolve: 'gatsby-plugin-offline',
  options: {
    // Relative to the working folder: Gatsby puts the options of every plugin into the browser's code.
    appendScript: join('public', workerFile),
    // Otherwise, Workbox logs every request on this machine.
    debug: false,
    workboxConfig: {
      cacheId: workboxPrefix,
      runtimeCaching: [unused, unused, unused, unused],
      skipWaiting: false,
      clientsClaim: false,
    },
  },
});
