import type { GatsbySSR } from 'gatsby';
import { directionOf } from './stores/languages.ts';
import { languageOfPath } from './stores/urls.ts';
import { languageScript } from './src/navigation/language-script.ts';
import { currentStore } from './src/shop/current-store.ts';

export { wrapPageElement } from './src/app/root.tsx';

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const language = languageOfPath(currentStore, page.pathname);
  page.setHtmlAttributes({ lang: language, dir: directionOf(language) });
  page.setHeadComponents([<link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
  if (currentStore.languages.length < 2) return;
  const script = languageScript(currentStore.languages);
  page.setPreBodyComponents([<script key="language" dangerouslySetInnerHTML={{ __html: script }} />]);
};
