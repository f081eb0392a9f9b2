import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { startSharedData } from './src/i18n/shared-data.ts';
import { loadExtra } from './src/recovery/reload-guard.ts';
import { forgetAlternates } from './src/region/other-storefronts.ts';
import { setPageLoad } from './src/recovery/full-load.ts';
import './src/styles/global.css';
import { track } from './src/telemetry/track.ts';

export { wrapPageElement } from './src/app/root.tsx';

/** Gatsby waits for it before the page is hydrated. */
export const onClientEntry = () => loadExtra(() => startSharedData(document.documentElement.lang));

/** Gatsby would hydrate a page in one long task. As a transition, React lets input through in between. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () =>
  (element: ReactNode, container: Element): void => {
    // Gatsby's development server sends no HTML.
    if (container.childElementCount === 0) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element, rootOptions));
  };

/** As Gatsby has them: what an error boundary catches, it reports itself. */
const rootOptions: RootOptions = { onUncaughtError: console.error, onCaughtError: () => undefined };

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => setPageLoad('slow');

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) forgetAlternates();
  setPageLoad('ready');
  track({ name: 'gatsby-route-change' });
};
