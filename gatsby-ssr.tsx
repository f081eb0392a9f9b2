import type { GatsbySSR } from 'gatsby';
import { currentStore } from './src/shop/current-store.ts';

export { wrapPageElement } from './src/app/wrap.tsx';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: currentStore.defaultLanguage, dir: 'ltr' });
  setHeadComponents([<link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
};
