import { isOnline } from '../recovery/network-status.ts';

/*
 * Replaces Gatsby's own `register-service-worker` (`gatsby/patches.ts`), which registers while the page is still
 * loading, does not report a new version that has been waiting since an earlier visit, has the next navigation load the
 * whole page after every update, even during checkout, and logs nothing where HTTPS is there but service workers are
 * not.
 */

/** Leaves the network to the page itself. */
const pauseMs = 3000;

function register(): void {
  import('./register.ts').then((parts) => parts.register()).catch(console.error);
}

const start = () =>
  setTimeout(() => {
    if (isOnline()) register();
    else window.addEventListener('online', register, { once: true });
  }, pauseMs);

if (document.readyState === 'complete') start();
else window.addEventListener('load', start, { once: true });
