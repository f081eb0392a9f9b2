import type { GatsbyBrowser } from 'gatsby';
import './src/styles/global.css';
import { track } from './src/telemetry/track.ts';

export { wrapPageElement } from './src/app/root.tsx';

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) =>
  track({ name: 'gatsby-route-change', href: location.href });
