import type { GatsbyBrowser } from 'gatsby';
import { setPageLoad } from './src/recovery/full-load.ts';
import './src/styles/global.css';
import { track } from './src/telemetry/track.ts';

export { wrapPageElement } from './src/app/root.tsx';

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => setPageLoad('slow');

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  setPageLoad('ready');
  track({ name: 'gatsby-route-change', href: location.href });
};
