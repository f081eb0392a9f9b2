import type { GatsbyBrowser } from 'gatsby';
import { startFrame } from './src/i18n/frame.ts';
import { loadExtra } from './src/recovery/reload-guard.ts';
import { forgetAlternates } from './src/region/forget-alternates.ts';
import { setPageLoad } from './src/recovery/full-load.ts';
import './src/styles/global.css';
import { track } from './src/telemetry/track.ts';

export { wrapPageElement } from './src/app/root.tsx';

/** Gatsby waits for it before the page comes alive. */
export const onClientEntry = () => loadExtra(() => startFrame(document.documentElement.lang));

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => setPageLoad('slow');

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) forgetAlternates();
  setPageLoad('ready');
  track({ name: 'gatsby-route-change' });
};
