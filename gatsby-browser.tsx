import type { GatsbyBrowser } from 'gatsby';
import { setPageLoad } from './src/recovery/full-load.ts';
import './src/styles/global.css';

export { wrapPageElement } from './src/app/root.tsx';

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () => setPageLoad('slow');

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => setPageLoad('ready');
