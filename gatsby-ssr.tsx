import type { GatsbySSR } from 'gatsby';

export { wrapPageElement } from './src/app/wrap.tsx';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) =>
  setHeadComponents([<link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
