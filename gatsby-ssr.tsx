import type { GatsbySSR } from 'gatsby';
import { directionOf } from './stores/languages.ts';
import { languageOfPath } from './stores/urls.ts';
import { consentScript } from './src/consent/consent-script.ts';
import { listingScript } from './src/listing/listing-script.ts';
import { languageScript } from './src/navigation/language-script.ts';
import { startScript } from './src/recovery/start-script.ts';
import { currentStore } from './src/shop/current-store.ts';

export { wrapPageElement } from './src/app/root.tsx';

export const onRenderBody: GatsbySSR['onRenderBody'] = (page) => {
  const language = languageOfPath(currentStore, page.pathname);
  page.setHtmlAttributes({ lang: language, dir: directionOf(language) });
  page.setHeadComponents([<link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />]);
  const scripts = {
    language: currentStore.languages.length < 2 ? null : languageScript(currentStore.languages),
    consent: consentScript(),
    start: startScript,
    listing: listingScript,
  };
  page.setPreBodyComponents(
    Object.entries(scripts).flatMap(([key, script]) =>
      script === null ? [] : <script key={key} dangerouslySetInnerHTML={{ __html: script }} />,
    ),
  );
};
